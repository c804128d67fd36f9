import type * as Babel from '@babel/types';
import { endOf, isFunction, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction, pathsOf } from '../../../syntax/path.ts';
import { isChain } from '../../shared/is-chain.ts';
import type { PatchOperator } from '../../operator.ts';
import { indentAt } from '../../shared/text.ts';

const COST = 1.1;

/** `const ticket = ++this.latest; const answer = await ask();` and behind it `if (ticket !== this.latest) return;`. */
export const heedTicket: PatchOperator = {
  name: 'heed-ticket',
  family: 'async',
  description: 'an answer that comes late and takes the place of a newer one, where each question has its number',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const { node, path } of sites) {
      const around = enclosingFunction(path)?.node;
      const ticket = around === undefined ? undefined : ticketIn(node, around, source);
      const block = path.parent?.node;
      if (ticket === undefined || block?.type !== 'BlockStatement') continue;
      for (const statement of block.body.filter((each) => startOf(each) > startOf(node) && waits(each))) {
        const at = endOf(statement);
        const text = `\n${indentAt(source, startOf(statement))}if (${ticket}) return;`;
        yield { edits: [{ start: at, end: at, text }], cost: COST };
      }
    }
  },
};

/** `ticket !== this.latest`, for a number that nobody asks about. */
function ticketIn(node: Node, around: Node, source: string): string | undefined {
  if (node.type !== 'VariableDeclaration' || node.declarations.length !== 1) return undefined;
  const [{ id, init }] = node.declarations as [Babel.VariableDeclarator];
  if (id.type !== 'Identifier' || !init) return undefined;
  const reads = [...pathsOf(around)].filter(({ node: each }) => each.type === 'Identifier' && each.name === id.name);
  const counted = init.type === 'UpdateExpression' && init.prefix ? init.argument : undefined;
  if (reads.length > 1 || counted === undefined || !isChain(counted)) return undefined;
  return `${id.name} !== ${textOf(source, counted)}`;
}

function waits(statement: Node): boolean {
  return [...pathsOf(statement, isFunction)].some(({ node }) => node.type === 'AwaitExpression');
}
