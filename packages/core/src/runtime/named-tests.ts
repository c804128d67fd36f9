import type { AnyFunction } from './any-function.ts';

/** Calls the function that it gets and says what it thinks: it passes unless it throws, rejects, or gives `false`. */
export type FunctionTest<Fn extends AnyFunction> = (fn: Fn) => unknown;

/** By their names, or in a list. */
export type FunctionTests<Fn extends AnyFunction> =
  | readonly FunctionTest<Fn>[]
  | Readonly<Record<string, FunctionTest<Fn>>>;

export interface NamedTest {
  readonly name: string;
  readonly run: (fn: AnyFunction) => unknown;
  /** Its text, for a model; absent: there is none to show. */
  readonly source?: string;
}

export function namedTests(tests: FunctionTests<never>): NamedTest[] {
  const entries: [string, FunctionTest<never>][] = Array.isArray(tests)
    ? tests.map((test: FunctionTest<never>, index) => [test.name === '' ? `test ${index + 1}` : test.name, test])
    : Object.entries(tests);
  return entries.map(([name, run]) => ({
    name,
    run: run as NamedTest['run'],
    source: Function.prototype.toString.call(run),
  }));
}
