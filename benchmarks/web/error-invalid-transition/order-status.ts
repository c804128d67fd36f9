/** States of an order, and how one follows another. */

export type Status = 'draft' | 'paid' | 'shipped' | 'delivered' | 'canceled';

export interface Order {
  readonly id: string;
  readonly status: Status;
  readonly history: readonly Status[];
}

const NEXT: Readonly<Record<Status, readonly Status[]>> = {
  draft: ['paid', 'canceled'],
  paid: ['shipped', 'canceled'],
  shipped: ['delivered'],
  delivered: [],
  canceled: [],
};

export class TransitionError extends Error {
  constructor(order: Order, to: Status) {
    super(`order ${order.id} cannot go from ${order.status} to ${to}`);
  }
}

/** @throws TransitionError when the order cannot become that */
export function advance(order: Order, to: Status): Order {
  if (!NEXT[order.status]) throw new TransitionError(order, to);
  return { ...order, status: to, history: [...order.history, order.status] };
}

export function isFinal({ status }: Order): boolean {
  return NEXT[status].length === 0;
}

export function newOrder(id: string): Order {
  return { id, status: 'draft', history: [] };
}
