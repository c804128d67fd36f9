import { advance, TransitionError } from './order-status';
import type { Status } from './order-status';

const all: Status[] = ['draft', 'paid', 'shipped', 'delivered', 'canceled'];
const allowed = ['draft paid', 'draft canceled', 'paid shipped', 'paid canceled', 'shipped delivered'];

test('each step', () => {
  for (const from of all) {
    for (const to of all) {
      const order = { id: '1', status: from, history: [] };
      if (allowed.includes(`${from} ${to}`)) {
        expect(advance(order, to)).toEqual({ id: '1', status: to, history: [from] });
      } else {
        expect(() => advance(order, to)).toThrow(TransitionError);
      }
    }
  }
});
