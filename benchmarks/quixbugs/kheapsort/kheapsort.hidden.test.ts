import { kheapsort } from './kheapsort';

describe('kheapsort', () => {
  it('sorts 3 2 1 5 4, at most 2 places off', () => {
    expect([...kheapsort([3, 2, 1, 5, 4], 2)]).toEqual([1, 2, 3, 4, 5]);
  });

  it('sorts 3 12 5 1 6, at most 3 places off', () => {
    expect([...kheapsort([3, 12, 5, 1, 6], 3)]).toEqual([1, 3, 5, 6, 12]);
  });
});
