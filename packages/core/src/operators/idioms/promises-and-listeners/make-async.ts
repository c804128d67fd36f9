import type * as Babel from '@babel/types';
import { isFunction, startOf, textOf } from '../../../syntax/node.ts';
import { enclosingFunction, pathsOf } from '../../../syntax/path.ts';
import type { OperatorContext, PatchOperator } from '../../operator.ts';

/** `load(id) { if (!id) throw …; return fetchIt(id); }` → `async load(id) { … }`, where it gives back a promise and has thrown. */
export const makeAsync: PatchOperator = {
  name: 'make-async',
  family: 'async',
  description: 'a function that gives back a promise and throws bad input at its caller instead of rejecting it',
  floor: 1.1,
  on: 'module',
  *patches(sites, context) {
    if (!context.facts.failsByError) return;
    const seen = new Set<Babel.Function>();
    for (const { path } of sites) {
      const own = enclosingFunction(path)?.node as Babel.Function | undefined;
      if (own === undefined || seen.has(own)) continue;
      seen.add(own);
      if (own.async || own.generator || !mayBeAsync(own) || !throwsItself(own) || !givesPromise(own, context)) continue;
      const start = keywordAt(own, context.source);
      yield { edits: [{ start, end: start, text: 'async ' }], cost: 1.1 };
    }
  },
};

function mayBeAsync(own: Babel.Function): boolean {
  const isMethod = own.type === 'ObjectMethod' || own.type === 'ClassMethod' || own.type === 'ClassPrivateMethod';
  return !isMethod || own.kind === 'method';
}

/** In front of the name of a method, behind its `static` and `private`; else where the function begins. */
function keywordAt(own: Babel.Function, source: string): number {
  if (!('key' in own)) return startOf(own);
  return own.computed ? source.lastIndexOf('[', startOf(own.key)) : startOf(own.key);
}

function throwsItself(own: Babel.Function): boolean {
  for (const { node } of pathsOf(own.body, isFunction)) if (node.type === 'ThrowStatement') return true;
  return false;
}

function givesPromise(own: Babel.Function, { source, kindOf }: OperatorContext): boolean {
  if (own.returnType) return /^:\s*Promise</.test(textOf(source, own.returnType));
  for (const { node } of pathsOf(own.body, isFunction))
    if (node.type === 'ReturnStatement' && node.argument && kindOf(node.argument) === 'promise') return true;
  return false;
}
