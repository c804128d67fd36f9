import { quicksort } from './quicksort';

describe('quicksort', () => {
  it('sorts nothing', () => {
    expect(quicksort([])).toEqual([]);
  });

  it('sorts 16 values from 3 to 3', () => {
    expect(quicksort([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3])).toEqual([
      1, 1, 2, 3, 3, 3, 4, 5, 5, 5, 6, 7, 8, 9, 9, 9,
    ]);
  });

  it('sorts 5 values from 5 to 2', () => {
    expect(quicksort([5, 4, 3, 1, 2])).toEqual([1, 2, 3, 4, 5]);
  });

  it('sorts 17 values from 9 to 11', () => {
    expect(quicksort([9, 4, 5, 2, 17, 14, 10, 6, 15, 8, 12, 13, 16, 3, 1, 7, 11])).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
    ]);
  });

  it('sorts 15 values from 8 to 3', () => {
    expect(quicksort([8, 5, 15, 7, 9, 14, 11, 12, 10, 6, 2, 4, 13, 1, 3])).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    ]);
  });

  it('sorts 5 values from 4 to 2', () => {
    expect(quicksort([4, 3, 1, 5, 2])).toEqual([1, 2, 3, 4, 5]);
  });

  it('sorts 19 values from 10 to 7', () => {
    expect(quicksort([10, 16, 6, 1, 14, 19, 15, 2, 9, 4, 18, 17, 12, 3, 11, 8, 13, 5, 7])).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    ]);
  });
});
