import { LinkedList } from './linked';

const list = () => new LinkedList<number>().add(1).add(2).add(3);

test('adds', () => {
  expect(list().toArray()).toEqual([1, 2, 3]);
});

test('removes from the middle', () => {
  const l = list();
  expect(l.remove(2)).toBe(true);
  expect(l.toArray()).toEqual([1, 3]);
  expect(l.size).toBe(2);
});

test('removes the first', () => {
  const l = list();
  expect(l.remove(1)).toBe(true);
  expect(l.toArray()).toEqual([2, 3]);
});

test('does not find', () => {
  expect(list().remove(9)).toBe(false);
});
