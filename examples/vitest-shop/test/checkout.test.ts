import { beforeEach, describe, expect, test, vi } from 'vitest';
import { heal } from '@testheal/vitest';
import { Checkout, PaymentDeclined, orderTotal } from '../src/checkout.ts';

const lines = [
  { sku: 'mug', quantity: 2, unitPrice: 1_200 },
  { sku: 'tea', quantity: 1, unitPrice: 850 },
];

const charge = vi.fn();
const stock = { reserve: vi.fn(async () => {}), release: vi.fn(async () => {}) };

beforeEach(() => {
  vi.clearAllMocks();
  charge.mockResolvedValue({ reference: 'pay-1' });
});

test('adds up the order', () => {
  expect(orderTotal(lines)).toBe(3_250);
  expect(orderTotal([])).toBe(0);
});

describe('Checkout.submit', () => {
  const checkout = new Checkout({ charge }, stock);

  test('reserves the goods and charges the total', async () => {
    expect(await checkout.submit('c-7', lines)).toEqual({ status: 'paid', reference: 'pay-1' });
    expect(stock.reserve.mock.calls).toEqual([
      ['mug', 2],
      ['tea', 1],
    ]);
    expect(charge).toHaveBeenCalledWith('c-7', 3_250);
    expect(stock.release).not.toHaveBeenCalled();
  });

  test('charges nothing for an empty order', async () => {
    expect(await checkout.submit('c-7', [])).toEqual({ status: 'declined', reason: 'empty order' });
    expect(charge).not.toHaveBeenCalled();
  });

  heal('../src/checkout.ts#Checkout.submit')('reports a declined payment', async () => {
    charge.mockRejectedValue(new PaymentDeclined('card expired'));
    expect(await checkout.submit('c-7', lines)).toEqual({ status: 'declined', reason: 'card expired' });
  });

  heal('../src/checkout.ts#Checkout.submit')('gives the goods back when the payment is declined', async () => {
    charge.mockRejectedValue(new PaymentDeclined('limit reached'));
    await checkout.submit('c-7', lines).catch(() => undefined);
    expect(stock.release.mock.calls).toEqual([
      ['mug', 2],
      ['tea', 1],
    ]);
  });

  test('passes other errors on', async () => {
    charge.mockRejectedValue(new Error('gateway is down'));
    await expect(checkout.submit('c-7', lines)).rejects.toThrow('gateway is down');
  });
});
