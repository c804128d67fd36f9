import type * as Babel from '@babel/types';
import { textOf, type Node } from '../../../syntax/node.ts';
import { methodName, renamedCall } from '../../shared/call.ts';
import type { Operator } from '../../operator.ts';

/** `values.indexOf(NaN) !== -1` → `values.includes(NaN)`, where that was looked for. */
export const askIncludes: Operator = {
  name: 'ask-includes',
  family: 'condition',
  description: 'NaN looked for by its place, where it is never found',
  floor: 0.7,
  on: 'expression',
  *replacements({ node }, { source, failingValuesOf }) {
    if (node.type !== 'BinaryExpression' || methodName(node.left) !== 'indexOf') return;
    const call = node.left as Babel.CallExpression;
    const found = foundBy(node.operator, textOf(source, node.right));
    const [sought] = call.arguments;
    if (found === undefined || sought === undefined || !isNaNSought(sought, source, failingValuesOf)) return;
    yield { text: `${found ? '' : '!'}${renamedCall(call, source, 'includes')}`, cost: 0.7 };
  },
};

/** Whether the comparison holds for what is there. */
function foundBy(operator: string, bound: string): boolean | undefined {
  if (bound === '-1') return /^!==?$|^>$/.test(operator) ? true : /^===?$|^<=$/.test(operator) ? false : undefined;
  if (bound !== '0') return undefined;
  return operator === '>=' ? true : operator === '<' ? false : undefined;
}

function isNaNSought(sought: Node, source: string, valuesOf: (node: Node) => readonly unknown[]): boolean {
  return /^(Number\.)?NaN$/.test(textOf(source, sought)) || valuesOf(sought).some((value) => Number.isNaN(value));
}
