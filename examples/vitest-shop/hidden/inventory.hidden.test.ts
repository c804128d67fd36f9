import { expect, test } from 'vitest';
import { Inventory, UnknownSku } from '../src/inventory.ts';

test('a known article at zero has the level zero', () => {
  const inventory = new Inventory([['pen', 0]]);
  expect(inventory.level('pen')).toBe(0);
  expect(inventory.availability('pen')).toBe('sold-out');
  expect(inventory.take('pen')).toBe(false);
  expect(inventory.take('pen', 0)).toBe(true);
});

test('an unknown article is refused by every method, with its sku', () => {
  const inventory = new Inventory([['pen', 0]]);
  for (const call of [
    () => inventory.level('ink'),
    () => inventory.take('ink'),
    () => inventory.availability('ink'),
    () => inventory.level(''),
  ]) {
    expect(call).toThrow(UnknownSku);
  }
  try {
    inventory.level('ink');
  } catch (error) {
    expect((error as UnknownSku).sku).toBe('ink');
  }
  expect(inventory.skus()).toEqual(['pen']);
});

test('selling out and restocking', () => {
  const inventory = new Inventory([], 1);
  inventory.deliver('cup', 2);
  expect(inventory.take('cup', 2)).toBe(true);
  expect(inventory.availability('cup')).toBe('sold-out');
  inventory.deliver('cup', 1);
  expect(inventory.availability('cup')).toBe('low');
  inventory.deliver('cup', 1);
  expect(inventory.availability('cup')).toBe('in-stock');
});
