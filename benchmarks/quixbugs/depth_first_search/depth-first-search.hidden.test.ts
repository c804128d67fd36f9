import { depthFirstSearch } from './depth-first-search';

interface Node {
  value: string;
  successors: Node[];
}

/** A node that leads to others. */
function node(value: string, ...successors: Node[]): Node {
  return { value, successors };
}

describe('depthFirstSearch', () => {
  it('finds a node behind two branches', () => {
    const far = node('far');
    const left = node('left', far);
    const right = node('right');
    const start = node('start', left, right);
    expect(depthFirstSearch(start, far)).toBe(true);
  });

  it('is there when it starts at the goal', () => {
    const only = node('only');
    expect(depthFirstSearch(only, only)).toBe(true);
  });
});
