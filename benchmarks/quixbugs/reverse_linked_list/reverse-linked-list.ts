export interface ListNode {
  readonly value: string;
  successor: ListNode | null;
}

/** Turns a linked list around; its last node becomes the first. */
export function reverseLinkedList(first: ListNode | null): ListNode | null {
  let previous: ListNode | null = null;
  let node = first;
  while (node !== null) {
    const next: ListNode | null = node.successor;
    node.successor = previous;
    node = next;
  }
  return previous;
}
