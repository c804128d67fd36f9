import { Accounts, payAll, transfer } from './transaction';

function setUp() {
  const accounts = new Accounts();
  accounts.open('ann', 100);
  accounts.open('bob', 20);
  accounts.open('shop');
  return accounts;
}

test('transfers', async () => {
  const accounts = setUp();
  await transfer(accounts, 'ann', 'shop', 30);
  expect(accounts.balance('ann')).toBe(70);
  expect(accounts.balance('shop')).toBe(30);
  expect(accounts.depth).toBe(0);
});

test('a transfer that is not possible leaves the balances alone', async () => {
  const accounts = setUp();
  await transfer(accounts, 'bob', 'shop', 50).catch(() => undefined);
  expect(accounts.balance('bob')).toBe(20);
  expect(accounts.balance('shop')).toBe(0);
  expect(accounts.depth).toBe(0);
});

test('pays a list', async () => {
  const accounts = setUp();
  await payAll(accounts, [
    { from: 'ann', to: 'bob', amount: 60 },
    { from: 'bob', to: 'shop', amount: 75 },
  ]);
  expect(['ann', 'bob', 'shop'].map((id) => accounts.balance(id))).toEqual([40, 5, 75]);
});

test('one payment of a list is not possible', async () => {
  const accounts = setUp();
  await payAll(accounts, [
    { from: 'ann', to: 'shop', amount: 10 },
    { from: 'bob', to: 'shop', amount: 21 },
  ]).catch(() => undefined);
  expect(['ann', 'bob', 'shop'].map((id) => accounts.balance(id))).toEqual([100, 20, 0]);
});

test('unknown accounts', () => {
  const accounts = setUp();
  expect(() => accounts.balance('eve')).toThrow('no account eve');
  expect(() => accounts.open('ann')).toThrow('account ann exists');
});
