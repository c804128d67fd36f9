import { shortestPathLengths } from './shortest-path-lengths';

describe('shortestPathLengths', () => {
  it('measures 7 edges between 6 nodes', () => {
    expect(
      shortestPathLengths(6, [
        [0, 2, 3],
        [0, 5, 5],
        [2, 1, -2],
        [2, 3, 7],
        [2, 4, 4],
        [3, 4, -5],
        [4, 5, -1],
      ]),
    ).toEqual([
      [0, 1, 3, 10, 5, 4],
      [Infinity, 0, Infinity, Infinity, Infinity, Infinity],
      [Infinity, -2, 0, 7, 2, 1],
      [Infinity, Infinity, Infinity, 0, -5, -6],
      [Infinity, Infinity, Infinity, Infinity, 0, -1],
      [Infinity, Infinity, Infinity, Infinity, Infinity, 0],
    ]);
  });

  it('measures 2 edges between 4 nodes', () => {
    expect(
      shortestPathLengths(4, [
        [0, 1, 3],
        [2, 3, 5],
      ]),
    ).toEqual([
      [0, 3, Infinity, Infinity],
      [Infinity, 0, Infinity, Infinity],
      [Infinity, Infinity, 0, 5],
      [Infinity, Infinity, Infinity, 0],
    ]);
  });
});
