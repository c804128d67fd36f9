import { bucketsort } from './bucketsort';

describe('bucketsort', () => {
  it('sorts 6 numbers from 3 to 5', () => {
    expect(bucketsort([3, 11, 2, 9, 1, 5], 12)).toEqual([1, 2, 3, 5, 9, 11]);
  });

  it('sorts 10 numbers from 1 to 9, some of them twice', () => {
    expect(bucketsort([1, 3, 4, 6, 4, 2, 9, 1, 2, 9], 10)).toEqual([1, 1, 2, 2, 3, 4, 4, 6, 9, 9]);
  });

  it('sorts 10 numbers from 20 to 29', () => {
    expect(bucketsort([20, 21, 22, 23, 24, 25, 26, 27, 28, 29], 30)).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
  });
});
