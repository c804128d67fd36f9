import { detectCycle } from './detect-cycle';
import type { ListNode } from './detect-cycle';

/** A list of the values, from the first. */
function listOf(...values: string[]): ListNode | null {
  let first: ListNode | null = null;
  for (const value of values.reverse()) first = { value, successor: first };
  return first;
}

describe('detectCycle', () => {
  it('follows a list of five to its end', () => {
    expect(detectCycle(listOf('1', '2', '3', '4', '5'))).toBe(false);
  });

  it('sees that one of two leads to itself', () => {
    const first = listOf('1', '2')!;
    first.successor!.successor = first.successor;
    expect(detectCycle(first)).toBe(true);
  });

  it('follows a list of two to its end', () => {
    expect(detectCycle(listOf('1', '2'))).toBe(false);
  });
});
