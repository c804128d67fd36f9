import { powerset } from './powerset';

describe('powerset', () => {
  it('has all sets of a, b, c', () => {
    expect(powerset(['a', 'b', 'c'])).toEqual([
      [],
      ['c'],
      ['b'],
      ['b', 'c'],
      ['a'],
      ['a', 'c'],
      ['a', 'b'],
      ['a', 'b', 'c'],
    ]);
  });

  it('has all sets of a', () => {
    expect(powerset(['a'])).toEqual([[], ['a']]);
  });

  it('has all sets of x, df, z, m', () => {
    expect(powerset(['x', 'df', 'z', 'm'])).toEqual([
      [],
      ['m'],
      ['z'],
      ['z', 'm'],
      ['df'],
      ['df', 'm'],
      ['df', 'z'],
      ['df', 'z', 'm'],
      ['x'],
      ['x', 'm'],
      ['x', 'z'],
      ['x', 'z', 'm'],
      ['x', 'df'],
      ['x', 'df', 'm'],
      ['x', 'df', 'z'],
      ['x', 'df', 'z', 'm'],
    ]);
  });
});
