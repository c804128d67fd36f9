import type * as Babel from '@babel/types';
import { endOf, isFunction, startOf, textOf } from '../../../syntax/node.ts';
import { enclosingFunction } from '../../../syntax/path.ts';
import { methodName } from '../../shared/call.ts';
import { loneCalls } from '../../shared/lone-calls.ts';
import type { PatchOperator } from '../../operator.ts';

const COST = 1.2;

/** `items.map(async (item) => { results.push(await work(item)); })` → `async (item, index) => { results[index] = await work(item); }`. */
export const keepPlace: PatchOperator = {
  name: 'keep-place',
  family: 'async',
  description: 'results in the order in which they came, not in that of what was asked',
  floor: COST,
  on: 'module',
  *patches(sites, { source, facts }) {
    for (const { call, site, instead } of loneCalls(sites)) {
      const [item, ...others] = call.arguments;
      const own = enclosingFunction(site.path);
      if (methodName(call) !== 'push' || item === undefined || others.length > 0 || own === undefined) continue;
      const walk = own.parent?.node;
      const isWalked = walk?.type === 'CallExpression' && /^(map|forEach)$/.test(methodName(walk) ?? '');
      if (!isWalked || !isFunction(own.node) || !own.node.async) continue;
      const index = indexOf(own.node, facts.words);
      const list = textOf(source, (call.callee as Babel.MemberExpression).object);
      if (index === undefined) continue;
      const edits = [...index.edits, instead(`${list}[${index.name}] = ${textOf(source, item)};`)];
      yield { edits, cost: COST };
    }
  },
};

interface Index {
  readonly name: string;
  /** What makes it known. */
  readonly edits: readonly { start: number; end: number; text: string }[];
}

/** The second parameter of a callback, added where there is none. */
function indexOf(own: Babel.Function, words: ReadonlySet<string>): Index | undefined {
  const [item, index] = own.params;
  if (index !== undefined) return index.type === 'Identifier' ? { name: index.name, edits: [] } : undefined;
  const name = ['index', 'place', 'nth'].find((each) => !words.has(each));
  // `item => …` has no parentheses to put it in.
  if (item === undefined || name === undefined || startOf(item) === startOf(own)) return undefined;
  const at = endOf(item);
  return { name, edits: [{ start: at, end: at, text: `, ${name}` }] };
}
