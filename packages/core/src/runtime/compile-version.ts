import vm from 'node:vm';
import type { AnyFunction } from './any-function.ts';
import type { FunctionText } from './function-text.ts';
import { COMPILER_HELPERS } from './known-globals.ts';

export interface VersionParts {
  readonly text: FunctionText;
  readonly scope: Readonly<Record<string, unknown>>;
  /** What instrumented code finds as `globalThis.__heal`; it is nowhere else. Absent: the text is not instrumented. */
  readonly guard?: object;
}

/**
 * Compiles a text of the module: the function's own, one with edits, or an instrumented one. Each call of the result evaluates it
 * anew, with what the scope has then.
 *
 * @throws SyntaxError when it does not compile
 */
export function compileVersion(source: string, { text, scope, guard }: VersionParts): () => AnyFunction {
  const { name, scopeNames, isStrict } = text;
  const imported = text.before.slice(0, text.before.lastIndexOf('export '));
  // Instrumenting leaves both as they are, and puts nothing like them in front.
  const code = source.replace(imported, '').replace('export ', '');
  const names = ['globalThis', ...Object.keys(COMPILER_HELPERS), ...scopeNames];
  const compiled = vm.compileFunction(`${isStrict ? "'use strict';" : ''}${code}\nreturn ${name};`, names, {
    filename: `testheal:${name}.js`,
  }) as (...values: unknown[]) => AnyFunction;
  const global = guard === undefined ? globalThis : guardedGlobal(guard);
  return () => compiled(global, ...Object.values(COMPILER_HELPERS), ...scopeNames.map((each) => scope[each]));
}

/** The global object with the guard on it, for the eyes of one version only: several repairs may go on at once. */
function guardedGlobal(guard: object): unknown {
  return new Proxy(globalThis, {
    get: (target, key) => (key === '__heal' ? guard : Reflect.get(target, key)),
  });
}
