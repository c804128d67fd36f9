/**
 * The cart of the shop, kept in the session.
 *
 * @typedef {{ sku: string, quantity: number, unitCents: number }} CartLine
 * @typedef {{ lines: CartLine[], coupon: string | null }} Cart
 */

const MAX_PER_LINE = 99;

/** @returns {Cart} */
export function emptyCart() {
  return { lines: [], coupon: null };
}

/** @param {Cart} cart @param {string} sku */
export function hasItem(cart, sku) {
  return cart.lines.some((line) => line.sku === sku);
}

/** @param {Cart} cart @param {{ sku: string, unitCents: number }} product */
export function addToCart(cart, product, quantity = 1) {
  const line = cart.lines.find((candidate) => candidate.sku === product.sku);
  if (line) {
    line.quantity = Math.min(MAX_PER_LINE, line.quantity + quantity);
  } else {
    cart.lines.push({ sku: product.sku, unitCents: product.unitCents, quantity: Math.min(MAX_PER_LINE, quantity) });
  }
  return cart;
}

/**
 * Takes a product out, all of it when no quantity is given. Nothing happens when it is not in the cart.
 *
 * @param {Cart} cart @param {string} sku @param {number} [quantity]
 */
export function removeFromCart(cart, sku, quantity = Infinity) {
  const index = cart.lines.findIndex((line) => line.sku === sku);

  const line = cart.lines[index];
  if (line && line.quantity > quantity) {
    line.quantity -= quantity;
  } else {
    cart.lines.splice(index, 1);
  }
  if (cart.lines.length === 0) cart.coupon = null;
  return cart;
}

/** @param {Cart} cart */
export function cartCents(cart) {
  const gross = cart.lines.reduce((sum, line) => sum + line.quantity * line.unitCents, 0);
  return cart.coupon === 'WELCOME10' ? Math.round(gross * 0.9) : gross;
}

/** @param {Cart} cart */
export function itemCount(cart) {
  return cart.lines.reduce((sum, line) => sum + line.quantity, 0);
}
