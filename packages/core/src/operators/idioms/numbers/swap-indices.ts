import type * as Babel from '@babel/types';
import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';

const COST = 1;

/** `grid[column][row]` → `grid[row][column]`. */
export const swapIndices: Operator = {
  name: 'swap-indices',
  family: 'order',
  description: 'rows and columns of a table taken for one another',
  floor: COST,
  on: 'expression',
  *replacements({ node }, { source, kindOf }) {
    const outer = indexed(node);
    const inner = outer === undefined ? undefined : indexed(bare(outer.object));
    if (outer === undefined || inner === undefined) return;
    const [first, second] = [textOf(source, inner.property), textOf(source, outer.property)];
    if (first === second) return;
    // A number and a word, or a word that is written out: no rows and columns.
    const kinds = new Set([kindOf(inner.property), kindOf(outer.property)]);
    if ((kinds.size > 1 && !kinds.has(undefined)) || isWord(inner.property) || isWord(outer.property)) return;
    // Marks such as `!` and `?.` stay where they are.
    const between = source.slice(endOf(inner.property), startOf(outer.property));
    const tail = source.slice(endOf(outer.property), endOf(node));
    yield {
      text: `${source.slice(startOf(node), startOf(inner.property))}${second}${between}${first}${tail}`,
      cost: COST,
    };
  },
};

function indexed(node: Node): Babel.MemberExpression | Babel.OptionalMemberExpression | undefined {
  const isMember = node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression';
  return isMember && node.computed ? node : undefined;
}

function isWord({ type }: Node): boolean {
  return type === 'StringLiteral';
}

function bare(node: Node): Node {
  return node.type === 'TSNonNullExpression' ? bare(node.expression) : node;
}
