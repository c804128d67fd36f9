import { subsequences } from './subsequences';

describe('subsequences', () => {
  it('picks 3 from 1 to 5', () => {
    expect(subsequences(1, 5, 3)).toEqual([
      [1, 2, 3],
      [1, 2, 4],
      [1, 3, 4],
      [2, 3, 4],
    ]);
  });

  it('picks 4 from 30 to 2', () => {
    expect(subsequences(30, 2, 4)).toEqual([]);
  });

  it('picks 6 from 4 to 10', () => {
    expect(subsequences(4, 10, 6)).toEqual([[4, 5, 6, 7, 8, 9]]);
  });
});
