import { History } from './undo';

test('undo and redo', () => {
  const h = new History(1);
  h.push(2);
  h.push(3);
  expect(h.undo()).toBe(2);
  expect(h.undo()).toBe(1);
  expect(h.redo()).toBe(2);
  expect(h.redo()).toBe(3);
});

test('nothing to undo', () => {
  const h = new History(1);
  expect(h.undo()).toBe(1);
});

test('a new value ends what could be redone', () => {
  const h = new History(1);
  h.push(2);
  h.undo();
  h.push(5);
  expect(h.redo()).toBe(5);
  expect(h.current).toBe(5);
});
