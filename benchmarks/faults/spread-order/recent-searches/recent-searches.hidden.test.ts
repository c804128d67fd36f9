import { MAX_RECENT, remember } from './recent-searches';

describe('remembering searches', () => {
  it.each([
    [[], 'a', ['a']],
    [['a'], 'b', ['b', 'a']],
    [['b', 'a'], 'a', ['a', 'b']],
    [['c', 'b', 'a'], 'c', ['c', 'b', 'a']],
    [['c', 'b', 'a'], 'B', ['B', 'c', 'a']],
    [['a', 'b', 'c', 'd', 'e'], 'c', ['c', 'a', 'b', 'd', 'e']],
    [['a', 'b', 'c', 'd', 'e'], 'e', ['e', 'a', 'b', 'c', 'd']],
    [['a', 'b', 'c', 'd', 'e'], ' x  y ', ['x y', 'a', 'b', 'c', 'd']],
    [['a', 'b'], '', ['a', 'b']],
  ])('%j and "%s"', (recent, query, expected) => {
    expect(remember(recent, query)).toEqual(expected);
  });

  it('keeps the newest of many', () => {
    const recent = Array.from({ length: 12 }, (_, index) => `query ${index}`).reduce<string[]>(remember, []);
    expect(recent).toEqual(['query 11', 'query 10', 'query 9', 'query 8', 'query 7']);
    expect(recent).toHaveLength(MAX_RECENT);
  });

  it('does not change the list it got', () => {
    const recent = ['a', 'b'];
    remember(recent, 'c');
    expect(remember(recent, ' ')).not.toBe(recent);
    expect(recent).toEqual(['a', 'b']);
  });
});
