import { discountLabel } from './discount-label';

test.each([
  [0, 0, ''],
  [0, 5, ''],
  [10, 10, ''],
  [10, 10.01, ''],
  [10, 11, ''],
  [10, 9.99, 'Sale'],
  [10, 9.9, '-1 %'],
  [10, 0, '-100 %'],
  [10, 1000, ''],
  [200, 1, '-100 %'],
])('%d to %d', (before, now, label) => {
  expect(discountLabel(before, now)).toBe(label);
});
