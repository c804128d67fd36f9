import { cartReducer } from './cart-reducer';

const full = { items: [{ id: 1 }, { id: 2 }], note: 'a' };

test('clears whatever there is', () => {
  expect(cartReducer(full, { type: 'clear' })).toEqual({ items: [], note: '' });
  expect(cartReducer(undefined, { type: 'clear' })).toEqual({ items: [], note: '' });
  expect(full).toEqual({ items: [{ id: 1 }, { id: 2 }], note: 'a' });
});

test('goes on after it', () => {
  const state = [
    { type: 'add', item: { id: 1 } },
    { type: 'clear' },
    { type: 'note', text: 'b' },
    { type: 'add', item: { id: 3 } },
    { type: 'other' },
  ].reduce(cartReducer, undefined);
  expect(state).toEqual({ items: [{ id: 3 }], note: 'b' });
});

test.each(['', 'CLEAR', 'reset'])('%j changes nothing', (type) => {
  expect(cartReducer(full, { type })).toBe(full);
});
