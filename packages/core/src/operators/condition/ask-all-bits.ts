import type * as Babel from '@babel/types';
import { textOf, type Node } from '../../syntax/node.ts';
import type { Path } from '../../syntax/path.ts';
import type { Operator } from '../operator.ts';
import { isDenial } from '../shared/is-denial.ts';
import { operandText } from '../shared/text.ts';

/** `(mask & needed) !== 0` ↔ `(mask & needed) === needed`: any of the bits, or all of them. */
export const askAllBits: Operator = {
  name: 'ask-all-bits',
  family: 'condition',
  description: 'one flag of several enough where all are needed, or all needed where one is enough',
  floor: 1.1,
  on: 'expression',
  *replacements({ node, path }, { source }) {
    const asked = truthOf(node, path);
    if (asked !== undefined && !hasOneBit(asked.masked)) {
      const { masked, isNegated } = asked;
      for (const [nth, each] of [masked.right, masked.left].entries()) {
        const text = `(${textOf(source, masked)}) ${isNegated ? '!==' : '==='} ${operandText(source, each)}`;
        yield { text, cost: 1.1 + 0.3 * nth };
      }
    }
    if (node.type !== 'BinaryExpression' || !/^(?:[!=]==?|>)$/.test(node.operator)) return;
    const { left: masked, right } = node;
    if (masked.type !== 'BinaryExpression' || masked.operator !== '&' || hasOneBit(masked)) return;
    const bits = [masked.right, masked.left];
    const text = `(${textOf(source, masked)})`;
    if (isZero(right)) {
      const operator = node.operator.startsWith('=') ? '!==' : '===';
      for (const [nth, each] of bits.entries())
        yield { text: `${text} ${operator} ${operandText(source, each)}`, cost: 1.1 + 0.3 * nth };
    } else if (bits.some((each) => textOf(source, each) === textOf(source, right))) {
      yield { text: `${text} ${node.operator.startsWith('=') ? '!==' : '==='} 0`, cost: 1.1 };
    }
  },
};

function isZero(node: Node): boolean {
  return node.type === 'NumericLiteral' && node.value === 0;
}

/** `mask & 4`: of one bit, any are all. */
function hasOneBit({ left, right }: Babel.BinaryExpression): boolean {
  return [left, right].some((each) => each.type === 'NumericLiteral' && Number.isInteger(Math.log2(each.value)));
}

interface Truth {
  readonly masked: Babel.BinaryExpression;
  readonly isNegated: boolean;
}

/** `Boolean(flags & needed)`, `!!(flags & needed)`, `!(flags & needed)`, and `flags & needed` where only its truth counts. */
function truthOf(node: Node, { key, parent }: Path): Truth | undefined {
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'Boolean')
    return truth(node.arguments[0], false);
  if (isDenial(node)) {
    const { argument } = node;
    // As a part of `!!(…)` it is asked there.
    if (isDenial(parent?.node)) return undefined;
    const isDouble = isDenial(argument);
    return truth(isDouble ? argument.argument : argument, !isDouble);
  }
  const isAsked = key === 'test' || (parent?.node.type === 'LogicalExpression' && parent.key === 'test');
  return isAsked ? truth(node, false) : undefined;
}

function truth(node: Node | undefined, isNegated: boolean): Truth | undefined {
  return node?.type === 'BinaryExpression' && node.operator === '&' ? { masked: node, isNegated } : undefined;
}
