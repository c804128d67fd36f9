import { expect, test } from 'vitest';
import { heal } from '@testheal/vitest';
import { Inventory, UnknownSku } from '../src/inventory.ts';

const open = () =>
  new Inventory([
    ['mug', 12],
    ['tea', 2],
    ['lamp', 0],
  ]);

test('knows its levels', () => {
  const inventory = open();
  inventory.deliver('tea', 4);
  inventory.deliver('rug', 1);
  expect(inventory.level('tea')).toBe(6);
  expect(inventory.level('rug')).toBe(1);
  expect(inventory.skus()).toEqual(['lamp', 'mug', 'rug', 'tea']);
});

test('refuses a sku it has never had', () => {
  expect(() => open().level('sofa')).toThrow(UnknownSku);
  expect(() => open().take('sofa')).toThrow('unknown sku sofa');
});

test('takes goods while there are enough', () => {
  const inventory = open();
  expect(inventory.take('mug', 5)).toBe(true);
  expect(inventory.take('tea', 3)).toBe(false);
  expect(inventory.level('mug')).toBe(7);
});

test('the last piece can be sold', () => {
  heal('../src/inventory.ts#Inventory.level');
  const inventory = open();
  expect(inventory.take('tea', 2)).toBe(true);
  expect(inventory.level('tea')).toBe(0);
  expect(inventory.take('tea')).toBe(false);
});

test('availability', heal('../src/inventory.ts#Inventory.level'), () => {
  expect(open().availability('mug')).toBe('in-stock');
  expect(open().availability('tea')).toBe('low');
  expect(open().availability('lamp')).toBe('sold-out');
});
