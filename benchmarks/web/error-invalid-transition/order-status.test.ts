import { advance, isFinal, newOrder, TransitionError } from './order-status';

describe('advance', () => {
  it('goes step by step', () => {
    const order = advance(advance(newOrder('7'), 'paid'), 'shipped');
    expect(order).toEqual({ id: '7', status: 'shipped', history: ['draft', 'paid'] });
  });

  it('does not ship what is not paid', () => {
    expect(() => advance(newOrder('7'), 'shipped')).toThrow('order 7 cannot go from draft to shipped');
  });

  it('does not cancel what is on its way', () => {
    const order = { id: '8', status: 'shipped', history: [] } as const;
    expect(() => advance(order, 'canceled')).toThrow(TransitionError);
  });
});

it('is over at the end', () => {
  expect(isFinal(newOrder('7'))).toBe(false);
  expect(isFinal(advance(newOrder('7'), 'canceled'))).toBe(true);
});
