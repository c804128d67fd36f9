import type { SuiteAPI, TestAPI, TestOptions } from 'vitest';

import { acceptMarkers } from './accept-markers.ts';
import { callSite } from './call-site.ts';
import { INSIDE_HEALING, LOCATE_MARKS } from './healing-signal.ts';
import { withMeta } from './with-meta.ts';
import { currentCollector, currentTest, vitestApi } from './vitest-collecting.ts';

/** What a mark leaves on a test: plain strings, since it travels from the worker to the main process. */
export interface HealMeta {
  readonly target: string;
  /** `file:line:column` of the `heal(…)` call; absent in runs that do not heal. */
  readonly at?: string;
}

declare module 'vitest' {
  interface TaskMeta {
    heal?: HealMeta;
  }
}

/** Options that mark a test or a suite: `test(name, heal(target).options, fn)`. */
export type HealTestOptions = TestOptions & { readonly meta: { readonly heal: HealMeta } };

/**
 * A mark in all its forms: `heal(t)(name, fn)` is `test` with the mark, `test(name, heal(t), fn)` takes it as options,
 * `heal(t).test` and `heal(t).describe` are Vitest's own with `each`, `only`, `skip` and all the rest.
 */
export type HealMarker = TestAPI &
  HealTestOptions & {
    readonly test: TestAPI;
    readonly describe: SuiteAPI;
    /** For callers that read options themselves: `test.each(rows)(name, heal(t).options, fn)`. */
    readonly options: HealTestOptions;
  };

/**
 * Marks tests whose failure may be repaired in `target`: `'./price.ts'`, or `'./price.ts#extractPrice'` to name the
 * declaration, relative to the file with the mark. Inside a running test body it marks that test.
 *
 * @throws Error in the body of a concurrent test, where Vitest cannot tell which test is running.
 */
export function heal(target: string): HealMarker {
  const at = globalThis.process?.env?.[LOCATE_MARKS] === '1' ? callSite(heal) : undefined;
  const meta: HealMeta = at === undefined ? { target } : { target, at };
  markRunningTest(meta);
  const marker = makeMarker(meta);
  const collector = currentCollector();
  if (collector !== undefined) acceptMarkers(collector);
  return marker;
}

function markRunningTest(meta: HealMeta): void {
  // A probe runs all tests as concurrent ones, and knows what is marked.
  if (INSIDE_HEALING in globalThis) return;
  const test = currentTest();
  if (test === undefined) return;
  if (test.concurrent === true) {
    throw new Error(
      `heal('${meta.target}') inside a concurrent test cannot tell which test it is in: write heal('${meta.target}').concurrent(name, fn) instead.`,
    );
  }
  // Not into the old object: tests of one suite may share it.
  test.meta = { ...test.meta, heal: meta };
}

function makeMarker(meta: HealMeta): HealMarker {
  const own = { heal: meta };
  const lazyTest = (): TestAPI => withMeta(vitestApi().test, own);
  const forms = (...args: unknown[]): unknown => (lazyTest() as (...all: unknown[]) => unknown)(...args);
  // Only `meta` is enumerable, so that `{ ...heal(t) }` are plain options.
  Object.defineProperty(forms, 'meta', { value: own, enumerable: true });
  Object.defineProperty(forms, 'options', { get: () => ({ meta: own }) });
  Object.defineProperty(forms, 'test', { get: lazyTest });
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
  return forms as unknown as HealMarker;
}
