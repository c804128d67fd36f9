import type * as Babel from '@babel/types';
import { isFunction, type Node } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import type { OperatorSite } from '../../operator.ts';

type Callback = Babel.ArrowFunctionExpression | Babel.FunctionExpression;

/** `useEffect(() => { … }, [a, b])`: a function and what it depends on. */
export interface HookCall {
  readonly call: Babel.CallExpression;
  readonly name: string;
  readonly callback: Callback;
  /** Absent: it is called each time. */
  readonly dependencies?: Babel.ArrayExpression;
}

export function hookCall(node: Node): HookCall | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const { callee } = node;
  const named = callee.type === 'MemberExpression' && !callee.computed ? callee.property : callee;
  if (named.type !== 'Identifier' || !/^use[A-Z]/.test(named.name)) return undefined;
  const [callback, dependencies] = node.arguments;
  if (callback?.type !== 'ArrowFunctionExpression' && callback?.type !== 'FunctionExpression') return undefined;
  if (dependencies === undefined) return { call: node, name: named.name, callback };
  return dependencies.type === 'ArrayExpression' ? { call: node, name: named.name, callback, dependencies } : undefined;
}

/** Effects that run code and have nothing to clean up after themselves, with the block that they run. */
export function* openEffects(
  sites: readonly OperatorSite[],
): Generator<HookCall & { readonly body: Babel.BlockStatement; readonly last: Babel.Statement }> {
  for (const { node } of sites) {
    const hook = hookCall(node);
    if (hook === undefined || !hook.name.endsWith('Effect') || hook.callback.body.type !== 'BlockStatement') continue;
    const { body } = hook.callback;
    const last = body.body.at(-1);
    if (last === undefined || hook.callback.async || ownReturns(body)) continue;
    yield { ...hook, body, last };
  }
}

function ownReturns(body: Node): boolean {
  return [...pathsOf(body, isFunction)].some(
    ({ node }) => node.type === 'ReturnStatement' && node.argument !== null && node.argument !== undefined,
  );
}
