import { powerset } from './powerset';

describe('powerset', () => {
  it('has all sets of a, b', () => {
    expect(powerset(['a', 'b'])).toEqual([[], ['b'], ['a'], ['a', 'b']]);
  });

  it('has one set of nothing', () => {
    expect(powerset([])).toEqual([[]]);
  });
});
