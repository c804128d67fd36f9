import { canWithdraw, refusal, withdraw } from './account-limits';

const account = (balance: number, overdraft: number, ...holds: number[]) => ({
  iban: 'X',
  balance,
  overdraft,
  holds: holds.map((amount) => ({ reference: 'r', amount })),
  dailyLimit: 1_000_000,
  withdrawnToday: 0,
});

it.each([
  [account(100, 0), 100, true],
  [account(100, 0), 101, false],
  [account(100, 50), 150, true],
  [account(100, 50), 151, false],
  [account(100, 0, 30, 20), 50, true],
  [account(100, 0, 30, 20), 51, false],
  [account(100, 25, 100), 25, true],
  [account(100, 25, 100), 26, false],
  [account(-20, 50), 30, true],
  [account(-20, 50), 31, false],
  [account(10, 0, 20), 1, false],
])('%j covers %d: %j', (one, amount, expected) => {
  expect(canWithdraw(one, amount)).toBe(expected);
  expect(refusal(one, amount)).toBe(expected ? undefined : 'not-enough');
});

it('withdraws into the overdraft', () => {
  expect(withdraw(account(10, 90), 100).balance).toBe(-90);
});

it('throws on what is on hold', () => {
  expect(() => withdraw(account(100, 0, 60), 41)).toThrow('X: not-enough');
});
