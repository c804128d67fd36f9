import { expect, it } from 'vitest';
import { repairKey, type RepairQuestion } from './repair-key.ts';

const QUESTION: RepairQuestion = {
  tool: '1.2.3',
  seed: 1,
  target: { file: 'src/a.ts', symbol: 'f', source: 'export function f() {}\n' },
  tests: [
    { path: 'test/a.test.ts', text: 'a' },
    { path: 'test/b.test.ts', text: 'b' },
  ],
  failures: [
    { test: 'one', message: 'expected 1 to be 2', expected: '2', actual: '1' },
    { test: 'two', message: 'took 12 ms in /home/me/project/src/a.ts:3:4' },
  ],
  patched: [],
};

it('is 64 hexadecimal digits, and the same for the same question', () => {
  const key = repairKey(QUESTION);

  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(repairKey(structuredClone(QUESTION))).toBe(key);
});

it('is the same in whatever order tests come, and whatever differs from run to run', () => {
  const [one, two] = QUESTION.failures as [RepairQuestion['failures'][0], RepairQuestion['failures'][0]];
  const again = { ...two, message: 'took 15 ms in /build/7/project/src/a.ts:9:9' };

  expect(repairKey({ ...QUESTION, tests: QUESTION.tests.toReversed(), failures: [again, one] })).toBe(
    repairKey(QUESTION),
  );
});

it.each<[string, Partial<RepairQuestion>]>([
  ['another version of the tool', { tool: '1.2.4' }],
  ['another seed', { seed: 2 }],
  ['another source', { target: { ...QUESTION.target, source: 'export function f() {} \n' } }],
  ['another symbol', { target: { ...QUESTION.target, symbol: 'g' } }],
  ['no symbol', { target: { file: 'src/a.ts', source: QUESTION.target.source } }],
  ['another file', { target: { ...QUESTION.target, file: 'src/b.ts' } }],
  ['another text of a test', { tests: [{ path: 'test/a.test.ts', text: 'a ' }, ...QUESTION.tests.slice(1)] }],
  ['one test file less', { tests: QUESTION.tests.slice(1) }],
  ['one failure less', { failures: QUESTION.failures.slice(1) }],
  ['another failure', { failures: [{ test: 'one', message: 'expected 1 to be 3' }, ...QUESTION.failures.slice(1)] }],
  ['the patch of another target', { patched: [{ path: 'src/b.ts', text: 'x' }] }],
])('differs for %s', (_what, change) => {
  expect(repairKey({ ...QUESTION, ...change })).not.toBe(repairKey(QUESTION));
});
