import { shortestPaths } from './shortest-paths';

describe('shortestPaths', () => {
  it('follows 8 edges to E,F', () => {
    expect(
      shortestPaths('A', { 'A,B': 3, 'A,C': 3, 'A,F': 5, 'C,B': -2, 'C,D': 7, 'C,E': 4, 'D,E': -5, 'E,F': -1 }),
    ).toEqual({ B: 1, C: 3, F: 4, D: 10, E: 5, A: 0 });
  });

  it('follows 6 edges to E,F', () => {
    expect(shortestPaths('A', { 'A,B': 1, 'B,C': 2, 'C,D': 3, 'D,E': -1, 'E,D': 1, 'E,F': 4 })).toEqual({
      B: 1,
      C: 3,
      D: 6,
      E: 5,
      F: 9,
      A: 0,
    });
  });
});
