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
  it('finds a way through a net of stations', () => {
    const centralia = node('Westminster');
    const kensington = node('South Kensington', centralia);
    const pimlico = node('Pimlico', centralia);
    const victoria = node('Victoria', kensington, pimlico);
    const oxford = node('Oxford Circus', victoria, pimlico);
    expect(depthFirstSearch(oxford, centralia)).toBe(true);
  });

  it('sees that two nodes have nothing to do with each other', () => {
    const start = node('start');
    const other = node('other');
    expect(depthFirstSearch(start, other)).toBe(false);
  });

  it('ends where nodes lead in circles and none to the goal', () => {
    const a = node('a');
    const b = node('b', a);
    const c = node('c', b);
    a.successors.push(c);
    const goal = node('goal', a);
    expect(depthFirstSearch(a, goal)).toBe(false);
  });
});
