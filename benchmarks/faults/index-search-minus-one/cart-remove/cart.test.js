import { addToCart, cartCents, emptyCart, hasItem, itemCount, removeFromCart } from './cart';

const mug = { sku: 'MUG-1', unitCents: 1290 };
const shirt = { sku: 'TEE-M', unitCents: 2495 };

let cart;

beforeEach(() => {
  cart = emptyCart();
  addToCart(cart, mug, 2);
  addToCart(cart, shirt);
});

describe('cart', () => {
  it('adds up', () => {
    expect(cartCents(cart)).toBe(5075);
    expect(itemCount(cart)).toBe(3);
  });

  it('adds to the line of a product', () => {
    addToCart(cart, mug, 3);
    expect(cart.lines).toEqual([
      { sku: 'MUG-1', unitCents: 1290, quantity: 5 },
      { sku: 'TEE-M', unitCents: 2495, quantity: 1 },
    ]);
  });

  it('takes some of a product out', () => {
    removeFromCart(cart, 'MUG-1', 1);
    expect(itemCount(cart)).toBe(2);
  });

  it('takes a product out', () => {
    removeFromCart(cart, 'MUG-1');
    expect(hasItem(cart, 'MUG-1')).toBe(false);
    expect(hasItem(cart, 'TEE-M')).toBe(true);
  });

  it('leaves the cart alone when the product is not in it', () => {
    removeFromCart(cart, 'CAP-7');
    expect(hasItem(cart, 'TEE-M')).toBe(true);
    expect(cartCents(cart)).toBe(5075);
  });

  it('does not mind removing twice', () => {
    removeFromCart(cart, 'TEE-M');
    removeFromCart(cart, 'TEE-M');
    expect(cart.lines.map((line) => line.sku)).toEqual(['MUG-1']);
  });

  it('drops the coupon with the last product', () => {
    cart.coupon = 'WELCOME10';
    removeFromCart(cart, 'MUG-1');
    expect(cart.coupon).toBe('WELCOME10');
    removeFromCart(cart, 'TEE-M');
    expect(cart).toEqual({ lines: [], coupon: null });
  });
});
