import type * as Babel from '@babel/types';
import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import type { Edit } from '../../../model/edit.ts';
import { onlyStatement } from '../../shared/only-statement.ts';
import { functionStarts } from '../../shared/function-starts.ts';
import type { PatchOperator } from '../../operator.ts';

const COST = { all: 0.85, one: 1 };

/** `let min = 0;` with `if (value < min) min = value;` behind it → `let min = Infinity;`, and the highest from `-Infinity` on. */
export const startBeyond: PatchOperator = {
  name: 'start-beyond',
  family: 'constant',
  description: 'a lowest or highest value that begins with one which none of the values has to reach',
  floor: COST.all,
  on: 'module',
  *patches(sites, { source }) {
    for (const { body } of functionStarts(sites, source)) {
      const edits = startsIn(body, source);
      if (edits.length > 1) yield { edits, cost: COST.all };
      for (const edit of edits) yield { edits: [edit], cost: edits.length > 1 ? COST.one : COST.all };
    }
  },
};

/** The edit of each number that a running extreme begins with. */
function startsIn(body: Babel.BlockStatement, source: string): Edit[] {
  const paths = [...pathsOf(body)];
  return paths.flatMap(({ node }) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return [];
    const { name } = node.id;
    if (!/^-?\d[\d.]*$/.test(textOf(source, node.init))) return [];
    const [sign] = paths.flatMap((each) => extremeOf(each.node, name, source) ?? []);
    const text = sign === '<' ? 'Infinity' : '-Infinity';
    return sign === undefined ? [] : [{ start: startOf(node.init), end: endOf(node.init), text }];
  });
}

/** Whether a statement keeps the lowest, `<`, or the highest, `>`, in a variable. */
function extremeOf(node: Node, name: string, source: string): '<' | '>' | undefined {
  if (node.type === 'IfStatement' && node.test.type === 'BinaryExpression') {
    const { left, operator, right } = node.test;
    const only = onlyStatement(node.consequent);
    const set = only?.type === 'ExpressionStatement' ? only.expression : undefined;
    if (set?.type !== 'AssignmentExpression' || set.operator !== '=' || textOf(source, set.left) !== name)
      return undefined;
    const isLeft = textOf(source, left) === name;
    if (!/^[<>]=?$/.test(operator) || isLeft === (textOf(source, right) === name)) return undefined;
    return operator.startsWith('<') === isLeft ? '>' : '<';
  }
  const [, method] = new RegExp(`^${name} = Math\\.(min|max)\\(.*\\b${name}\\b`, 's').exec(textOf(source, node)) ?? [];
  return node.type !== 'AssignmentExpression' || method === undefined ? undefined : method === 'min' ? '<' : '>';
}
