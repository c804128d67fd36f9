import type * as Babel from '@babel/types';
import { isTypeOnly, textOf } from '../../../syntax/node.ts';
import { enclosingFunction, pathsOf, programOf, type Path } from '../../../syntax/path.ts';
import type { Operator } from '../../operator.ts';

const COST = { near: 1.5, far: 1.8, behind: 0.2 };
const MOST = 4;

/** `format(value, { style })` → `format(value, { ...options, style })`, where `...options` is spread elsewhere. */
export const spreadIn: Operator = {
  name: 'spread-in',
  family: 'arguments',
  description: 'options that are handed on everywhere but here',
  floor: COST.near,
  on: 'expression',
  *replacements({ node, path, start }, { source, bindingsAt }) {
    if (node.type !== 'ObjectExpression') return;
    const present = spreadsOf(node);
    const names = new Set(bindingsAt(start).map(({ name }) => name));
    const near = new Set(spreadsIn(enclosingFunction(path)?.node));
    const all = new Set([...near, ...spreadsIn(programOf(path))]);
    const missing = [...all].filter((name) => names.has(name) && !present.includes(name)).slice(0, MOST);
    const inner = node.properties.map((property) => textOf(source, property)).join(', ');
    for (const name of missing) {
      const cost = near.has(name) ? COST.near : COST.far;
      yield { text: inner === '' ? `{ ...${name} }` : `{ ...${name}, ${inner} }`, cost };
      if (inner !== '') yield { text: `{ ${inner}, ...${name} }`, cost: cost + COST.behind };
    }
  },
};

function spreadsOf({ properties }: Babel.ObjectExpression): string[] {
  return properties.flatMap((each) =>
    each.type === 'SpreadElement' && each.argument.type === 'Identifier' ? [each.argument.name] : [],
  );
}

function spreadsIn(root: Path['node'] | undefined): string[] {
  if (root === undefined) return [];
  return [...pathsOf(root, isTypeOnly)].flatMap(({ node }) =>
    node.type === 'ObjectExpression' ? spreadsOf(node) : [],
  );
}
