import { maxSublistSum } from './max-sublist-sum';

describe('maxSublistSum', () => {
  it('adds up the best of 4 -5 2 1 -1 3', () => {
    expect(maxSublistSum([4, -5, 2, 1, -1, 3])).toBe(5);
  });

  it('adds up the best of 3 4 5', () => {
    expect(maxSublistSum([3, 4, 5])).toBe(12);
  });

  it('adds up the best of -4 -4 -5', () => {
    expect(maxSublistSum([-4, -4, -5])).toBe(0);
  });
});
