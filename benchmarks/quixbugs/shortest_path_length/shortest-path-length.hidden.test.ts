import { shortestPathLength } from './shortest-path-length';

const graph = {
  '0': { '2': 3, '5': 10 },
  '1': {},
  '2': { '1': 1, '3': 2, '4': 4 },
  '3': { '4': 1 },
  '4': { '5': 1 },
  '5': {},
};

describe('shortestPathLength', () => {
  it('takes the shortest of several paths', () => {
    expect(shortestPathLength(graph, '0', '5')).toBe(7);
  });

  it('is infinitely far from what cannot be reached', () => {
    expect(shortestPathLength(graph, '1', '5')).toBe(Infinity);
  });
});
