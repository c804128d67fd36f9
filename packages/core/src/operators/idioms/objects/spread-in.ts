import type * as Babel from '@babel/types';
import { isTypeOnly, textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction, pathsOf, programOf } from '../../../syntax/path.ts';
import type { Operator } from '../../operator.ts';

const COST = { near: 1.5, far: 1.8, behind: 0.2 };
const MOST = 4;

type Literal = Babel.ObjectExpression | Babel.ArrayExpression;

/**
 * `format(value, { style })` → `format(value, { ...options, style })`, `check(value[key], [key])` → `check(value[key], [...path, key])`,
 * where `...options` or `...path` is spread elsewhere.
 */
export const spreadIn: Operator = {
  name: 'spread-in',
  family: 'arguments',
  description: 'options or parts of a path that are handed on everywhere but here',
  floor: COST.near,
  on: 'expression',
  *replacements({ node, path, start }, { source, bindingsAt }) {
    if (!isLiteral(node)) return;
    const present = spreadsOf(node);
    const names = new Set(bindingsAt(start).map(({ name }) => name));
    const near = new Set(spreadsIn(enclosingFunction(path)?.node, node.type));
    const all = new Set([...near, ...spreadsIn(programOf(path), node.type)]);
    const missing = [...all].filter((name) => names.has(name) && !present.includes(name)).slice(0, MOST);
    const parts = partsOf(node);
    // What an empty place means is lost with it.
    if (parts.includes(null)) return;
    const inner = parts.map((part) => textOf(source, part as Node)).join(', ');
    const [open, close] = node.type === 'ObjectExpression' ? ['{ ', ' }'] : ['[', ']'];
    for (const name of missing) {
      const cost = near.has(name) ? COST.near : COST.far;
      yield { text: inner === '' ? `${open}...${name}${close}` : `${open}...${name}, ${inner}${close}`, cost };
      if (inner !== '') yield { text: `${open}${inner}, ...${name}${close}`, cost: cost + COST.behind };
    }
  },
};

function isLiteral(node: Node): node is Literal {
  return node.type === 'ObjectExpression' || node.type === 'ArrayExpression';
}

function partsOf(node: Literal): readonly (Node | null)[] {
  return node.type === 'ObjectExpression' ? node.properties : node.elements;
}

function spreadsOf(node: Literal): string[] {
  return partsOf(node).flatMap((each) =>
    each?.type === 'SpreadElement' && each.argument.type === 'Identifier' ? [each.argument.name] : [],
  );
}

function spreadsIn(root: Node | undefined, type: Literal['type']): string[] {
  if (root === undefined) return [];
  return [...pathsOf(root, isTypeOnly)].flatMap(({ node }) =>
    isLiteral(node) && node.type === type ? spreadsOf(node) : [],
  );
}
