import { Ledger, LedgerError } from './ledger';

function setUp() {
  const ledger = new Ledger();
  ledger.open('bank');
  ledger.open('cash', 0);
  ledger.open('rent', 0);
  return ledger;
}

test('moves money', () => {
  const ledger = setUp();
  ledger.transfer('bank', 'cash', 5000, 'withdrawal');
  expect(ledger.balance('bank')).toBe(-5000);
  expect(ledger.balance('cash')).toBe(5000);
  expect(ledger.history('cash')).toEqual([{ text: 'withdrawal', amount: 5000 }]);
});

test('postings of several lines', () => {
  const ledger = setUp();
  const posting = ledger.post('split', [
    { account: 'bank', amount: -300 },
    { account: 'cash', amount: 100 },
    { account: 'rent', amount: 200 },
  ]);
  expect(posting.id).toBe(1);
  expect(['bank', 'cash', 'rent'].map((account) => ledger.balance(account))).toEqual([-300, 100, 200]);
});

test('refuses what does not add up', () => {
  const ledger = setUp();
  expect(() => ledger.post('odd', [{ account: 'bank', amount: 1 }])).toThrow('out of balance by 1');
  expect(() => ledger.transfer('bank', 'cash', 0)).toThrow(LedgerError);
  expect(() => ledger.balance('nope')).toThrow('no account nope');
  expect(() => ledger.open('cash')).toThrow('exists already');
});

test('refuses to overdraw', () => {
  const ledger = setUp();
  ledger.transfer('bank', 'cash', 100);
  expect(() => ledger.transfer('cash', 'rent', 101)).toThrow('cash is overdrawn');
  ledger.transfer('cash', 'rent', 100);
  expect(ledger.balance('cash')).toBe(0);
});

test('a refused transfer changes nothing', () => {
  const ledger = setUp();
  ledger.transfer('bank', 'cash', 100);
  expect(() => ledger.transfer('cash', 'rent', 400)).toThrow(LedgerError);
  expect(ledger.balance('cash')).toBe(100);
  expect(ledger.balance('rent')).toBe(0);
  expect(ledger.history('rent')).toEqual([]);
});
