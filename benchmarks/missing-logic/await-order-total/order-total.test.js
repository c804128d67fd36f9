import { orderTotal } from './order-total';

const prices = { mug: 900, tea: 450 };
const priceOf = async (sku) => prices[sku];

test('an empty order', async () => {
  expect(await orderTotal([], priceOf)).toBe(0);
});

test('one line', async () => {
  expect(await orderTotal([{ sku: 'mug', quantity: 2 }], priceOf)).toBe(1800);
});

test('several lines', async () => {
  const lines = [
    { sku: 'mug', quantity: 1 },
    { sku: 'tea', quantity: 3 },
  ];
  expect(await orderTotal(lines, priceOf)).toBe(2250);
});
