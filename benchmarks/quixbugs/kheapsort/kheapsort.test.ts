import { kheapsort } from './kheapsort';

describe('kheapsort', () => {
  it('sorts 1 2 3 4 5, at most 0 places off', () => {
    expect([...kheapsort([1, 2, 3, 4, 5], 0)]).toEqual([1, 2, 3, 4, 5]);
  });

  it('sorts 5 4 3 2 1, at most 4 places off', () => {
    expect([...kheapsort([5, 4, 3, 2, 1], 4)]).toEqual([1, 2, 3, 4, 5]);
  });
});
