import { addToCart, emptyCart, removeFromCart } from './cart';

function cartOf(...skus) {
  const cart = emptyCart();
  for (const sku of skus) addToCart(cart, { sku, unitCents: 100 }, 2);
  return cart;
}

const skusOf = (cart) => cart.lines.map((line) => line.sku);

describe('removing from the cart', () => {
  it.each(['a', 'b', 'c'])('takes out only %s', (sku) => {
    expect(skusOf(removeFromCart(cartOf('a', 'b', 'c'), sku))).toEqual(
      ['a', 'b', 'c'].filter((other) => other !== sku),
    );
  });

  it.each(['x', '', 'A', 'aa'])('does nothing for the unknown "%s"', (sku) => {
    expect(removeFromCart(cartOf('a', 'b', 'c'), sku)).toEqual(cartOf('a', 'b', 'c'));
    expect(removeFromCart(cartOf('a', 'b', 'c'), sku, 1)).toEqual(cartOf('a', 'b', 'c'));
  });

  it('takes out the first and only line', () => {
    expect(skusOf(removeFromCart(cartOf('a'), 'a'))).toEqual([]);
  });

  it('keeps the only line when another product is removed', () => {
    expect(skusOf(removeFromCart(cartOf('a'), 'b'))).toEqual(['a']);
  });

  it('reduces the first and the last line', () => {
    const cart = cartOf('a', 'b');
    removeFromCart(cart, 'a', 1);
    removeFromCart(cart, 'b', 1);
    expect(cart.lines.map((line) => line.quantity)).toEqual([1, 1]);
    removeFromCart(cart, 'b', 1);
    expect(skusOf(cart)).toEqual(['a']);
  });

  it('returns the cart it got', () => {
    const cart = emptyCart();
    expect(removeFromCart(cart, 'a')).toBe(cart);
  });
});
