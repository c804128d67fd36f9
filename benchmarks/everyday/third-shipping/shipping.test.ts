import { shippingCost } from './shipping';

test('small', () => {
  expect(shippingCost({ weight: 1, express: false, country: 'DE' })).toBe(4);
});

test('express', () => {
  expect(shippingCost({ weight: 3, express: true, country: 'DE' })).toBe(14);
});

test('abroad', () => {
  expect(shippingCost({ weight: 3, express: false, country: 'FR' })).toBe(15);
});

test('express abroad', () => {
  expect(shippingCost({ weight: 10, express: true, country: 'FR' })).toBe(32);
});
