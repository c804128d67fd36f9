import { expect, test } from 'vitest';
import { Cart } from '../src/cart.ts';

const brick = { sku: 'brick', price: 100, weightGrams: 2_000 };
const card = { sku: 'card', price: 300, weightGrams: 0 };
const book = { sku: 'book', price: 1_500, weightGrams: 600 };

test('weight, pieces and subtotal count every piece', () => {
  const cart = new Cart().add(brick, 2).add(card, 5).add(book, 1).add(brick);
  expect(cart.summary()).toEqual({ pieces: 9, subtotal: 3_300, weightGrams: 6_600 });
  cart.setQuantity('brick', 1);
  expect(cart.summary()).toEqual({ pieces: 7, subtotal: 3_100, weightGrams: 2_600 });
  cart.setQuantity('card', -1);
  cart.setQuantity('unknown', 4);
  expect(cart.summary()).toEqual({ pieces: 2, subtotal: 1_600, weightGrams: 2_600 });
});

test('an article without weight weighs nothing in any quantity', () => {
  expect(new Cart().add(card, 9).summary()).toEqual({ pieces: 9, subtotal: 2_700, weightGrams: 0 });
});

test('calling summary twice gives the same', () => {
  const cart = new Cart().add(book, 4);
  expect(cart.summary()).toEqual(cart.summary());
  expect(cart.summary().weightGrams).toBe(2_400);
});

test('the total follows the weight', () => {
  expect(new Cart().add(brick, 3).total('DE')).toBe(300 + 390 + 5 * 60);
  expect(new Cart().add(brick, 3).total('FR')).toBe(300 + 890 + 5 * 210);
  expect(new Cart().add(book, 2).total('DE')).toBe(3_000 + 390 + 60);
});
