import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import type { PatchOperator } from '../../operator.ts';
import { isChain } from '../../shared/is-chain.ts';
import { indentAt } from '../../shared/text.ts';

const COST = 1.6;

/** `const before = errors.length; …` remembers how many there were: behind what may add to them, `errors.length = before;`. */
export const restoreLength: PatchOperator = {
  name: 'restore-length',
  family: 'statement',
  description: 'a try whose traces in a list that is handed on are not taken back: parsers, matchers, validators',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const { node, path } of sites) {
      const declared = node.type === 'VariableDeclaration' ? node.declarations[0] : undefined;
      const block = path.parent?.node;
      if (declared?.id.type !== 'Identifier' || block?.type !== 'BlockStatement') continue;
      const list = listOf(declared.init, source);
      if (list === undefined) continue;
      const after = block.body.slice(block.body.indexOf(node as never) + 1);
      const first = after.findIndex((statement) => isHandedOn(list, statement, source));
      if (first === -1) continue;
      const text = `${list}.length = ${declared.id.name};`;
      if (after.some((statement) => textOf(source, statement).includes(text.slice(0, -1)))) continue;
      for (const statement of after.slice(first)) {
        if (/^(Return|Throw)Statement$/.test(statement.type)) continue;
        const [at, indent] = [endOf(statement), indentAt(source, startOf(statement))];
        yield { edits: [{ start: at, end: at, text: `\n${indent}${text}` }], cost: COST };
      }
    }
  },
};

function listOf(init: Node | null | undefined, source: string): string | undefined {
  if (init?.type !== 'MemberExpression' || init.computed || !isChain(init.object)) return undefined;
  return textOf(source, init.property) === 'length' ? textOf(source, init.object) : undefined;
}

function isHandedOn(list: string, statement: Node, source: string): boolean {
  return [...pathsOf(statement)].some(({ node, key }) => key === 'arguments' && textOf(source, node) === list);
}
