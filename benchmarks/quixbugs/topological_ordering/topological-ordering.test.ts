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
  it('orders eight nodes', () => {
    expect(orderOf('5>11 7>11,8 3>8,10 11>2,9,10 8>9 2 9 10')).toBe('5 7 3 11 8 10 2 9');
  });

  it('orders the steps of a recipe', () => {
    expect(orderOf('milk>mix egg>mix oil>mix mix>syrup,pour syrup>eat griddle>pour pour>turn turn>eat eat')).toBe(
      'milk egg oil griddle mix pour syrup turn eat',
    );
  });
});
