import { orderTotal } from './order-total';

test('waits for slow answers', async () => {
  const priceOf = (sku) => new Promise((resolve) => setTimeout(() => resolve(sku.length), 1));
  expect(
    await orderTotal(
      [
        { sku: 'a', quantity: 10 },
        { sku: 'abc', quantity: 5 },
      ],
      priceOf,
    ),
  ).toBe(25);
});

test('plain answers do as well', async () => {
  expect(await orderTotal([{ sku: 'a', quantity: 3 }], () => 7)).toBe(21);
});

test('a price that cannot be had', async () => {
  const priceOf = async () => {
    throw new Error('no such article');
  };
  await expect(orderTotal([{ sku: 'a', quantity: 1 }], priceOf)).rejects.toThrow('no such article');
});
