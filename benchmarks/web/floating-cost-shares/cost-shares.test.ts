import { checkShares, split, total } from './cost-shares';

const shares = (...parts: number[]) => parts.map((part, index) => ({ department: `D${index + 1}`, part }));

describe('checkShares', () => {
  it('takes halves', () => {
    expect(() => checkShares(shares(0.5, 0.5))).not.toThrow();
  });

  it('takes tenths', () => {
    expect(() => checkShares(shares(0.7, 0.2, 0.1))).not.toThrow();
  });

  it('refuses what is no whole', () => {
    expect(() => checkShares(shares(0.5, 0.4))).toThrow('shares add up to 0.900, not to 1');
    expect(() => checkShares(shares(0.5, 0.6))).toThrow('shares add up to 1.100, not to 1');
  });
});

describe('split', () => {
  it('gives the rest to the last', () => {
    expect(split(1001, shares(0.25, 0.25, 0.5))).toEqual([
      { department: 'D1', cents: 250 },
      { department: 'D2', cents: 250 },
      { department: 'D3', cents: 501 },
    ]);
  });

  it('loses nothing', () => {
    expect(total(split(99_999, shares(0.7, 0.1, 0.1, 0.1)))).toBe(99_999);
  });
});
