import type * as Babel from '@babel/types';
import { types } from 'node:util';
import { endOf, textOf, type Node } from '../../syntax/node.ts';
import { pathsOf } from '../../syntax/path.ts';
import { methodName } from '../shared/call.ts';
import type { OperatorContext, OperatorSite, PatchOperator } from '../operator.ts';
import { indentAt } from '../shared/text.ts';

/** `cache.set(key, promise);` → `… promise.catch(() => cache.delete(key));`: what has failed is tried again. */
export const forgetFailure: PatchOperator = {
  name: 'forget-failure',
  family: 'async',
  description: 'a promise that is kept under a key, also once it has been rejected',
  floor: 1.8,
  on: 'module',
  *patches(sites, context) {
    const { source } = context;
    for (const site of sites) {
      const statement = site.path.parent?.node;
      const entry = statement?.type === 'ExpressionStatement' ? entryOf(statement.expression, source) : undefined;
      if (statement === undefined || entry === undefined) continue;
      const at = endOf(statement);
      for (const promise of promisesIn(entry.value, site, context)) {
        const close = source[at - 1] === ';' ? ';' : '';
        const text = `\n${indentAt(source, site.start)}${promise}.catch(() => ${entry.removal})${close}`;
        yield { edits: [{ start: at, end: at, text }], cost: 1.8 };
      }
    }
  },
};

interface Entry {
  readonly value: Node;
  /** What takes it out again. */
  readonly removal: string;
}

function entryOf(expression: Babel.Expression, source: string): Entry | undefined {
  if (expression.type === 'AssignmentExpression' && expression.operator === '=') {
    const { left } = expression;
    if (left.type !== 'MemberExpression' || !left.computed) return undefined;
    return { value: expression.right, removal: `delete ${textOf(source, left)}` };
  }
  if (expression.type !== 'CallExpression' || methodName(expression) !== 'set') return undefined;
  const [key, value] = expression.arguments;
  if (key === undefined || value === undefined || expression.callee.type !== 'MemberExpression') return undefined;
  return { value, removal: `${textOf(source, expression.callee.object)}.delete(${textOf(source, key)})` };
}

/** Names of promises that are kept there, also as a field of a new object. */
function promisesIn(value: Node, site: OperatorSite, { valuesOfName }: OperatorContext): Set<string> {
  const names = [...pathsOf(value)].flatMap(({ node, key }) =>
    node.type === 'Identifier' && key !== 'key' ? [node.name] : [],
  );
  return new Set(names.filter((name) => valuesOfName(name, site).some((each) => types.isPromise(each))));
}
