import { LinkedList } from './linked';

function listOf<T>(...values: T[]): LinkedList<T> {
  const list = new LinkedList<T>();
  for (const value of values) list.add(value);
  return list;
}

test('first after first', () => {
  const list = listOf('a', 'b', 'c');
  expect([list.remove('a'), list.remove('b')]).toEqual([true, true]);
  expect(list.toArray()).toEqual(['c']);
  expect(list.size).toBe(1);
});

test('the only one', () => {
  const list = listOf(1);
  expect(list.remove(1)).toBe(true);
  expect(list.toArray()).toEqual([]);
  expect(list.size).toBe(0);
  expect(list.remove(1)).toBe(false);
  expect(list.size).toBe(0);
  expect(list.add(5).add(6).toArray()).toEqual([5, 6]);
});

test('the last', () => {
  const list = listOf(1, 2, 3);
  expect(list.remove(3)).toBe(true);
  expect(list.add(4).toArray()).toEqual([1, 2, 4]);
  expect(list.size).toBe(3);
});

test('equal values go one by one', () => {
  const list = listOf(7, 7, 1, 7);
  list.remove(7);
  expect(list.toArray()).toEqual([7, 1, 7]);
  list.remove(7);
  expect(list.toArray()).toEqual([1, 7]);
  list.remove(7);
  expect(list.toArray()).toEqual([1]);
  expect(list.remove(7)).toBe(false);
});

test('the first, then one that is not there', () => {
  const list = listOf(0, 1, 2);
  expect(list.remove(0)).toBe(true);
  expect(list.remove(0)).toBe(false);
  expect(list.toArray()).toEqual([1, 2]);
  expect(list.add(0).toArray()).toEqual([1, 2, 0]);
});
