import type { Node } from '../../syntax/node.ts';
import { compared } from '../shared/text.ts';
import type { Operator } from '../operator.ts';

const COST = 1.3;
const OTHER: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

/** `value > start && value < stop` → `value >= start && value <= stop`, and the other way round: both ends at once. */
export const widenRange: Operator = {
  name: 'widen-range',
  family: 'operator',
  description: 'a range that leaves out both of its ends, or takes in both',
  floor: COST,
  on: 'expression',
  *replacements({ node }, { source }) {
    if (node.type !== 'LogicalExpression' || node.operator === '??') return;
    const [left, right] = [turned(node.left, source), turned(node.right, source)];
    if (left === undefined || right === undefined || left.isStrict !== right.isStrict) return;
    yield { text: `${left.text} ${node.operator} ${right.text}`, cost: COST };
  },
};

function turned(node: Node, source: string): { readonly text: string; readonly isStrict: boolean } | undefined {
  if (node.type !== 'BinaryExpression') return undefined;
  const { operator } = node;
  const other = OTHER[operator];
  if (other === undefined) return undefined;
  return { text: compared(source, node, other), isStrict: operator === '<' || operator === '>' };
}
