import type * as Babel from '@babel/types';
import { isFunction, textOf, type Node } from '../../syntax/node.ts';
import { pathsOf } from '../../syntax/path.ts';
import { methodName } from '../shared/call.ts';
import { isChain } from '../shared/is-chain.ts';
import { loneCalls } from '../shared/lone-calls.ts';
import type { OperatorContext, PatchOperator } from '../operator.ts';

const COST = 1.4;
const ENDS =
  /^(remove|delete|close|end|stop|destroy|dispose|disconnect|unsubscribe|leave|clear|release|teardown|cancel|abort)/;

/** `users.delete(id); this.close();` → `users.delete(id); if (users.size === 0) this.close();`. */
export const leaveWhileUsed: PatchOperator = {
  name: 'leave-while-used',
  family: 'condition',
  description: 'what several share, ended or taken away when the first of them goes',
  floor: COST,
  on: 'module',
  *patches(sites, context) {
    for (const { call, site, instead } of loneCalls(sites)) {
      const name = methodName(call) ?? (call.callee.type === 'Identifier' ? call.callee.name : '');
      if (!ENDS.test(name)) continue;
      for (const asked of leftBehind(site.path.parent as NonNullable<typeof site.path.parent>, context))
        yield { edits: [instead(`if (${asked} === 0) ${textOf(context.source, call)};`)], cost: COST };
    }
  },
};

/** How many are left in what one was taken out of by a statement just before. */
function leftBehind(
  { parent, index = 0 }: { readonly parent: { readonly node: Node } | undefined; readonly index?: number },
  context: OperatorContext,
): string[] {
  const block = parent?.node;
  const before = block?.type === 'BlockStatement' ? block.body.slice(Math.max(0, index - 2), index) : [];
  return before
    .flatMap((statement) => [...pathsOf(statement, isFunction)])
    .flatMap(({ node: call }) => {
      if (call.type !== 'CallExpression' || !/^(delete|splice|pop|shift)$/.test(methodName(call) ?? '')) return [];
      const { object } = call.callee as Babel.MemberExpression;
      if (!isChain(object)) return [];
      const kind = context.kindOf(object);
      const holder = textOf(context.source, object);
      return kind === 'set' || kind === 'map' ? [`${holder}.size`] : kind === 'array' ? [`${holder}.length`] : [];
    });
}
