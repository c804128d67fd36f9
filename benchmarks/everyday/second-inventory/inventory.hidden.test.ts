import { Inventory } from './inventory';

function filled(): Inventory {
  const inventory = new Inventory();
  inventory.add('c', 3);
  inventory.add('a', 1);
  inventory.add('b', 2);
  return inventory;
}

test('what is left is listed', () => {
  const inventory = filled();
  inventory.take('c', 1);
  inventory.take('b', 1);
  expect(inventory.list()).toEqual(['a', 'b', 'c']);
});

test('taken bit by bit', () => {
  const inventory = filled();
  inventory.take('c', 1);
  inventory.take('c', 2);
  expect(inventory.list()).toEqual(['a', 'b']);
  inventory.take('b', 2);
  inventory.take('a', 1);
  expect(inventory.list()).toEqual([]);
});

test('added again', () => {
  const inventory = filled();
  inventory.take('b', 2);
  expect(inventory.list()).toEqual(['a', 'c']);
  inventory.add('b', 1);
  expect(inventory.list()).toEqual(['a', 'b', 'c']);
  expect(() => inventory.take('b', 2)).toThrow(RangeError);
  inventory.take('b', 1);
  expect(inventory.list()).toEqual(['a', 'c']);
});

test('what is gone cannot be taken', () => {
  const inventory = filled();
  inventory.take('a', 1);
  expect(() => inventory.take('a', 1)).toThrow(RangeError);
  expect(() => inventory.take('none', 1)).toThrow(RangeError);
  expect(inventory.list()).toEqual(['b', 'c']);
});

test('what could not be taken stays', () => {
  const inventory = filled();
  expect(() => inventory.take('c', 4)).toThrow(RangeError);
  expect(inventory.list()).toEqual(['a', 'b', 'c']);
  inventory.take('c', 3);
  expect(inventory.list()).toEqual(['a', 'b']);
});
