import { bucketsort } from './bucketsort';

describe('bucketsort', () => {
  it('sorts nothing', () => {
    expect(bucketsort([], 14)).toEqual([]);
  });

  it('sorts 6 numbers from 3 to 5, some of them twice', () => {
    expect(bucketsort([3, 2, 4, 2, 3, 5], 6)).toEqual([2, 2, 3, 3, 4, 5]);
  });

  it('sorts 10 numbers from 20 to 11', () => {
    expect(bucketsort([20, 19, 18, 17, 16, 15, 14, 13, 12, 11], 21)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  });

  it('sorts 11 numbers from 8 to 5, some of them twice', () => {
    expect(bucketsort([8, 5, 3, 1, 9, 6, 0, 7, 4, 2, 5], 10)).toEqual([0, 1, 2, 3, 4, 5, 5, 6, 7, 8, 9]);
  });
});
