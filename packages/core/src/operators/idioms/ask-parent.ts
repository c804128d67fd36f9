import type * as Babel from '@babel/types';
import { startOf, textOf, type Node } from '../../syntax/node.ts';
import { enclosingFunction } from '../../syntax/path.ts';
import { ownKeys, ownValue } from '../shared/own-keys.ts';
import { indentAt } from '../shared/text.ts';
import type { PatchOperator } from '../operator.ts';

const COST = 1.5;

/** Before `if (!this.names.has(name)) throw …`, `if (!this.names.has(name) && this.parent) return this.parent.get(name);`. */
export const askParent: PatchOperator = {
  name: 'ask-parent',
  family: 'condition',
  description: 'what is looked for in one scope, folder or container only, and not in the one around it',
  floor: COST,
  on: 'module',
  *patches(sites, { source, valuesOfName }) {
    for (const site of sites) {
      const { node, path } = site;
      if (node.type !== 'IfStatement' || path.index === undefined || !leaves(node.consequent)) continue;
      const method = enclosingFunction(path)?.node;
      if (method?.type !== 'ClassMethod' || path.parent?.node !== method.body) continue;
      const given = callOfItself(method, source);
      if (given === undefined) continue;
      for (const key of keysOfKin(valuesOfName('this', site))) {
        const isLoose = node.test.type === 'LogicalExpression' && node.test.operator !== '&&';
        const absent = isLoose ? `(${textOf(source, node.test)})` : textOf(source, node.test);
        const asks = `if (${absent} && this.${key}) return this.${key}.${given};`;
        const edit = { start: startOf(node), end: startOf(node), text: `${asks}\n${indentAt(source, site.start)}` };
        yield { edits: [edit], cost: COST };
      }
    }
  },
};

function leaves(branch: Node): boolean {
  const last = branch.type === 'BlockStatement' ? branch.body.at(-1) : branch;
  return last?.type === 'ThrowStatement' || last?.type === 'ReturnStatement';
}

/** `get(name)`, as the method itself was called. */
function callOfItself({ kind, key, params }: Babel.ClassMethod, source: string): string | undefined {
  if (kind !== 'method' || key.type !== 'Identifier' || params.some(({ type }) => type !== 'Identifier'))
    return undefined;
  return `${key.name}(${params.map((each) => textOf(source, each).replace(/\??:.*/s, '')).join(', ')})`;
}

/** Fields that hold an object of the same class. */
function keysOfKin(holders: readonly unknown[]): string[] {
  return ownKeys(holders).filter((key) =>
    holders.some((holder) => {
      const kin = kindOf(ownValue(holder, key));
      return kin !== null && kin === kindOf(holder);
    }),
  );
}

function kindOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Object.getPrototypeOf(value) : null;
}
