import { shippingCost } from './shipping';

test.each([
  [0.5, false, 'DE', 4],
  [5, false, 'DE', 7],
  [5.1, false, 'DE', 12],
  [1, true, 'DE', 8],
  [10, true, 'DE', 24],
  [1, false, 'FR', 12],
  [1.01, false, 'IT', 15],
  [10, false, 'US', 20],
  [1, true, 'FR', 16],
  [3, true, 'US', 22],
])('%d kg, express: %s, to %s', (weight, express, country, cost) => {
  expect(shippingCost({ weight, express, country })).toBe(cost);
});
