import type * as Babel from '@babel/types';
import type { Edit } from '../../../model/edit.ts';
import { endOf, isFunction, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import { methodName } from '../../shared/call.ts';
import { freedField } from '../../shared/freed-field.ts';
import { isChain } from '../../shared/is-chain.ts';
import { loneCalls } from '../../shared/lone-calls.ts';
import type { PatchOperator } from '../../operator.ts';

const COST = 1.6;
const WAITS = /^(Await|Yield)Expression$/;

/** `this.hooks.push(hook);` → `this.hooks = [...this.hooks, hook];`, `this.seen.add(id);` → `this.seen = new Set([...this.seen, id]);`. */
export const addToACopy: PatchOperator = {
  name: 'add-to-a-copy',
  family: 'collection',
  description: 'a list that others hold as well, such as a parent class or an earlier state, changed in its place',
  floor: COST,
  on: 'module',
  *patches(sites, { source, kindOf }) {
    for (const { call, site } of loneCalls(sites)) {
      const place = (call.callee as Babel.MemberExpression).object as Node | undefined;
      if (place?.type !== 'MemberExpression' || !isChain(place)) continue;
      const holder = textOf(source, place);
      const copy = copyWith(call, kindOf(place), holder, source);
      const freed = copy && freedField(place, site.path, source);
      if (copy && freed) yield { edits: [...freed, ...around(call, holder, copy, source)], cost: COST };
    }
  },
};

interface Copy {
  readonly before: string;
  readonly behind: string;
}

/** What stands around the arguments, which stay with their comments. */
function copyWith(
  call: Babel.CallExpression,
  kind: string | undefined,
  holder: string,
  source: string,
): Copy | undefined {
  const [method, last] = [methodName(call), call.arguments.at(-1)];
  // What others add while this one waits must not get lost.
  if (last === undefined || [...pathsOf(call, isFunction)].some(({ node }) => WAITS.test(node.type))) return undefined;
  if (method === 'push' && kind === 'array') return { before: `[...${holder}, `, behind: ']' };
  if (method === 'unshift' && kind === 'array') {
    const isClosed = source.slice(endOf(last), endOf(call)).includes(',');
    return { before: '[', behind: `${isClosed ? '' : ','} ...${holder}]` };
  }
  // Of what is spread, only the first would be taken, and nobody knows how much there is.
  const given = call.arguments.some(({ type }) => type === 'SpreadElement') ? 0 : call.arguments.length;
  if (method === 'add' && kind === 'set' && given === 1) return { before: `new Set([...${holder}, `, behind: '])' };
  if (method === 'set' && kind === 'map' && given === 2) return { before: `new Map([...${holder}, [`, behind: ']])' };
  return undefined;
}

function around(call: Babel.CallExpression, holder: string, { before, behind }: Copy, source: string): Edit[] {
  const opening = source.indexOf('(', endOf(call.typeParameters ?? call.callee)) + 1;
  return [
    { start: startOf(call), end: opening, text: `${holder} = ${before}` },
    { start: endOf(call) - 1, end: endOf(call), text: behind },
  ];
}
