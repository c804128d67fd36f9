import type * as Babel from '@babel/types';
import { endOf, isFunction, startOf, type Node } from '../../../syntax/node.ts';
import { enclosing, enclosingFunction, pathsOf } from '../../../syntax/path.ts';
import { gapBefore } from '../../shared/handler.ts';
import { indentAt } from '../../shared/text.ts';
import type { PatchOperator } from '../../operator.ts';

const COST = 1.7;
const NAMES = ['latest', 'ticket', 'generation', 'mine', 'turn'];

/** `const found = await ask(); this.found = found;` → each question gets a number, and an answer to an older one is dropped. */
export const issueTicket: PatchOperator = {
  name: 'issue-ticket',
  family: 'async',
  description: 'an answer that comes late and takes the place of a newer one',
  floor: COST,
  on: 'module',
  *patches(sites, { source, facts }) {
    const free = NAMES.filter((each) => !facts.words.has(each));
    const name = free.find((each) => each !== 'mine');
    const mine = ['ticket', 'mine', 'turn'].find((each) => each !== name && free.includes(each));
    for (const { node, path } of sites) {
      const method = enclosingFunction(path)?.node;
      if (name === undefined || mine === undefined || method === undefined || !isMethod(method)) continue;
      const next = path.parent?.node === method.body ? method.body.body[(path.index ?? 0) + 1] : undefined;
      if (!waits(node) || next === undefined || !setsField(next)) continue;
      const owner = enclosing(path, ({ type }) => type === 'ClassBody')?.node as Babel.ClassBody;
      const field = `${facts.isTyped ? `private ${name}` : `#${name}`} = 0;`;
      const counter = `this.${facts.isTyped ? '' : '#'}${name}`;
      const inner = indentAt(source, startOf(node));
      // Who waits for an answer gets it, be it late.
      const asks = answers(method)
        ? { at: startOf(next), text: `if (${mine} === ${counter}) ` }
        : { at: endOf(node), text: `\n${inner}if (${mine} !== ${counter}) return;` };
      yield {
        edits: [
          // Before the comment of the first member.
          {
            start: startOf(owner) + 1,
            end: startOf(owner) + 1,
            text: `${gapBefore(owner.body[0] as Node, source)}${field}`,
          },
          { start: startOf(node), end: startOf(node), text: `const ${mine} = ++${counter};\n${inner}` },
          { start: asks.at, end: asks.at, text: asks.text },
        ],
        cost: COST,
      };
    }
  },
};

/** That `this` is the same for from call to call. */
function isMethod(own: Node): own is Babel.ClassMethod | Babel.ClassPrivateMethod {
  return (own.type === 'ClassMethod' || own.type === 'ClassPrivateMethod') && !own.static && !own.generator;
}

function waits(statement: Node): boolean {
  return [...pathsOf(statement, isFunction)].some(({ node }) => node.type === 'AwaitExpression');
}

function answers({ body }: Babel.ClassMethod | Babel.ClassPrivateMethod): boolean {
  return [...pathsOf(body, isFunction)].some(({ node }) => node.type === 'ReturnStatement' && node.argument);
}

/** `this.results = …;`. */
function setsField(statement: Node): boolean {
  const set = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (set?.type !== 'AssignmentExpression' || set.operator !== '=' || set.left.type !== 'MemberExpression')
    return false;
  return set.left.object.type === 'ThisExpression' && !set.left.computed;
}
