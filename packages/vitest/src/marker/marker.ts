import type { SuiteAPI, TestAPI, TestOptions } from 'vitest';

import { INSIDE_HEALING, LOCATE_MARKS } from '../shared/healing-signal.ts';
import { acceptMarkers } from './accept-markers.ts';
import { callFile } from './call-file.ts';
import { callSite } from './call-site.ts';
import { addMark, type HealMeta } from './heal-meta.ts';
import { currentCollector, currentTest, vitestApi } from './vitest-collecting.ts';
import { keepingMeta, withMeta } from './with-meta.ts';

declare module 'vitest' {
  interface TaskMeta {
    heal?: readonly HealMeta[];
  }
}

/** `'./price.ts#extractPrice'`, or the imported function or class itself. */
// oxlint-disable-next-line typescript/no-unsafe-function-type -- any function, any class, also with a private constructor
export type HealTarget = string | Function;

/** What a mark says beside its target. */
export interface HealMarkOptions {
  /** Told to a language model that is asked for this target. Read from the text of the file: a string, or a constant. */
  readonly hint?: string;
}

/** Options that mark a test or a suite: `test(name, heal(target).options, fn)`. */
export type HealTestOptions = TestOptions & { readonly meta: { readonly heal: readonly HealMeta[] } };

/**
 * A mark in all its forms: `test(name, heal(t), fn)` takes it as options, `heal(t)(name, fn)` is `test` with the mark,
 * `heal(t).test` and `heal(t).describe` are Vitest's own with `each`, `only`, `skip` and all the rest.
 */
export type HealMarker<Test extends object = TestAPI> = Test &
  HealTestOptions & {
    readonly test: Test;
    readonly it: Test;
    readonly describe: SuiteAPI;
    /** For callers that read options themselves: `test.each(rows)(name, heal(t).options, fn)`. */
    readonly options: HealTestOptions;
  };

/**
 * Marks tests whose failure may be repaired in `target`: `'./price.ts'`, or `'./price.ts#extractPrice'` to name the
 * declaration, relative to the file with the mark; or the function or class that the file imports. Inside a running test
 * body it marks that test.
 *
 * @param test A test of yours, such as one that `test.extend` has made, or another mark: then the test has both.
 * @throws Error in the body of a concurrent test, where Vitest cannot tell which test is running.
 */
export function heal(target: HealTarget, options?: HealMarkOptions): HealMarker;
export function heal<Test extends object>(target: HealTarget, test: Test): HealMarker<Test>;
export function heal(target: HealTarget, testOrOptions?: object): object {
  const test = typeof testOrOptions === 'function' ? testOrOptions : undefined;
  // What a function is, and what a hint says, is read where the mark stands; a path is relative to its file.
  const mayHaveHint = test === undefined && testOrOptions !== undefined;
  const locate = typeof target === 'string' && !mayHaveHint ? callFile : callSite;
  const at = globalThis.process?.env?.[LOCATE_MARKS] === '1' ? (locate(heal) ?? callSite(heal)) : undefined;
  const mark: HealMeta = { ...named(target), ...(at !== undefined && { at }) };
  markRunningTest(mark);
  const marker = makeMarker(mark, test as (TestAPI & Partial<HealMarker>) | undefined);
  const collector = currentCollector();
  if (collector !== undefined) acceptMarkers(collector);
  return marker;
}

function named(target: HealTarget): HealMeta {
  if (typeof target === 'string') return { target };
  // Also what a misspelt import gives: what is meant, the text of the file says.
  const { name } = (target ?? {}) as { name?: unknown };
  return { target: typeof name === 'string' && name !== '' ? name : typeof target, isFunction: true };
}

function markRunningTest(mark: HealMeta): void {
  // A probe runs all tests as concurrent ones, and knows what is marked.
  if (INSIDE_HEALING in globalThis) return;
  const test = currentTest();
  if (test === undefined) return;
  if (test.concurrent === true) {
    const call = `heal(${mark.isFunction === true ? mark.target : `'${mark.target}'`})`;
    throw new Error(
      `${call} inside a concurrent test cannot tell which test it is in: write ${call}.concurrent(name, fn) instead.`,
    );
  }
  const { heal: marks } = test.meta;
  // A test's own mark stands in the place of its suite's.
  const own = marks !== undefined && marks === test.suite?.meta?.heal ? undefined : marks;
  // Not into the old object: tests of one suite may share it.
  test.meta = { ...test.meta, heal: addMark(own, mark) };
}

function makeMarker(mark: HealMeta, around: (TestAPI & Partial<HealMarker>) | undefined): object {
  const inner = around?.meta?.heal;
  const own = { heal: inner === undefined ? [mark] : inner.reduce(addMark, [mark] as readonly HealMeta[]) };
  const base = (): TestAPI => {
    if (around === undefined || inner !== undefined) return vitestApi().test;
    return keepingMeta(around, own);
  };
  const lazyTest = (): TestAPI => withMeta(base(), own);
  const forms = (...args: unknown[]): unknown => (lazyTest() as (...all: unknown[]) => unknown)(...args);
  // Only `meta` is enumerable, so that `{ ...heal(t) }` are plain options.
  Object.defineProperty(forms, 'meta', { value: own, enumerable: true });
  Object.defineProperty(forms, 'options', { get: () => ({ meta: own }) });
  Object.defineProperty(forms, 'test', { get: lazyTest });
  Object.defineProperty(forms, 'it', { get: lazyTest });
  Object.defineProperty(forms, 'describe', { get: () => withMeta(vitestApi().describe, own) });
  for (const name of [
    'each',
    'for',
    'only',
    'skip',
    'todo',
    'fails',
    'concurrent',
    'sequential',
    'skipIf',
    'runIf',
    'extend',
  ] as const) {
    Object.defineProperty(forms, name, { get: () => (lazyTest() as unknown as Record<string, unknown>)[name] });
  }
  return forms;
}
