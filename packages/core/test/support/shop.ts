/** `total` calls `net`, and both are wrong. */
export const SHOP = {
  'src/price.ts': `export function net(price: number, tax: number) {
  return price + tax;
}
export function rounded(price: number) {
  return Math.floor(price);
}
`,
  'src/cart.ts': `import { net } from './price.ts';

export function total(prices: number[]) {
  let sum = 1;
  for (const price of prices) sum += net(price, 1);
  return sum;
}
`,
  'test/cart.test.ts': `import { total } from '../src/cart.ts';

test('adds up', () => { expect(total([3, 4])).toBe(5) });
`,
  'test/price.test.ts': `import { net, rounded } from '../src/price.ts';

test('takes the tax off', () => { expect(net(3, 1)).toBe(2) });
test('keeps the price without tax', () => { expect(net(3, 0)).toBe(3) });
test('rounds', () => { expect(rounded(2.6)).toBe(3) });
`,
};

/** One marked test a function. */
export const MARKERS = {
  'adds up': '../src/cart.ts#total',
  'takes the tax off': '../src/price.ts#net',
  rounds: '../src/price.ts#rounded',
};

/** What the probe finds for each of them. */
export const FOUND = {
  'src/price.ts#net': [{ replace: [['price + tax', 'price - tax']] as const }],
  'src/price.ts#rounded': [{ replace: [['floor', 'round']] as const }],
  'src/cart.ts#total': [{ replace: [['sum = 1', 'sum = 0']] as const }],
};
