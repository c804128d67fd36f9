import type { ModelAttempt } from '../../model/model-attempt.ts';
import type { ModelRequest } from '../../model/model-request.ts';
import type { RepairEvidence } from '../../model/repair-evidence.ts';
import type { PromptLimits } from '../prompt/build-prompt.ts';

export const SOURCE = `import { round } from './round.ts';

export function total(lines: readonly Line[]): number {
  let sum = 0;
  for (const line of lines) sum += line.price;
  return round(sum);
}
`;

export const EVIDENCE: RepairEvidence = {
  target: {
    file: '/p/src/total.ts',
    symbol: 'total',
    source: SOURCE,
    regions: [{ start: SOURCE.indexOf('function'), end: SOURCE.length - 1 }],
  },
  path: 'src/total.ts',
  related: [
    { path: 'src/line.ts', line: 3, text: 'export interface Line {\n  price: number;\n  quantity: number;\n}\n' },
  ],
  tests: [
    { path: 'test/total.test.ts', line: 5, text: "it('multiplies', () => {\n  expect(total([line])).toBe(6);\n});" },
  ],
  failures: [{ test: 'total.test.ts > multiplies', message: 'expected 3 to be 6', expected: '6', actual: '3' }],
  passing: 2,
  values: [
    {
      line: 5,
      test: 'multiplies',
      names: [{ name: 'lines', value: '[{ price: 3, quantity: 2 }]' }],
      expressions: [{ text: 'line.price', value: '3' }],
    },
  ],
  suspicious: [{ line: 5, score: 0.8165 }],
  search: {
    candidates: 1234,
    conditions: [{ line: 4, text: 'sum > 0', value: true, turned: 1, of: 2 }],
    nearMisses: [
      { line: 5, before: 'line.price', after: 'line.price + 3', turned: 1, of: 2, broke: 1 },
      { line: 5, before: 'line.count', after: '1', turned: 0, of: 2, further: 3 },
    ],
  },
  similar: [{ path: 'src/count.ts', line: 1, text: 'export const count = (lines) => lines.length;' }],
  instructions: [{ from: 'HEAL.md', text: 'Money is in cents.' }],
};

export const LIMITS: PromptLimits = { maxInputTokens: 8_000, maxOutputTokens: 4_000 };

/** The first turn of a model: one of two failing tests passes with it. */
export const FAILED: ModelAttempt = {
  attempt: 1,
  candidate: { attempt: 1, edits: [], source: SOURCE.replace('line.price;', 'line.quantity;') },
  ignored: ['The import of `x` lies outside of the target: use what the file has.'],
  outcome: {
    status: 'failing',
    turned: 1,
    stillFailing: [{ test: 'total.test.ts > rounds', message: 'expected 2 to be 3' }],
  },
};

/** All that a model is told, from the rules to the last line. */
export function textOf({ system, messages }: ModelRequest): string {
  return [system, ...messages.flatMap(({ parts }) => parts.map(({ text }) => text))].join('\n=====\n');
}
