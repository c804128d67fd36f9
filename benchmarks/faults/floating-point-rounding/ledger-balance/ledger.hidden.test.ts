import { isBalanced, problemsOf } from './ledger';

const entry = (debits: number[], credits: number[]) => ({
  number: 1,
  text: '',
  postings: [
    ...debits.map((debit) => ({ account: 'D', debit })),
    ...credits.map((credit) => ({ account: 'C', credit })),
  ],
});

describe('balance of an entry', () => {
  it.each([
    [[0.1, 0.2], [0.3]],
    [[0.3], [0.1, 0.2]],
    [[0.7, 0.1], [0.8]],
    [[1.1, 2.2], [3.3]],
    [Array.from({ length: 10 }, () => 0.1), [1]],
    [[4.35, 4.35, 4.35], [13.05]],
    [[100_000.01, 200_000.02], [300_000.03]],
    [[], []],
  ])('%j and %j agree', (debits, credits) => {
    expect(isBalanced(entry(debits, credits))).toBe(true);
    expect(isBalanced(entry(credits, debits))).toBe(true);
  });

  it.each([
    [[0.01], [0.02]],
    [[10], [10.01]],
    [[0.1, 0.2], [0.29]],
    [[0.1, 0.2], [0.31]],
    [[100_000], [99_999.99]],
    [[5], []],
    [[1], [100]],
    [[0.4], [0.3]],
  ])('%j and %j do not', (debits, credits) => {
    expect(isBalanced(entry(debits, credits))).toBe(false);
    expect(isBalanced(entry(credits, debits))).toBe(false);
  });

  it('reports totals with two digits', () => {
    expect(problemsOf(entry([0.1, 0.2], [0.4]))).toEqual(['not balanced: 0.30 / 0.40']);
  });
});
