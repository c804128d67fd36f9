import { scriptedOracle } from '@testheal/testkit';
import { expect, it } from 'vitest';
import type { Candidate } from '../../model/candidate.ts';
import type { RepairTarget } from '../../model/target.ts';
import type { Proof } from '../../verify/verify-patch.ts';
import { createEarlyProofs, type EarlyProofs } from './early-proofs.ts';
import { NO_REVIEW } from './patch-review.ts';

const SOURCE = 'export function f(x: number) {\n  return x - 1;\n}\n';
const TEST = '/p/test/a.test.ts';
const TARGET: RepairTarget = { file: '/p/src/a.ts', source: SOURCE, regions: [{ start: 0, end: SOURCE.length }] };

/** Puts another text in the place of `x - 1`. */
function candidate(text: string): Candidate {
  const start = SOURCE.indexOf('x - 1');
  return { key: text, edits: [{ start, end: start + 5, text }], operator: 'scripted', cost: 1 };
}

function proofsOf(onFirst: (text: string) => void, fails = false): { early: EarlyProofs; ran: string[] } {
  const project = {
    root: '/p',
    files: {
      'src/a.ts': SOURCE,
      'test/a.test.ts': "import { f } from '../src/a.ts';\ntest('one more', () => { expect(f(1)).toBe(2) });\n",
    },
  };
  const ran: string[] = [];
  const oracle = scriptedOracle({
    project,
    answer: (request) => {
      ran.push(/return (.*);/.exec(request.overlay['/p/src/a.ts'] ?? '')?.[1] ?? '');
      if (fails) throw new Error('no host');
      return undefined;
    },
  });
  const proof: Proof = {
    oracle,
    clock: { now: () => 0 },
    signal: new AbortController().signal,
    targets: [{ file: 'test/a.test.ts', titlePath: ['one more'], occurrence: 0 }],
    files: [{ path: TEST }],
    ownFiles: 1,
    passedBefore: new Map(),
    failedBefore: new Set(),
    overlay: {},
    runTimeoutMs: 5_000,
    worker: 'fresh',
    guardTimeoutMs: 5_000,
  };
  const early = createEarlyProofs(Promise.resolve(proof), TARGET, NO_REVIEW, (patch) => onFirst(patch.candidate.key));
  return { early, ran };
}

it('runs finds in their order until one passes, and tells that one at once', async () => {
  let tell = (_text: string): void => undefined;
  const first = new Promise<string>((resolve) => (tell = resolve));
  const { early, ran } = proofsOf(tell);

  for (const text of ['x', 'x', 'x + 1', '2']) early.offer(candidate(text));
  const told = await first;
  early.offer(candidate('x + 2'));
  const verdicts = await early.end();

  expect([told, ran]).toEqual(['x + 1', ['x', 'x + 1']]);
  expect([...verdicts].map(([source, { status }]) => [/return (.*);/.exec(source)?.[1], status])).toEqual([
    ['x', 'failing'],
    ['x + 1', 'plausible'],
  ]);
});

it('gives up after four finds, whose verdicts stay known', async () => {
  const { early, ran } = proofsOf(() => undefined);
  const tried = ['x', 'x * 1', 'x * 3', '-x'];

  for (const text of [...tried, 'x + 1']) early.offer(candidate(text));
  while (ran.length < tried.length) await new Promise(setImmediate);
  const verdicts = await early.end();

  expect([ran, verdicts.size]).toEqual([tried, 4]);
});

it('leaves a run that cannot be made to those after the search', async () => {
  const { early, ran } = proofsOf(() => undefined, true);

  early.offer(candidate('x + 1'));
  while (ran.length === 0) await new Promise(setImmediate);
  const verdicts = await early.end();

  expect(verdicts.size).toBe(0);
});
