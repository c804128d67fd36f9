import { splitEvenly } from './split-evenly';

test.each([0, -1, -100])('not in %d', (parts) => {
  for (const cents of [0, 1, 100]) expect(() => splitEvenly(cents, parts)).toThrow(RangeError);
});

test.each([1, 2, 3, 7, 10])('in %d', (parts) => {
  for (const cents of [0, 1, 99, 1000]) {
    const result = splitEvenly(cents, parts);
    expect(result.length).toBe(parts);
    expect(result.reduce((sum, one) => sum + one, 0)).toBe(cents);
  }
});
