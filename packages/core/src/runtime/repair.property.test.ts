import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyFunction } from './any-function.ts';
import { RepairLoop } from './repair-loop.ts';

/** Small functions of two numbers, and what was broken in them. */
const OPERATORS = ['+', '-', '*', '%', '>', '<='] as const;
const fault = fc.record({
  right: fc.constantFrom(...OPERATORS),
  wrong: fc.constantFrom(...OPERATORS),
  addend: fc.integer({ min: 0, max: 3 }),
  slip: fc.integer({ min: 0, max: 1 }),
  seed: fc.integer({ min: 0, max: 5 }),
});
const INPUTS = [
  [7, 3],
  [2, 2],
  [1, 9],
] as const;

describe('a repair', () => {
  it('has the same winner and the same attempts for the same input and seed, and its winner passes', async () => {
    await fc.assert(
      fc.asyncProperty(fault, async ({ right, wrong, addend, slip, seed }) => {
        const reference = made(right, addend);
        const heal = async (): Promise<unknown> => {
          const loop = new RepairLoop(made(wrong, addend + slip), {
            tests: INPUTS.map(
              ([a, b]) =>
                (f: AnyFunction) =>
                  f(a, b) === reference(a, b),
            ),
            maxCandidates: 60,
            seed,
          });
          const { status, patch, attempts, search } = await loop.run();
          const passes = INPUTS.every(([a, b]) => loop.fn(a, b) === reference(a, b));
          expect(passes).toBe(status !== 'not-healed');
          return { status, patch, attempts, candidates: search?.candidates };
        };

        expect(await heal()).toEqual(await heal());
      }),
      { numRuns: 5, seed: 1 },
    );
  }, 60_000);
});

function made(operator: string, addend: number): AnyFunction {
  // oxlint-disable-next-line typescript/no-implied-eval -- one function for each fault
  return new Function(
    `return function combine(a, b) {\n  const both = a ${operator} b;\n  return both + ${addend};\n}`,
  )() as AnyFunction;
}
