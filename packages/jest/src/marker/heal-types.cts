/** Types of the marker. They name nothing of Jest's, so they hold with `@types/jest`, with `@jest/globals` and with neither. */

/** `'./price.ts#extractPrice'`, or the imported function or class itself. */
// oxlint-disable-next-line typescript/no-unsafe-function-type -- any function, any class, also with a private constructor
export type HealTarget = string | URL | Function;

/** What a mark says beside its target. */
export interface HealMarkOptions {
  /** Told to a language model that is asked for this target. Read from the text of the file: a string, or a constant. */
  readonly hint?: string;
}

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

export interface MarkedBlock {
  (name: string, fn: () => void): void;
  readonly each: Each;
}

export interface MarkedDescribe extends MarkedBlock {
  readonly only: MarkedBlock;
  readonly skip: MarkedBlock;
}

export interface MarkedConcurrent extends MarkedTestFunction {
  readonly failing: MarkedTestFunction;
}

/** `test`, with every test marked. */
export interface MarkedTestApi extends MarkedTestFunction {
  readonly only: MarkedConcurrent;
  readonly skip: MarkedConcurrent;
  readonly todo: (name: string) => void;
  readonly failing: MarkedTestFunction;
  readonly concurrent: MarkedConcurrent & { readonly only: MarkedConcurrent; readonly skip: MarkedConcurrent };
}

/** What `heal(target)` gives: `test` itself, and the same under `.test` and `.it`. */
export interface Healed extends MarkedTestApi {
  readonly test: MarkedTestApi;
  readonly it: MarkedTestApi;
  /** Marks every test of the block, except concurrent ones: Jest runs no hooks for those. */
  readonly describe: MarkedDescribe;
}
