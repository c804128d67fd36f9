export interface ListNode {
  readonly value: string;
  successor: ListNode | null;
}

/** Whether a linked list comes back to a node it has passed. */
export function detectCycle(first: ListNode | null): boolean {
  let hare = first;
  let tortoise = first;

  while (true) {
    if (hare!.successor === null) {
      return false;
    }

    tortoise = tortoise!.successor;
    hare = hare!.successor!.successor;

    if (hare === tortoise) {
      return true;
    }
  }
}
