import type * as Babel from '@babel/types';
import { endOf, isFunction, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction, type Path } from '../../../syntax/path.ts';
import { methodName } from '../../shared/call.ts';
import { freeName } from '../../shared/free-name.ts';
import { isChain } from '../../shared/is-chain.ts';
import { loneCalls } from '../../shared/lone-calls.ts';
import type { OperatorContext, PatchOperator } from '../../operator.ts';

const COST = 1.2;

/** `items.map(async (item) => { results.push(await work(item)); })` → `async (item, index) => { results[index] = await work(item); }`. */
export const keepPlace: PatchOperator = {
  name: 'keep-place',
  family: 'async',
  description: 'results in the order in which they came, not in that of what was asked',
  floor: COST,
  on: 'module',
  *patches(sites, context) {
    const { source } = context;
    for (const { call, site, instead } of loneCalls(sites)) {
      const [item, ...others] = call.arguments;
      const own = enclosingFunction(site.path);
      if (methodName(call) !== 'push' || item === undefined || item.type === 'SpreadElement') continue;
      if (others.length > 0 || own === undefined || !isFunction(own.node) || !own.node.async || !isWalk(own)) continue;
      // What is pushed for some items only, or several times for one, has no place.
      const isEach = site.path.parent?.parent?.node === own.node.body;
      const { object } = call.callee as Babel.MemberExpression;
      if (!isEach || !isFromOutside(object, own.node, context)) continue;
      const index = indexOf(own, source);
      if (index === undefined) continue;
      const edits = [...index.edits, instead(`${textOf(source, object)}[${index.name}] = ${textOf(source, item)};`)];
      yield { edits, cost: COST };
    }
  },
};

/** The first argument of `map` or `forEach`. */
function isWalk({ key, index, parent }: Path): boolean {
  const call = parent?.node;
  if (call?.type !== 'CallExpression' || key !== 'arguments' || index !== 0) return false;
  return /^(map|forEach)$/.test(methodName(call) ?? '');
}

/** A list of the function's own has only what it has found itself. */
function isFromOutside(list: Node, own: Node, { source, bindingsAt }: OperatorContext): boolean {
  const [first] = /[\w$]+/.exec(textOf(source, list)) ?? [];
  return isChain(list) && (first === 'this' || bindingsAt(startOf(own)).some(({ name }) => name === first));
}

interface Index {
  readonly name: string;
  /** What makes it known. */
  readonly edits: readonly { start: number; end: number; text: string }[];
}

/** The second parameter of a callback, added where there is none. */
function indexOf(path: Path, source: string): Index | undefined {
  const own = path.node as Babel.Function;
  const [item, index] = own.params;
  if (index !== undefined) return index.type === 'Identifier' ? { name: index.name, edits: [] } : undefined;
  const name = freeName(path, ['index', 'place', 'nth']);
  if (item === undefined || item.type === 'RestElement' || name === undefined) return undefined;
  const [start, end] = [startOf(item), endOf(item)];
  // `async item => …` has no parentheses to put it in.
  const isBare = !source.slice(startOf(own), start).includes('(');
  const edit = isBare
    ? { start, end, text: `(${textOf(source, item)}, ${name})` }
    : { start: end, end, text: `, ${name}` };
  return { name, edits: [edit] };
}
