import type { AnyFunction } from './any-function.ts';

/** What `verify` is asked about. */
export interface VerifyContext<Fn extends AnyFunction> {
  /** The version in question. While candidates are tried its loops end after the time of a test. */
  readonly fn: Fn;
  /** The call that was made with it; absent when tests alone started the repair. */
  readonly call?: { readonly args: Parameters<Fn>; readonly result: Awaited<ReturnType<Fn>> };
  /** The patch that has passed all tests and is up for the last word; absent for calls, in and out of a repair. */
  readonly patch?: FunctionPatch & { readonly tests: readonly string[] };
}

export interface FunctionPatch {
  /** Text of the healed function. */
  readonly source: string;
  /** Unified diff of the function's text. */
  readonly diff: string;
}

/** Whether a result or a patch is accepted. A throw is a refusal. */
export type Verify<Fn extends AnyFunction> = (context: VerifyContext<Fn>) => boolean | PromiseLike<boolean>;
