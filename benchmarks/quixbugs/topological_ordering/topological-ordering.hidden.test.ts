import { topologicalOrdering } from './topological-ordering';

interface Node {
  value: string;
  incoming: Node[];
  outgoing: Node[];
}

/** Nodes by the values that each leads to, in the order of the text: `a>b,c b>c c`. */
function nodesOf(text: string): Node[] {
  const parts = text.split(' ').map((part) => part.split('>'));
  const nodes = new Map(parts.map(([value]) => [value, { value, incoming: [], outgoing: [] } as Node]));
  for (const [value, targets = ''] of parts) {
    for (const target of targets.split(',').filter((name) => name !== '')) {
      nodes.get(value)!.outgoing.push(nodes.get(target)!);
      nodes.get(target)!.incoming.push(nodes.get(value)!);
    }
  }
  return [...nodes.values()];
}

function orderOf(text: string): string {
  return topologicalOrdering(nodesOf(text))
    .map(({ value }) => value)
    .join(' ');
}

describe('topologicalOrdering', () => {
  it('orders six nodes that are given the other way round', () => {
    expect(orderOf('0 1 2>3 3>1 4>0,1 5>2,0')).toBe('4 5 0 2 3 1');
  });
});
