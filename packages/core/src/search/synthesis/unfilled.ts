import type * as Babel from '@babel/types';
import type { Node } from '../../syntax/node.ts';
import { textOf } from '../../syntax/node.ts';
import type { ParsedModule } from '../../syntax/parse.ts';
import { pathsOf, type Path } from '../../syntax/path.ts';

const ASKS = new Set(['has', 'get']);
const FILLS = new Set(['add', 'set']);

/** By the text of the set or map: texts of what it is asked for. */
type Unfilled = ReadonlyMap<string, readonly string[]>;

const known = new WeakMap<ParsedModule['program'], Unfilled>();

/** Sets and maps that begin empty and are asked for something, `done.has(name)`, that nothing in the module puts there. */
export function unfilledIn({ program, source }: ParsedModule): Unfilled {
  const before = known.get(program);
  if (before !== undefined) return before;
  const paths = [...pathsOf(program)];
  const empty = new Set(paths.flatMap(({ node }) => emptyCollection(node, source) ?? []));
  const asked = new Map<string, string[]>();
  for (const path of paths) {
    const name = nameOf(path, source);
    if (name === undefined || !empty.has(name)) continue;
    const call = callOn(path);
    if (call === undefined ? mayBeFilledElsewhere(path) : FILLS.has(call.method)) empty.delete(name);
    else if (call !== undefined && ASKS.has(call.method))
      asked.set(name, [...(asked.get(name) ?? []), textOf(source, call.key)]);
  }
  const found = new Map([...asked].filter(([name]) => empty.has(name)));
  known.set(program, found);
  return found;
}

/** `const done = new Set()`, a field `done = new Map()`: how it is called. */
function emptyCollection(node: Node, source: string): string | undefined {
  if (node.type === 'VariableDeclarator') return isEmpty(node.init) ? textOf(source, node.id).split(':')[0] : undefined;
  if (node.type !== 'ClassProperty' && node.type !== 'ClassPrivateProperty') return undefined;
  return isEmpty(node.value) ? `this.${textOf(source, node.key)}` : undefined;
}

function isEmpty(value: Node | null | undefined): boolean {
  if (value?.type !== 'NewExpression' || value.arguments.length > 0) return false;
  return value.callee.type === 'Identifier' && /^(Set|Map)$/.test(value.callee.name);
}

/** `done`, `this.done`: the whole of what may be a collection. */
function nameOf({ node, key, parent }: Path, source: string): string | undefined {
  if (node.type === 'Identifier')
    return key === 'property' || parent?.node.type === 'ClassProperty' ? undefined : node.name;
  return node.type === 'MemberExpression' && node.object.type === 'ThisExpression' ? textOf(source, node) : undefined;
}

/** The call of a method of it, with its first argument. */
function callOn({ key, parent }: Path): { readonly method: string; readonly key: Babel.Node } | undefined {
  const call = parent?.parent?.node;
  if (key !== 'object' || parent?.node.type !== 'MemberExpression' || parent.node.property.type !== 'Identifier')
    return undefined;
  if (call?.type !== 'CallExpression' || call.callee !== parent.node || call.arguments[0] === undefined)
    return undefined;
  return { method: parent.node.property.name, key: call.arguments[0] };
}

/** Who gets it as an argument or under another name may fill it. */
function mayBeFilledElsewhere({ key, parent }: Path): boolean {
  return (
    key === 'arguments' ||
    key === 'init' ||
    (key === 'value' && parent?.node.type === 'ObjectProperty') ||
    key === 'right'
  );
}
