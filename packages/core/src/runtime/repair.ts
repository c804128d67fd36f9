import type { AnyFunction } from './any-function.ts';
import { RepairLoop } from './repair-loop.ts';
import type { FunctionRepairOptions } from './repair-options.ts';

/** A function that is repaired when it fails. Calls give a promise, since a repair takes time. */
export interface Repaired<Fn extends AnyFunction> {
  (...args: Parameters<Fn>): Promise<Awaited<ReturnType<Fn>>>;
  /** The version in use and all repairs so far. */
  readonly loop: RepairLoop<Fn>;
}

/**
 * Wraps a function. Before its first call the tests run, and it is repaired when one fails; so it is when a call throws or `verify`
 * does not accept its result. Later calls use the healed version. Nothing is written to any file.
 *
 * @throws RepairError `OPTIONS_INVALID`, `FUNCTION_REFUSED`, `SCOPE_MISSING`: see `RepairLoop`
 */
export function repair<Fn extends AnyFunction>(fn: Fn, options: FunctionRepairOptions<Fn> = {}): Repaired<Fn> {
  const loop = new RepairLoop(fn, options);
  const repaired = function (this: unknown, ...args: Parameters<Fn>): Promise<Awaited<ReturnType<Fn>>> {
    return loop.call(this, args);
  };
  Object.defineProperty(repaired, 'name', { value: fn.name, configurable: true });
  return Object.assign(repaired, { loop });
}
