import type * as Babel from '@babel/types';
import { textOf, type Node } from '../../syntax/node.ts';
import { methodName } from '../shared/call.ts';
import { isChain } from '../shared/is-chain.ts';
import { loneCalls } from '../shared/lone-calls.ts';
import type { PatchOperator } from '../operator.ts';

const COST = 1.6;

/** `this.hooks.push(hook);` → `this.hooks = [...this.hooks, hook];`, `this.seen.add(id);` → `this.seen = new Set([...this.seen, id]);`. */
export const addToACopy: PatchOperator = {
  name: 'add-to-a-copy',
  family: 'collection',
  description: 'a list that others hold as well, such as a parent class or an earlier state, changed in its place',
  floor: COST,
  on: 'module',
  *patches(sites, { source, kindOf }) {
    for (const { call, instead } of loneCalls(sites)) {
      const place = (call.callee as Babel.MemberExpression).object as Node | undefined;
      if (place?.type !== 'MemberExpression' || !isChain(place) || call.arguments.length === 0) continue;
      const [holder, kind] = [textOf(source, place), kindOf(place)];
      const given = call.arguments.map((each) => textOf(source, each)).join(', ');
      const copy = copyWith(methodName(call), kind, holder, given);
      if (copy !== undefined) yield { edits: [instead(`${holder} = ${copy};`)], cost: COST };
    }
  },
};

function copyWith(
  method: string | undefined,
  kind: string | undefined,
  holder: string,
  given: string,
): string | undefined {
  if (method === 'push' && kind === 'array') return `[...${holder}, ${given}]`;
  if (method === 'unshift' && kind === 'array') return `[${given}, ...${holder}]`;
  if (method === 'add' && kind === 'set') return `new Set([...${holder}, ${given}])`;
  if (method === 'set' && kind === 'map') return `new Map([...${holder}, [${given}]])`;
  return undefined;
}
