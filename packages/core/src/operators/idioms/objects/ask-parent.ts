import { types } from 'node:util';
import type * as Babel from '@babel/types';
import { startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction } from '../../../syntax/path.ts';
import { gapBefore } from '../../shared/handler.ts';
import { ownKeys, ownValue } from '../../shared/own-keys.ts';
import { operandText } from '../../shared/text.ts';
import type { PatchOperator } from '../../operator.ts';

const COST = 1.5;
const TIGHT = /^(Binary|Unary|Update|Await)Expression$/;

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
      const given = callOfItself(method);
      if (given === undefined) continue;
      for (const key of keysOfKin(valuesOfName('this', site))) {
        const asks = `if (${absent(node.test, source)} && this.${key}) return this.${key}.${given};`;
        const edit = { start: startOf(node), end: startOf(node), text: asks + gapBefore(node, source) };
        yield { edits: [edit], cost: COST };
      }
    }
  },
};

function leaves(branch: Node): boolean {
  const last = branch.type === 'BlockStatement' ? branch.body.at(-1) : branch;
  return last?.type === 'ThrowStatement' || last?.type === 'ReturnStatement';
}

/** The condition, as one half of another. */
function absent(test: Node, source: string): string {
  const isTight = test.type === 'LogicalExpression' ? test.operator === '&&' : TIGHT.test(test.type);
  return isTight ? textOf(source, test) : operandText(source, test);
}

/** `get(name)`, as the method itself was called. */
function callOfItself(method: Babel.ClassMethod): string | undefined {
  const { kind, key, computed, params } = method;
  if (kind !== 'method' || method.static || method.generator || computed || key.type !== 'Identifier') return undefined;
  const names = params.map((each) => (each.type === 'Identifier' ? each.name : undefined));
  if (names.includes(undefined)) return undefined;
  return `${key.name}(${names.filter((name) => name !== 'this').join(', ')})`;
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
  return typeof value === 'object' && value !== null && !types.isProxy(value) ? Object.getPrototypeOf(value) : null;
}
