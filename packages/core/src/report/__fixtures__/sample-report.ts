import type { HealReport, PatchReport, TargetReport } from '../../model/report.ts';
import { unifiedDiff } from '../files/unified-diff.ts';

const before = `export function extractPrice(text: string): number {
  const digits = text.replace(/[^0-9]/, '');
  return Number(digits);
}
`;
const after = before.replace('/[^0-9]/', '/[^0-9]/g');

const healedPatch: PatchReport = {
  rank: 1,
  proposer: 'search',
  operator: 'change-regexp-flags',
  label: 'plausible',
  cost: 0.8,
  edits: [{ start: 92, end: 92, text: 'g' }],
  diff: unifiedDiff({ path: 'src/price.ts', before, after }),
  healedSource: after,
  applied: false,
};

export const healedTarget: TargetReport = {
  file: 'src/price.ts',
  symbol: 'extractPrice',
  failing: ['rupees', 'dollars', 'nothing'].map((title) => `test/price.test.ts > parses ${title}`),
  passing: 4,
  guards: { ran: 12, of: 12 },
  status: 'healed',
  reason: 'healed',
  explanation: 'A patch passes all tests.',
  label: 'plausible',
  diagnosis: { faultClass: 'wrong-value', message: 'expected 1 to be 12', expected: '12', actual: '1' },
  suspicious: [{ line: 2, score: 1 }],
  patches: [healedPatch, { ...healedPatch, rank: 2 }, { ...healedPatch, rank: 3 }],
  search: {
    candidates: 412,
    candidatesPerSecond: 824,
    probeMs: 500,
    verifyMs: 320,
    firstPlausibleMs: 210,
    way: 'in-place',
    types: 'used',
    plausible: 3,
    nearestTurned: 2,
  },
  usage: { calls: 0, inputTokens: 0, outputTokens: 0, usd: 0 },
};

const appliedTarget: TargetReport = {
  ...healedTarget,
  patches: [{ ...healedPatch, applied: true, backup: 'src/price.ts.heal-backup' }],
};

export const suspiciousTarget: TargetReport = {
  ...healedTarget,
  label: 'suspicious',
  explanation: 'The patch passes, but it names a literal of the tests in a new branch, so it may only fit them.',
  patches: [{ ...healedPatch, label: 'suspicious' }],
};

/** No mark names it. */
export const calledTarget: TargetReport = {
  ...suspiciousTarget,
  calledBy: 'src/cart.ts#Cart.total',
  explanation:
    "src/cart.ts#Cart.total uses it, and no mark names it, as heal('../src/price.ts#extractPrice') would: it passes",
};

export const modelTarget: TargetReport = {
  ...healedTarget,
  patches: [{ ...healedPatch, proposer: 'model', operator: 'haiku, attempt 2' }],
  usage: { calls: 2, inputTokens: 5000, outputTokens: 300, usd: 0.0031, unpriced: ['qwen'] },
};

export const faultyTarget: TargetReport = {
  ...healedTarget,
  search: { ...healedTarget.search, faults: [{ operator: 'change-string', reason: 'TypeError: x is undefined' }] },
};

const missedTarget: TargetReport = {
  ...healedTarget,
  file: 'src/cart.ts',
  symbol: 'Cart.total',
  status: 'not-healed',
  reason: 'exhausted',
  explanation: 'search space exhausted: no edit passed (wrong-value)',
  suspicious: [
    { line: 31, score: 0.944 },
    { line: 27, score: 0.707 },
  ],
  patches: [],
  search: {
    candidates: 18_204,
    candidatesPerSecond: 3000,
    probeMs: 6100,
    verifyMs: 0,
    way: 'reload',
    wayReason: 'The module is imported by a module that keeps its old exports.',
    plausible: 0,
    nearestTurned: 2,
  },
};

const skippedTarget: TargetReport = {
  ...missedTarget,
  file: 'src/checkout/payment-provider.ts',
  symbol: 'charge',
  failing: ['test/payment.test.ts > charges once'],
  passing: 0,
  guards: { ran: 0, of: 0 },
  status: 'skipped',
  reason: 'opens-sockets',
  explanation: 'The tests open sockets. Allow it with --heal-allow-sockets when they only talk to this machine.',
  suspicious: [],
  search: { ...missedTarget.search, candidates: 0, nearestTurned: 0, way: 'none' },
};

export const fullReport: HealReport = {
  schemaVersion: 1,
  tool: { name: 'testheal', version: '0.1.0' },
  runner: { name: 'vitest', version: '4.1.12' },
  node: '20.20.2',
  seed: 1,
  durationMs: 7100,
  firstDiffMs: 1210,
  exitCode: 1,
  targets: [healedTarget, missedTarget, skippedTarget],
  excluded: [
    {
      test: 'test/tax.test.ts > is not done yet',
      target: '../src/tax.ts#round',
      reason: 'todo',
      explanation: 'it is a `todo` without a body: write the test first',
    },
    {
      test: 'test/tax.test.ts > waits',
      target: '../src/tax.ts#round',
      reason: 'flaky',
      explanation: 'it is flaky: it passed at try 2',
    },
  ],
  unmarked: [
    { test: 'test/tax.test.ts > rounds half up', target: 'src/tax.ts#round', marker: "heal('../src/tax.ts#round')" },
    { test: 'test/odd.test.ts > is odd' },
  ],
  notices: ['--bail hid tests that would have run after the first failure.'],
  totals: { targets: 3, healed: 1, applied: 0, durationMs: 7100 },
};

export const minimalReport: HealReport = {
  ...fullReport,
  exitCode: 0,
  targets: [],
  excluded: [],
  unmarked: [],
  notices: [],
  totals: { targets: 0, healed: 0, applied: 0, durationMs: 0 },
};

export const appliedReport: HealReport = {
  ...minimalReport,
  targets: [appliedTarget],
  totals: { targets: 1, healed: 1, applied: 1, durationMs: 900 },
};
