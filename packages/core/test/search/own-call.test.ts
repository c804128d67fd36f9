import { expect, it } from 'vitest';
import type { Fault } from './fault.ts';
import { runFault } from './run-fault.ts';

/** Of two numbers the second is right, and the call of `made` stands in its place. */
function faultWith(made: string): Fault {
  return {
    name: made,
    file: 'price.ts',
    source: `function third(n: number): number {\n  return n / 3;\n}\n\nexport function other(m: number): number {\n  return third(m);\n}\n\nexport function price(n: number, m: number): number {\n  if (n === m) return n;\n  return ${made};\n}\n`,
    tests: "test('a', () => same(price(2, 9), 9)); test('b', () => same(price(9, 3), 3));",
    mended: [],
  };
}

it.each([
  ['of the module itself', 'third(n)', 0.5],
  ['of the language', 'Math.cbrt(n)', 0],
])('knows that a call %s was made for something', async (_, made, more) => {
  const { plausible } = await runFault(faultWith(made));

  expect(plausible.find(({ edits }) => edits[0]?.text === 'm')?.cost).toBeCloseTo(1.4 + more);
});
