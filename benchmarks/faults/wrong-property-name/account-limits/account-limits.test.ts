import { canWithdraw, refusal, summarize, withdraw } from './account-limits';

const account = {
  iban: 'NL01',
  balance: 50_000,
  overdraft: 10_000,
  holds: [],
  dailyLimit: 100_000,
  withdrawnToday: 0,
};
const withHold = { ...account, overdraft: 0, holds: [{ reference: 'hotel', amount: 20_000 }] };

it('sums up an account', () => {
  expect(summarize({ ...withHold, overdraft: 5_000 })).toEqual({ balance: 50_000, held: 20_000, available: 35_000 });
});

describe('canWithdraw', () => {
  it('covers less than the balance', () => {
    expect(canWithdraw(account, 49_999)).toBe(true);
  });

  it('may use the overdraft', () => {
    expect(canWithdraw(account, 60_000)).toBe(true);
  });

  it('does not touch what is on hold', () => {
    expect(canWithdraw(withHold, 30_001)).toBe(false);
  });
});

describe('refusal', () => {
  it('names the daily limit', () => {
    expect(refusal({ ...account, withdrawnToday: 99_000 }, 2_000)).toBe('daily-limit');
  });

  it('does not take half a cent', () => {
    expect(refusal(account, 0.5)).toBe('invalid-amount');
  });

  it('says when the account does not cover it', () => {
    expect(refusal(withHold, 45_000)).toBe('not-enough');
  });
});

it('books a withdrawal', () => {
  expect(withdraw(account, 20_000)).toEqual({ ...account, balance: 30_000, withdrawnToday: 20_000 });
});
