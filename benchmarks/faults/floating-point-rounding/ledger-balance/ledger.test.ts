import { accountBalance, debitTotal, invalidEntries, isBalanced, problemsOf } from './ledger';

const rent = {
  number: 1,
  text: 'Rent',
  postings: [
    { account: '4210', debit: 850 },
    { account: '1200', credit: 850 },
  ],
};

const lunch = {
  number: 2,
  text: 'Lunch',
  postings: [
    { account: '4650', debit: 0.1 },
    { account: '1570', debit: 0.2 },
    { account: '1000', credit: 0.3 },
  ],
};

const hosting = {
  number: 3,
  text: 'Hosting',
  postings: [
    { account: '4930', debit: 49.99 },
    { account: '4930', debit: 19.99 },
    { account: '1570', debit: 13.29 },
    { account: '1200', credit: 83.27 },
  ],
};

const wrong = {
  number: 4,
  text: 'Typo',
  postings: [
    { account: '4930', debit: 12.34 },
    { account: '1200', credit: 12.43 },
  ],
};

describe('ledger', () => {
  it('adds up debits', () => {
    expect(debitTotal(rent)).toBe(850);
  });

  it('accepts an entry that agrees', () => {
    expect(isBalanced(rent)).toBe(true);
  });

  it('accepts a split entry', () => {
    expect(isBalanced(lunch)).toBe(true);
  });

  it('has nothing against a split invoice', () => {
    expect(problemsOf(hosting)).toEqual([]);
  });

  it('refuses an entry that does not agree', () => {
    expect(problemsOf(wrong)).toEqual(['not balanced: 12.34 / 12.43']);
  });

  it('names the entries to look at', () => {
    expect(invalidEntries([rent, wrong])).toEqual([4]);
  });

  it('refuses a single posting', () => {
    expect(problemsOf({ number: 5, text: '', postings: [{ account: '1', debit: 0 }] })).toEqual([
      'needs at least two postings',
    ]);
  });

  it('knows the balance of an account', () => {
    expect(accountBalance([rent, hosting], '1200')).toBe(-933.27);
  });
});
