import { mergesort } from './mergesort';

describe('mergesort', () => {
  it('sorts 7 values from 1, 2, 6 to 4', () => {
    expect(mergesort([1, 2, 6, 72, 7, 33, 4])).toEqual([1, 2, 4, 6, 7, 33, 72]);
  });

  it('sorts 5 values from 5, 4, 3 to 1', () => {
    expect(mergesort([5, 4, 3, 2, 1])).toEqual([1, 2, 3, 4, 5]);
  });

  it('sorts 18 values from 8, 1, 14 to 10', () => {
    expect(mergesort([8, 1, 14, 9, 15, 5, 4, 3, 7, 17, 11, 18, 2, 12, 16, 13, 6, 10])).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
    ]);
  });

  it('sorts 25 values from 13, 14, 7 to 18', () => {
    expect(
      mergesort([13, 14, 7, 16, 9, 5, 24, 21, 19, 17, 12, 10, 1, 15, 23, 25, 11, 3, 2, 6, 22, 8, 20, 4, 18]),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]);
  });

  it('sorts 7 values from 4, 3, 7 to 1', () => {
    expect(mergesort([4, 3, 7, 6, 5, 2, 1])).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('sorts 7 values from 5, 4, 2 to 1', () => {
    expect(mergesort([5, 4, 2, 3, 6, 7, 1])).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('sorts 11 values from 10, 16, 6 to 18', () => {
    expect(mergesort([10, 16, 6, 1, 14, 19, 15, 2, 9, 4, 18])).toEqual([1, 2, 4, 6, 9, 10, 14, 15, 16, 18, 19]);
  });
});
