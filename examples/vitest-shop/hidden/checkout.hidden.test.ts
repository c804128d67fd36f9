import { expect, test } from 'vitest';
import { Checkout, PaymentDeclined } from '../src/checkout.ts';
import type { PaymentGateway } from '../src/checkout.ts';

const tick = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

function setup(charge: PaymentGateway['charge']) {
  const log: string[] = [];
  const stock = {
    reserve: async (sku: string, quantity: number) => {
      await tick();
      log.push(`reserve ${sku} ${quantity}`);
    },
    release: async (sku: string, quantity: number) => {
      await tick();
      log.push(`release ${sku} ${quantity}`);
    },
  };
  const gateway: PaymentGateway = {
    async charge(customerId, cents) {
      await tick();
      log.push(`charge ${customerId} ${cents}`);
      return charge(customerId, cents);
    },
  };
  return { log, checkout: new Checkout(gateway, stock) };
}

const order = [{ sku: 'lamp', quantity: 3, unitPrice: 2_000 }];

test('a slow decline is reported after the goods are back', async () => {
  const { log, checkout } = setup(async () => {
    throw new PaymentDeclined('no cover');
  });
  expect(await checkout.submit('c-1', order)).toEqual({ status: 'declined', reason: 'no cover' });
  expect(log).toEqual(['reserve lamp 3', 'charge c-1 6000', 'release lamp 3']);
});

test('a payment that succeeds keeps the goods reserved', async () => {
  const { log, checkout } = setup(async () => ({ reference: 'ok-9' }));
  expect(await checkout.submit('c-2', order)).toEqual({ status: 'paid', reference: 'ok-9' });
  expect(log).toEqual(['reserve lamp 3', 'charge c-2 6000']);
});

test('an outage is not mistaken for a decline', async () => {
  const outage = new Error('timeout');
  const { log, checkout } = setup(async () => {
    throw outage;
  });
  await expect(checkout.submit('c-3', order)).rejects.toBe(outage);
  expect(log).toEqual(['reserve lamp 3', 'charge c-3 6000']);
});

test('an empty order does nothing', async () => {
  const { log, checkout } = setup(async () => ({ reference: 'never' }));
  expect(await checkout.submit('c-4', [])).toEqual({ status: 'declined', reason: 'empty order' });
  expect(log).toEqual([]);
});
