import { cartReducer } from './cart-reducer';

const mug = { id: 1, name: 'Mug' };
const tea = { id: 2, name: 'Tea' };

test('starts empty', () => {
  expect(cartReducer(undefined, { type: 'start' })).toEqual({ items: [], note: '' });
});

test('adds and removes', () => {
  const state = cartReducer({ items: [mug], note: '' }, { type: 'add', item: tea });
  expect(state.items).toEqual([mug, tea]);
  expect(cartReducer(state, { type: 'remove', id: 1 }).items).toEqual([tea]);
});

test('takes a note', () => {
  expect(cartReducer(undefined, { type: 'note', text: 'ring twice' }).note).toBe('ring twice');
});

test('clears', () => {
  expect(cartReducer({ items: [mug, tea], note: 'x' }, { type: 'clear' })).toEqual({ items: [], note: '' });
});

test('does not know all actions', () => {
  const state = { items: [mug], note: 'x' };
  expect(cartReducer(state, { type: 'dance' })).toBe(state);
});
