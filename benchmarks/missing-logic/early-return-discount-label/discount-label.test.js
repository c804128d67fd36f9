import { discountLabel } from './discount-label';

test('shows how much is saved', () => {
  expect(discountLabel(50, 40)).toBe('-20 %');
  expect(discountLabel(30, 20)).toBe('-33 %');
});

test('small discounts have no number', () => {
  expect(discountLabel(1000, 999)).toBe('Sale');
});

test('the same price has no label', () => {
  expect(discountLabel(20, 20)).toBe('');
});

test('a higher price has no label', () => {
  expect(discountLabel(20, 25)).toBe('');
});
