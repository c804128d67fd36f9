import { describe, expect, test } from 'vitest';
import { heal } from '@testheal/vitest';
import { Cart } from '../src/cart.ts';

const mug = { sku: 'mug', price: 1_200, weightGrams: 450 };
const tea = { sku: 'tea', price: 850, weightGrams: 120 };

describe('Cart.summary', () => {
  test('is all zeros for an empty cart', () => {
    expect(new Cart().summary()).toEqual({ pieces: 0, subtotal: 0, weightGrams: 0 });
  });

  test('adds up different articles', () => {
    expect(new Cart().add(mug).add(tea).summary()).toEqual({ pieces: 2, subtotal: 2_050, weightGrams: 570 });
  });

  test('adds up several pieces of one article', () => {
    heal('../src/cart.ts#Cart.summary');
    expect(new Cart().add(mug, 3).summary()).toEqual({ pieces: 3, subtotal: 3_600, weightGrams: 1_350 });
    expect(new Cart().add(tea).add(mug).add(tea).summary()).toEqual({ pieces: 3, subtotal: 2_900, weightGrams: 690 });
  });

  test('follows a changed quantity', () => {
    heal('../src/cart.ts#Cart.summary');
    const cart = new Cart().add(mug).add(tea);
    cart.setQuantity('tea', 4);
    expect(cart.summary().weightGrams).toBe(930);
    cart.setQuantity('mug', 0);
    expect(cart.summary()).toEqual({ pieces: 4, subtotal: 3_400, weightGrams: 480 });
  });
});

describe('Cart.total', () => {
  test('of an empty cart is zero', () => {
    expect(new Cart().total('DE')).toBe(0);
  });

  test('includes the shipping', () => {
    expect(new Cart().add(tea).total('DE')).toBe(1_240);
  });

  heal('../src/cart.ts#Cart.summary')('includes the shipping of heavy carts', () => {
    expect(new Cart().add(mug, 3).total('DE')).toBe(4_050);
  });
});
