import { reverseLinkedList } from './reverse-linked-list';
import type { ListNode } from './reverse-linked-list';

/** A list of the values, from the first. */
function listOf(...values: string[]): ListNode | null {
  let first: ListNode | null = null;
  for (const value of values.reverse()) first = { value, successor: first };
  return first;
}

function valuesOf(first: ListNode | null): string[] {
  const values: string[] = [];
  for (let node = first; node !== null; node = node.successor) values.push(node.value);
  return values;
}

describe('reverseLinkedList', () => {
  it('turns a list of five around', () => {
    expect(valuesOf(reverseLinkedList(listOf('1', '2', '3', '4', '5')))).toEqual(['5', '4', '3', '2', '1']);
  });

  it('leaves an empty list empty', () => {
    expect(reverseLinkedList(null)).toBeNull();
  });
});
