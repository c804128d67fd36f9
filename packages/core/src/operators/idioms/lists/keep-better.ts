import type * as Babel from '@babel/types';
import { startOf, textOf, type Node } from '../../../syntax/node.ts';
import { namesIn } from '../../../syntax/names-in.ts';
import { pathsOf } from '../../../syntax/path.ts';
import type { Operator, OperatorContext } from '../../operator.ts';
import { methodName, renamedCall } from '../../shared/call.ts';
import { isDenial } from '../../shared/is-denial.ts';
import { isRepeatable } from '../../shared/is-repeatable.ts';
import { operandText } from '../../shared/text.ts';

const COST = { least: 1.5, most: 1.6 };

/** `if (costs.has(key)) continue; costs.set(key, cost);` → `if (cost >= (costs.get(key) ?? Infinity)) continue; …`, as on the way to a shortest path. */
export const keepBetter: Operator = {
  name: 'keep-better',
  family: 'condition',
  description: 'the first amount for a key kept, where a later and better one is to take its place',
  floor: COST.least,
  on: 'expression',
  *replacements({ node, path }, context) {
    const isDenied = isDenial(node);
    const asked = isDenied ? node.argument : node;
    if (path.key !== 'test' || path.parent?.node.type !== 'IfStatement' || !isQuestion(asked)) return;
    if (!context.failingValuesOf(asked).includes(true)) return;
    const around = path.parent.parent?.node;
    const amount = around && amountPut(asked, around, context);
    if (amount === undefined) return;
    const text = operandText(context.source, amount);
    const stored = renamedCall(asked, context.source, 'get');
    yield { text: `${text} ${isDenied ? '<' : '>='} (${stored} ?? Infinity)`, cost: COST.least };
    yield { text: `${text} ${isDenied ? '>' : '<='} (${stored} ?? -Infinity)`, cost: COST.most };
  },
};

function isQuestion(node: Node): node is Babel.CallExpression {
  return node.type === 'CallExpression' && methodName(node) === 'has' && node.arguments.length === 1;
}

/** The number that is put under the same key later on in the block, where its parts are known already at the question. */
function amountPut(
  asked: Babel.CallExpression,
  block: Node,
  { source, bindingsAt, failingValuesOf }: OperatorContext,
): Node | undefined {
  const put = `${renamedCall(asked, source, 'set')?.slice(0, -1)},`;
  const known = new Set(bindingsAt(startOf(asked)).map(({ name }) => name));
  for (const { node } of pathsOf(block)) {
    if (node.type !== 'CallExpression' || startOf(node) < startOf(asked) || node.arguments.length !== 2) continue;
    if (!textOf(source, node).startsWith(put)) continue;
    const amount = node.arguments[1] as Node;
    const isNumber = failingValuesOf(amount).some((value) => typeof value === 'number');
    if (isNumber && isRepeatable(amount) && namesIn(amount).every((name) => known.has(name))) return amount;
  }
  return undefined;
}
