import { reverseLinkedList } from './reverse-linked-list';
import type { ListNode } from './reverse-linked-list';

/** A list of the values, from the first. */
function listOf(...values: string[]): ListNode | null {
  let first: ListNode | null = null;
  for (const value of values.reverse()) first = { value, successor: first };
  return first;
}

describe('reverseLinkedList', () => {
  it('turns a list of five around', () => {
    expect(reverseLinkedList(listOf('1', '2', '3', '4', '5'))).toEqual(listOf('5', '4', '3', '2', '1'));
  });

  it('leaves an empty list empty', () => {
    expect(reverseLinkedList(null)).toBeNull();
  });
});
