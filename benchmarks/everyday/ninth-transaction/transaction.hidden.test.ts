import { Accounts, inTransaction, payAll, transfer } from './transaction';

function setUp() {
  const accounts = new Accounts();
  accounts.open('a', 10);
  accounts.open('b', 5);
  return accounts;
}

const outcome = (promise: Promise<void>) =>
  promise.then(
    () => 'ok',
    (error: Error) => error.message,
  );

test('the caller hears of the failure', async () => {
  const accounts = setUp();
  expect(await outcome(transfer(accounts, 'a', 'b', 12))).toBe('account a is short of 2');
  expect(await outcome(transfer(accounts, 'a', 'c', 1))).toBe('no account c');
  expect(await outcome(transfer(accounts, 'a', 'b', 10))).toBe('ok');
  expect(accounts.balance('b')).toBe(15);
});

test('the error itself comes through', async () => {
  const reason = new Error('disk full');
  const failed = await inTransaction(setUp(), async () => {
    throw reason;
  }).catch((error: unknown) => error);
  expect(failed).toBe(reason);
});

test('the last payment fails', async () => {
  const accounts = setUp();
  const payments = [
    { from: 'a', to: 'b', amount: 3 },
    { from: 'b', to: 'a', amount: 4 },
    { from: 'b', to: 'nobody', amount: 1 },
  ];
  expect(await outcome(payAll(accounts, payments))).toBe('no account nobody');
  expect(accounts.balance('a')).toBe(10);
  expect(accounts.balance('b')).toBe(5);
});

test('a failure inside can be handled by the work outside', async () => {
  const accounts = setUp();
  let handled = '';
  await inTransaction(accounts, async () => {
    await accounts.add('a', 1);
    handled = await outcome(transfer(accounts, 'b', 'a', 100));
  });
  expect(handled).toBe('account b is short of 95');
  expect(accounts.balance('a')).toBe(11);
  expect(accounts.balance('b')).toBe(5);
  expect(accounts.depth).toBe(0);
});

test('payments that depend on each other', async () => {
  const accounts = setUp();
  accounts.open('c');
  const payments = [
    { from: 'a', to: 'c', amount: 10 },
    { from: 'c', to: 'b', amount: 10 },
  ];
  expect(await outcome(payAll(accounts, payments))).toBe('ok');
  expect(accounts.balance('b')).toBe(15);
  expect(await outcome(payAll(accounts, []))).toBe('ok');
});
