import { Ledger } from './ledger';

const ACCOUNTS = { a: 0, b: 50, c: Infinity };

function setUp() {
  const ledger = new Ledger();
  for (const [name, limit] of Object.entries(ACCOUNTS)) ledger.open(name, limit);
  ledger.transfer('c', 'a', 20);
  return ledger;
}
const balances = (ledger: Ledger) => Object.keys(ACCOUNTS).map((name) => ledger.balance(name));

test('nothing of a refused posting stays', () => {
  const ledger = setUp();
  const refused = [
    [
      { account: 'c', amount: -5 },
      { account: 'a', amount: -21 },
      { account: 'b', amount: 26 },
    ],
    [
      { account: 'a', amount: 71 },
      { account: 'b', amount: -51 },
      { account: 'c', amount: -20 },
    ],
  ];
  for (const lines of refused) {
    expect(() => ledger.post('refused', lines)).toThrow('is overdrawn');
    expect(balances(ledger)).toEqual([20, 0, -20]);
  }
});

test('an unknown account', () => {
  const ledger = setUp();
  expect(() => ledger.transfer('a', 'zzz', 5)).toThrow('no account zzz');
  expect(balances(ledger)).toEqual([20, 0, -20]);
});

test('can go on after a refusal', () => {
  const ledger = setUp();
  expect(() => ledger.transfer('a', 'b', 30)).toThrow('a is overdrawn');
  ledger.transfer('a', 'b', 20);
  expect(balances(ledger)).toEqual([0, 20, -20]);
  expect(ledger.history('b')).toEqual([{ text: 'transfer', amount: 20 }]);
});

test('up to the limit', () => {
  const ledger = setUp();
  ledger.transfer('b', 'c', 50);
  expect(balances(ledger)).toEqual([20, -50, 30]);
  expect(() => ledger.transfer('b', 'c', 1)).toThrow('b is overdrawn');
  expect(balances(ledger)).toEqual([20, -50, 30]);
});

test('an account in two lines, below its limit only in between', () => {
  const ledger = setUp();
  ledger.post('correction', [
    { account: 'a', amount: -30 },
    { account: 'c', amount: 20 },
    { account: 'a', amount: 10 },
  ]);
  expect(balances(ledger)).toEqual([0, 0, 0]);
});
