import { BitSet } from './bitset';

test('adds and finds', () => {
  const set = new BitSet([1, 5, 40]);
  expect([1, 5, 40].every((v) => set.has(v))).toBe(true);
  expect([0, 2, 8, 39, 41, 1000].some((v) => set.has(v))).toBe(false);
  expect(set.size).toBe(3);
  expect(() => set.add(-1)).toThrow(RangeError);
});

test('lists values in order', () => {
  expect([...new BitSet([70, 3, 0, 33, 3])]).toEqual([0, 3, 33, 70]);
  expect([...new BitSet()]).toEqual([]);
});

test('combines sets', () => {
  const a = new BitSet([1, 2, 50]);
  const b = new BitSet([2, 3, 200]);
  expect([...a.union(b)]).toEqual([1, 2, 3, 50, 200]);
  expect([...a.intersect(b)]).toEqual([2]);
  expect([...a.minus(b)]).toEqual([1, 50]);
  expect([...a]).toEqual([1, 2, 50]);
});

test('deletes', () => {
  const set = new BitSet([4, 36]);
  expect(set.delete(4)).toBe(true);
  expect(set.delete(4)).toBe(false);
  expect([...set]).toEqual([36]);
});

test('every user of a segment is found', () => {
  const set = new BitSet(Array.from({ length: 48 }, (_, i) => i));
  const missing = Array.from({ length: 48 }, (_, i) => i).filter((i) => !set.has(i));
  expect(missing).toEqual([]);
});
