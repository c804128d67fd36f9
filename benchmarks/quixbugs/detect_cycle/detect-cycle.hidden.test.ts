import { detectCycle } from './detect-cycle';
import type { ListNode } from './detect-cycle';

/** A list of the values, from the first. */
function listOf(...values: string[]): ListNode | null {
  let first: ListNode | null = null;
  for (const value of values.reverse()) first = { value, successor: first };
  return first;
}

describe('detectCycle', () => {
  it('sees that the last of five leads back', () => {
    const first = listOf('1', '2', '3', '4', '5')!;
    first.successor!.successor!.successor!.successor!.successor = first.successor!.successor;
    expect(detectCycle(first)).toBe(true);
  });

  it('sees no circle in a single node', () => {
    expect(detectCycle(listOf('1'))).toBe(false);
  });

  it('follows a list of six to its end', () => {
    expect(detectCycle(listOf('1', '2', '3', '4', '5', '6'))).toBe(false);
  });
});
