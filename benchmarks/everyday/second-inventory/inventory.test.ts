import { Inventory } from './inventory';

test('adds', () => {
  const i = new Inventory();
  i.add('b', 1);
  i.add('a', 2);
  i.add('a', 1);
  expect(i.list()).toEqual(['a', 'b']);
});

test('too many', () => {
  const i = new Inventory();
  i.add('a', 1);
  expect(() => i.take('a', 2)).toThrow(RangeError);
});

test('what is gone is not listed', () => {
  const i = new Inventory();
  i.add('a', 1);
  i.add('b', 1);
  i.take('a', 1);
  expect(i.list()).toEqual(['b']);
});
