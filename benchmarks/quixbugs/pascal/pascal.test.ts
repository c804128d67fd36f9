import { pascal } from './pascal';

describe('pascal', () => {
  it('has 1 rows', () => {
    expect(pascal(1)).toEqual([[1]]);
  });

  it('has 3 rows', () => {
    expect(pascal(3)).toEqual([[1], [1, 1], [1, 2, 1]]);
  });

  it('has 5 rows', () => {
    expect(pascal(5)).toEqual([[1], [1, 1], [1, 2, 1], [1, 3, 3, 1], [1, 4, 6, 4, 1]]);
  });
});
