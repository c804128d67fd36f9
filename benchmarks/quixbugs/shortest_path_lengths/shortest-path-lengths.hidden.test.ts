import { shortestPathLengths } from './shortest-path-lengths';

describe('shortestPathLengths', () => {
  it('measures 4 edges between 5 nodes', () => {
    expect(
      shortestPathLengths(5, [
        [0, 1, 3],
        [1, 2, 5],
        [2, 3, -2],
        [3, 4, 7],
      ]),
    ).toEqual([
      [0, 3, 8, 6, 13],
      [Infinity, 0, 5, 3, 10],
      [Infinity, Infinity, 0, -2, 5],
      [Infinity, Infinity, Infinity, 0, 7],
      [Infinity, Infinity, Infinity, Infinity, 0],
    ]);
  });

  it('measures 3 edges between 3 nodes', () => {
    expect(
      shortestPathLengths(3, [
        [0, 1, 3],
        [1, 2, 5],
        [2, 0, -1],
      ]),
    ).toEqual([
      [0, 3, 8],
      [4, 0, 5],
      [-1, 2, 0],
    ]);
  });
});
