import { reverseLinkedList } from './reverse-linked-list';
import type { ListNode } from './reverse-linked-list';

/** A list of the values, from the first. */
function listOf(...values: string[]): ListNode | null {
  let first: ListNode | null = null;
  for (const value of values.reverse()) first = { value, successor: first };
  return first;
}

describe('reverseLinkedList', () => {
  it('turns a list of two around', () => {
    expect(reverseLinkedList(listOf('a', 'b'))).toEqual(listOf('b', 'a'));
  });

  it('leaves a single node as it is', () => {
    const only = listOf('1');
    expect(reverseLinkedList(only)).toBe(only);
    expect(only).toEqual(listOf('1'));
  });
});
