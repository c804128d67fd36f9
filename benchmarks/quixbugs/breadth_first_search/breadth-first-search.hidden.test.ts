import { breadthFirstSearch } from './breadth-first-search';

interface Node {
  value: string;
  successors: Node[];
}

/** A node that leads to others. */
function node(value: string, ...successors: Node[]): Node {
  return { value, successors };
}

describe('breadthFirstSearch', () => {
  it('finds a node behind two branches', () => {
    const far = node('far');
    const left = node('left', far);
    const right = node('right');
    const start = node('start', left, right);
    expect(breadthFirstSearch(start, far)).toBe(true);
  });

  it('is there when it starts at the goal', () => {
    const only = node('only');
    expect(breadthFirstSearch(only, only)).toBe(true);
  });
});
