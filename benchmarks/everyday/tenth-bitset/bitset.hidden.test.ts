import { BitSet } from './bitset';

test('the last value of each word', () => {
  for (const value of [31, 63, 95, 127, 1023]) {
    const set = new BitSet([value]);
    expect(set.has(value)).toBe(true);
    expect(set.has(value - 1)).toBe(false);
    expect(set.has(value + 1)).toBe(false);
  }
});

test('deleting the last value of a word', () => {
  const set = new BitSet([30, 31, 32]);
  expect(set.delete(31)).toBe(true);
  expect([...set]).toEqual([30, 32]);
  expect(set.size).toBe(2);
  expect(set.delete(31)).toBe(false);
});

test('a single value among all others', () => {
  for (let value = 0; value < 70; value++) {
    const set = new BitSet([value]);
    for (let other = 0; other < 100; other++) expect(set.has(other)).toBe(other === value);
    expect([...set]).toEqual([value]);
    expect(set.size).toBe(1);
  }
});

test('combinations know the last value of a word', () => {
  const a = new BitSet([0, 31, 63]);
  const b = new BitSet([31, 64]);
  expect(a.intersect(b).has(31)).toBe(true);
  expect(a.minus(b).has(31)).toBe(false);
  expect(a.minus(b).has(63)).toBe(true);
  expect(a.union(b).has(63)).toBe(true);
});

test('values outside of the words', () => {
  const set = new BitSet([2]);
  expect(set.has(32)).toBe(false);
  expect(set.has(-1)).toBe(false);
  expect(set.delete(5000)).toBe(false);
});

test('a full word', () => {
  const set = new BitSet(Array.from({ length: 32 }, (_, i) => i));
  expect(set.size).toBe(32);
  for (let i = 0; i < 32; i++) expect(set.delete(i)).toBe(true);
  expect(set.size).toBe(0);
});
