import { addMark } from './marks.ts';
import type { Mark } from './marks.ts';

type AnyFunction = (this: unknown, ...values: unknown[]) => unknown;

/**
 * Wraps a test function so that whatever it throws carries `mark` in the list `heal`, which Jest hands on to reporters in
 * `failureDetails`. `this`, `done` callbacks, promises, generators and the number of parameters stay as they were.
 */
export function tagErrors(fn: AnyFunction, mark: Mark): AnyFunction {
  const wrapped = isGeneratorFunction(fn) ? tagGenerator(fn, mark) : tagFunction(fn, mark);
  return Object.defineProperty(wrapped, 'length', { value: fn.length, configurable: true });
}

function tagFunction(fn: AnyFunction, mark: Mark): AnyFunction {
  return function (...values) {
    let result: unknown;
    try {
      result = fn.apply(
        this,
        values.map((value, index) => tagDone(value, index, fn.length, mark)),
      );
    } catch (error) {
      throw tag(error, mark);
    }
    if (!isThenable(result)) return result;
    return result.then(undefined, (error: unknown) => {
      throw tag(error, mark);
    });
  };
}

function tagGenerator(fn: AnyFunction, mark: Mark): AnyFunction {
  return function* (...values) {
    try {
      return yield* fn.apply(this, values) as Generator;
    } catch (error) {
      throw tag(error, mark);
    }
  };
}

/** Only a function in the last place can be `done`, and only Jest's has a `fail` or takes one reason. */
function tagDone(value: unknown, index: number, parameters: number, mark: Mark): unknown {
  if (typeof value !== 'function' || index !== parameters - 1 || value.name !== 'done') return value;
  return Object.assign(
    (reason?: unknown) => (value as AnyFunction)(reason === undefined ? reason : tag(reason, mark)),
    value,
  );
}

function tag(error: unknown, mark: Mark): unknown {
  if (typeof error !== 'object' || error === null || Object.isFrozen(error)) return error;
  try {
    const { heal } = error as { heal?: readonly Mark[] };
    if (heal === undefined || Array.isArray(heal)) {
      const value = addMark((heal as readonly Mark[] | undefined) ?? [], mark);
      Object.defineProperty(error, 'heal', { value, enumerable: true, configurable: true });
    }
  } catch {
    // A Proxy that refuses properties: the side file still knows the test.
  }
  return error;
}

function isThenable(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function';
}

function isGeneratorFunction(fn: AnyFunction): boolean {
  return Object.prototype.toString.call(fn) === '[object GeneratorFunction]';
}
