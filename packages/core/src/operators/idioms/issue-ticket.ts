import type * as Babel from '@babel/types';
import { endOf, isFunction, startOf, type Node } from '../../syntax/node.ts';
import { enclosing, enclosingFunction, pathsOf } from '../../syntax/path.ts';
import { indentAt } from '../shared/text.ts';
import type { PatchOperator } from '../operator.ts';

const COST = 1.7;
const NAMES = ['latest', 'ticket', 'generation'];

/** `const found = await ask(); this.found = found;` → each question gets a number, and an answer to an older one is dropped. */
export const issueTicket: PatchOperator = {
  name: 'issue-ticket',
  family: 'async',
  description: 'an answer that comes late and takes the place of a newer one',
  floor: COST,
  on: 'module',
  *patches(sites, { source, facts }) {
    const name = NAMES.find((each) => !source.includes(each));
    for (const { node, path } of sites) {
      const method = enclosingFunction(path)?.node;
      if (name === undefined || method?.type !== 'ClassMethod' || method.static || path.parent?.node !== method.body)
        continue;
      const next = method.body.body[(path.index ?? 0) + 1];
      if (!waits(node) || next === undefined || !setsField(next)) continue;
      const owner = enclosing(path, ({ type }) => type === 'ClassBody')?.node as Babel.ClassBody;
      const [first] = owner.body;
      if (first === undefined) continue;
      const [indent, inner] = [indentAt(source, startOf(first)), indentAt(source, startOf(node))];
      const field = `${facts.isTyped ? `private ${name}` : `#${name}`} = 0;`;
      const counter = `this.${facts.isTyped ? '' : '#'}${name}`;
      const mine = name === 'ticket' ? 'mine' : 'ticket';
      const asks = `if (${mine} !== ${counter}) return;`;
      yield {
        edits: [
          { start: startOf(first), end: startOf(first), text: `${field}\n${indent}` },
          { start: startOf(node), end: startOf(node), text: `const ${mine} = ++${counter};\n${inner}` },
          { start: endOf(node), end: endOf(node), text: `\n${inner}${asks}` },
        ],
        cost: COST,
      };
    }
  },
};

function waits(statement: Node): boolean {
  return [...pathsOf(statement, isFunction)].some(({ node }) => node.type === 'AwaitExpression');
}

/** `this.results = …;`. */
function setsField(statement: Node): boolean {
  const set = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (set?.type !== 'AssignmentExpression' || set.left.type !== 'MemberExpression') return false;
  return set.left.object.type === 'ThisExpression';
}
