import { pascal } from './pascal';

describe('pascal', () => {
  it('has 2 rows', () => {
    expect(pascal(2)).toEqual([[1], [1, 1]]);
  });

  it('has 4 rows', () => {
    expect(pascal(4)).toEqual([[1], [1, 1], [1, 2, 1], [1, 3, 3, 1]]);
  });
});
