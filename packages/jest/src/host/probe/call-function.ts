import { inspect } from 'node:util';

import type { CircusFunction } from '../seat.cts';

/** Calls a test or hook function as Jest does: by promise, by `done` callback or as a generator. */
export function callFunction(fn: CircusFunction, context: unknown, isHook: boolean): Promise<void> | undefined {
  if (fn.length > 0) return callWithDone(fn, context);

  const result = fn.call(context);
  if (isGenerator(result)) return drive(result);
  if (isThenable(result)) return result as Promise<void>;
  if (result !== undefined && !isHook) {
    throw new Error('test functions can only return Promise or undefined.');
  }
  return undefined;
}

async function callWithDone(fn: CircusFunction, context: unknown): Promise<void> {
  let returned: unknown;
  const reason = await new Promise<unknown>((resolve, reject) => {
    const done = (why?: unknown): void => resolve(why);
    try {
      returned = fn.call(context, done);
    } catch (error) {
      reject(error);
    }
  });
  if (returned !== undefined)
    throw new Error("Test functions cannot both take a 'done' callback and return something.");
  if (reason === undefined || reason === null || reason === false) return;
  const isError = typeof reason === 'object' && 'message' in reason && 'stack' in reason;
  throw isError
    ? reason
    : new Error(`Failed: ${typeof reason === 'string' ? JSON.stringify(reason) : inspect(reason)}`);
}

async function drive(generator: Generator): Promise<void> {
  let step = generator.next();
  while (step.done !== true) {
    try {
      step = generator.next(await step.value);
    } catch (error) {
      step = generator.throw(error);
    }
  }
}

function isGenerator(value: unknown): value is Generator {
  return isThenable(value)
    ? false
    : typeof (value as Generator | undefined)?.next === 'function' && typeof (value as Generator).throw === 'function';
}

function isThenable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function';
}
