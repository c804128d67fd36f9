import { shortestPaths } from './shortest-paths';

describe('shortestPaths', () => {
  it('follows 5 edges to E,F', () => {
    expect(shortestPaths('A', { 'A,B': 1, 'B,C': 2, 'C,D': 3, 'D,E': -1, 'E,F': 4 })).toEqual({
      B: 1,
      C: 3,
      D: 6,
      E: 5,
      F: 9,
      A: 0,
    });
  });
});
