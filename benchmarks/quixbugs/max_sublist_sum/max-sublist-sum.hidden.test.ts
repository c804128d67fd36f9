import { maxSublistSum } from './max-sublist-sum';

describe('maxSublistSum', () => {
  it('adds up the best of 0 -1 2 -1 3 -1 0', () => {
    expect(maxSublistSum([0, -1, 2, -1, 3, -1, 0])).toBe(4);
  });

  it('adds up the best of 4 -2 -8 5 -2 7 7 2 -6 5', () => {
    expect(maxSublistSum([4, -2, -8, 5, -2, 7, 7, 2, -6, 5])).toBe(19);
  });

  it('adds up the best of -2 1 -3 4 -1 2 1 -5 4', () => {
    expect(maxSublistSum([-2, 1, -3, 4, -1, 2, 1, -5, 4])).toBe(6);
  });
});
