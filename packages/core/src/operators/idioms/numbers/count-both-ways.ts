import { textOf, type Node } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';
import { withOperator } from '../../shared/text.ts';

const COST = 1.2;
const TURNED: Readonly<Record<string, string>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** `for (…; i < end; i += step)` → `step > 0 ? i < end : i > end`, where `step` was below zero. */
export const countBothWays: Operator = {
  name: 'count-both-ways',
  family: 'condition',
  description: 'a range that only counts up, or only down, by a step that may have either sign',
  floor: COST,
  on: 'expression',
  *replacements(site, { source, valuesOfName }) {
    const { node, path } = site;
    const loop = path.key === 'test' ? path.parent?.node : undefined;
    if (loop?.type !== 'ForStatement' || node.type !== 'BinaryExpression') return;
    const turned = TURNED[node.operator];
    const step = loop.update ? stepOf(loop.update, node.left, source) : undefined;
    if (turned === undefined || step?.type !== 'Identifier') return;
    const isUp = node.operator.startsWith('<');
    const goesBack = valuesOfName(step.name, site).some(
      (value) => typeof value === 'number' && (isUp ? value < 0 : value > 0),
    );
    if (!goesBack) return;
    const [forth, back] = [textOf(source, node), withOperator(source, node, turned)];
    yield { text: `${step.name} ${isUp ? '>' : '<'} 0 ? ${forth} : ${back}`, cost: COST };
  },
};

/** What is added to the counter after each round. */
function stepOf(update: Node, counter: Node, source: string): Node | undefined {
  if (update.type !== 'AssignmentExpression' || textOf(source, update.left) !== textOf(source, counter))
    return undefined;
  return update.operator === '+=' ? update.right : undefined;
}
