/** Types of the marker. They name nothing of Jest's, so they hold with `@types/jest`, with `@jest/globals` and with neither. */

export interface DoneCallback {
  (reason?: unknown): void;
  fail?(reason?: unknown): void;
}

export type TestFunction = ((done: DoneCallback) => void) | (() => unknown);

/** `each` as a call or as a tagged template, in the forms that Jest knows. */
export interface Each {
  <Row extends readonly unknown[] | [unknown]>(
    table: readonly Row[],
  ): (name: string, fn: (...row: Row) => unknown, timeout?: number) => void;
  <Row>(table: readonly Row[]): (name: string, fn: (row: Row, done: DoneCallback) => unknown, timeout?: number) => void;
  (
    strings: TemplateStringsArray,
    ...values: readonly unknown[]
  ): (name: string, fn: (row: any, done: DoneCallback) => unknown, timeout?: number) => void;
}

export interface MarkedTestFunction {
  (name: string, fn: TestFunction, timeout?: number): void;
  readonly each: Each;
}

export interface MarkedDescribe {
  (name: string, fn: () => void): void;
  readonly only: MarkedDescribe;
  readonly skip: MarkedDescribe;
}

/** `test`, with every test marked. */
export interface MarkedTestApi extends MarkedTestFunction {
  readonly only: MarkedTestFunction & { readonly failing: MarkedTestFunction };
  readonly skip: MarkedTestFunction & { readonly failing: MarkedTestFunction };
  readonly failing: MarkedTestFunction;
  readonly concurrent: MarkedTestFunction & { readonly only: MarkedTestFunction; readonly skip: MarkedTestFunction };
}

/** What `heal(target)` gives: `test` itself, and the same under `.test` and `.it`. */
export interface Healed extends MarkedTestApi {
  readonly test: MarkedTestApi;
  readonly it: MarkedTestApi;
  /** Marks every test of the block, except concurrent ones: Jest runs no hooks for those. */
  readonly describe: MarkedDescribe;
}
