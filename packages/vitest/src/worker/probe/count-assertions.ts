import type { Expect, TestTask } from '../runner-types.ts';

/** How many assertions have been begun so far: with everybody's `expect`, and with the test's own where it has asked for one. */
export function countAssertions({ context }: TestTask): number {
  const shared = (globalThis as Record<symbol, unknown>)[Symbol.for('expect-global')] as Expect | undefined;
  // oxlint-disable-next-line no-underscore-dangle -- the name is Vitest's
  const own = context._local === true ? context.expect : undefined;
  return callsOf(shared) + callsOf(own);
}

function callsOf(expect: Expect | undefined): number {
  return expect?.getState().assertionCalls ?? 0;
}
