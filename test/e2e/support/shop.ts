import { testHead, type Runner } from './heal-project.ts';

/** A module with a boundary fault, two tests that show it and two that pass. */
export function boundaryProject(runner: Runner): Record<string, string> {
  return {
    'src/shipping.ts': SHIPPING,
    'test/shipping.test.ts': `${testHead(runner)}import { isFree, shippingCost } from '../src/shipping';

heal('../src/shipping#shippingCost')('ships for nothing from the limit on', () => {
  expect(shippingCost(5000)).toBe(0);
  expect(shippingCost(5001)).toBe(0);
});

heal('../src/shipping#shippingCost').test('charges the flat rate below the limit only', () => {
  expect([4999, 5000].map((total) => shippingCost(total))).toEqual([490, 0]);
});

test('charges small orders', () => {
  expect(shippingCost(100)).toBe(490);
});

test('knows free orders', () => {
  expect(isFree(0)).toBe(true);
  expect(isFree(490)).toBe(false);
});
`,
  };
}

export const SHIPPING = `const FLAT_RATE = 490;

/** Cost in cents for an order of \`total\` cents. */
export function shippingCost(total: number, freeFrom = 5000): number {
  if (total > freeFrom) {
    return 0;
  }
  return FLAT_RATE;
}

export const isFree = (cost: number): boolean => cost === 0;
`;

export const HEALED_SHIPPING: string = SHIPPING.replace('total > freeFrom', 'total >= freeFrom');
