import { splitEvenly } from './split-evenly';

test('equal parts', () => {
  expect(splitEvenly(300, 3)).toEqual([100, 100, 100]);
});

test('what is left goes to the first', () => {
  expect(splitEvenly(200, 3)).toEqual([67, 67, 66]);
});

test('one part', () => {
  expect(splitEvenly(99, 1)).toEqual([99]);
});

test('needs a part', () => {
  expect(() => splitEvenly(100, 0)).toThrow('parts must be at least 1');
  expect(() => splitEvenly(100, -2)).toThrow(RangeError);
});
