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
  it('follows the one path there is', () => {
    expect(shortestPathLength(graph, '0', '1')).toBe(4);
  });

  it('need not go when it is there', () => {
    expect(shortestPathLength(graph, '2', '2')).toBe(0);
  });
});
