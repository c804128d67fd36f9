import { inspect } from 'node:util';
import type { AnyFunction } from './any-function.ts';
import { copyArguments } from './copy-arguments.ts';
import type { NamedTest } from './named-tests.ts';
import type { Verify } from './verify-context.ts';

/** A call that has to succeed. */
export interface FunctionCall {
  readonly receiver: unknown;
  readonly args: readonly unknown[];
}

export interface CallTest extends NamedTest {
  /** What the call came to when the test ran last. */
  readonly lastResult: () => unknown;
}

/** The call as a test: it does not throw, and `verify` accepts its result. */
export function callTest(
  name: string,
  { receiver, args }: FunctionCall,
  verify: Verify<AnyFunction> | undefined,
): CallTest {
  let last: unknown;
  const written = `${name}(${args.map((value) => inspect(value, { depth: 4, breakLength: 100 })).join(', ')})`;
  return {
    name: `the call ${oneLine(written)}`,
    source:
      verify === undefined
        ? written
        : `${written}\n// Its result has to pass:\n${Function.prototype.toString.call(verify)}`,
    lastResult: () => last,
    run(fn) {
      const check = (result: unknown): unknown => {
        last = result;
        return verify === undefined
          ? undefined
          : then(verify({ fn, call: { args: [...args], result } }), (said) => demand(said, result));
      };
      return then(fn.apply(receiver, copyArguments(args) as unknown[]), check);
    },
  };
}

function demand(said: unknown, result: unknown): void {
  if (said !== true) throw new Error(`\`verify\` does not accept ${oneLine(inspect(result, { depth: 4 }))}`);
}

/** At once when there is nothing to wait for: a try in the search costs microseconds. */
function then<Value>(value: Value | PromiseLike<Value>, next: (value: Value) => unknown): unknown {
  const isPromise = typeof (value as PromiseLike<Value> | null | undefined)?.then === 'function';
  return isPromise ? (value as PromiseLike<Value>).then(next) : next(value as Value);
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}
