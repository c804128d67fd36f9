import type * as Babel from '@babel/types';
import { endOf, isFunction, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import { methodName } from '../../shared/call.ts';
import { isChain } from '../../shared/is-chain.ts';
import { loneCalls } from '../../shared/lone-calls.ts';
import type { OperatorContext, OperatorSite, PatchOperator } from '../../operator.ts';

const COST = 1.2;
const ENDS =
  /^#?(remove|delete|close|end|stop|destroy|dispose|disconnect|unsubscribe|leave|clear|release|teardown|cancel|abort)(?![a-z])/;

/** `users.delete(id); this.close();` → `users.delete(id); if (users.size === 0) this.close();`. */
export const leaveWhileUsed: PatchOperator = {
  name: 'leave-while-used',
  family: 'condition',
  description: 'what several share, ended or taken away when the first of them goes',
  floor: COST,
  on: 'module',
  *patches(sites, context) {
    const { source } = context;
    for (const { call, site, instead } of loneCalls(sites)) {
      const { callee } = call;
      const named = callee.type === 'MemberExpression' && !callee.computed ? callee.property : callee;
      if (!ENDS.test(textOf(source, named))) continue;
      for (const asked of new Set(leftBehind(site, call, context)))
        yield { edits: [instead(`if (${asked} === 0) ${textOf(source, call)};`)], cost: COST };
    }
  },
};

/** How many are left in what one was taken out of by a statement just before. */
function leftBehind(site: OperatorSite, ending: Babel.CallExpression, context: OperatorContext): string[] {
  const { source, kindOf } = context;
  const statement = site.path.parent;
  const block = statement?.parent?.node;
  const list = block?.type === 'BlockStatement' ? block.body : block?.type === 'SwitchCase' ? block.consequent : [];
  const index = statement?.index ?? 0;
  const receiver = ending.callee.type === 'MemberExpression' ? textOf(source, ending.callee.object) : '';
  return list
    .slice(Math.max(0, index - 2), index)
    .flatMap((before) => [...pathsOf(before, isFunction)])
    .flatMap(({ node: call }) => {
      if (call.type !== 'CallExpression' || !/^(delete|splice|pop|shift)$/.test(methodName(call) ?? '')) return [];
      const { object } = call.callee as Babel.MemberExpression;
      const holder = textOf(source, object);
      const kind = kindOf(object);
      // What is taken out of the same one is no end of it.
      if (holder === receiver || !isChain(object) || !isSameAt(site, object, context)) return [];
      const asked = kind === 'array' ? `${holder}.length` : `${holder}.size`;
      const isAsked = source.slice(endOf(call), site.start).includes(asked);
      return !isAsked && (kind === 'set' || kind === 'map' || kind === 'array') ? [asked] : [];
    });
}

/** Whether the names of a chain mean the same at the site: a loop before it may have had its own. */
function isSameAt(site: OperatorSite, chain: Node, { bindingsAt }: OperatorContext): boolean {
  const [there, here] = [bindingsAt(startOf(chain)), bindingsAt(site.start)];
  return [...pathsOf(chain)].every(
    ({ node }) =>
      node.type !== 'Identifier' ||
      there.find(({ name }) => name === node.name) === here.find(({ name }) => name === node.name),
  );
}
