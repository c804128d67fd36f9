import { format } from 'node:util';
import type { TestId } from '@testheal/core';

type Body = (...row: never[]) => unknown;
type Hook = () => unknown;

export interface Suite {
  readonly titles: readonly string[];
  /** Outermost first, without this one. */
  readonly parents: readonly Suite[];
  readonly beforeAll: Hook[];
  readonly beforeEach: Hook[];
  readonly afterEach: Hook[];
  readonly afterAll: Hook[];
}

export interface CollectedTest {
  readonly id: TestId;
  readonly suite: Suite;
  readonly run: () => unknown;
  readonly skipped: boolean;
}

interface Registered extends Omit<CollectedTest, 'id' | 'skipped'> {
  readonly titles: readonly string[];
  readonly mode: 'run' | 'skip' | 'only';
}

/** The part of the test API that Vitest and Jest share, and what has been registered through it. */
export interface TestCollector {
  /** `describe`, `test`, `it` and the hooks, to be seen by test files as globals. */
  readonly api: Readonly<Record<string, unknown>>;
  /** The tests registered so far, in order, as tests of `file` (relative to the root). */
  tests(file: string): CollectedTest[];
}

export function createTestCollector(): TestCollector {
  const registered: Registered[] = [];
  let suite = newSuite([], []);

  const describe = (title: string, body: () => void): void => {
    const outer = suite;
    suite = newSuite([...outer.titles, title], [...outer.parents, outer]);
    body();
    suite = outer;
  };
  const register =
    (mode: Registered['mode']) =>
    (title: string, ...rest: readonly unknown[]): void => {
      // `test(title, options, body)` as in Vitest, `test(title, body, timeout)` as in both.
      const body = rest.find((item) => typeof item === 'function') as Body | undefined;
      const run = (): unknown => body?.();
      registered.push({ titles: [...suite.titles, title], suite, run, mode: body === undefined ? 'skip' : mode });
    };
  const each =
    (rows: readonly unknown[]) =>
    (title: string, body: Body): void => {
      for (const row of rows) {
        const values = Array.isArray(row) ? row : [row];
        register('run')(fill(title, values), () => body(...(values as never[])));
      }
    };
  const test = Object.assign(register('run'), { each, only: register('only'), skip: register('skip') });
  const hook = (kind: 'beforeAll' | 'beforeEach' | 'afterEach' | 'afterAll') => (body: Hook) =>
    void suite[kind].push(body);

  return {
    api: {
      describe,
      test,
      it: test,
      beforeAll: hook('beforeAll'),
      beforeEach: hook('beforeEach'),
      afterEach: hook('afterEach'),
      afterAll: hook('afterAll'),
    },
    tests: (file) => {
      const someOnly = registered.some((item) => item.mode === 'only');
      const counts = new Map<string, number>();
      return registered.map(({ titles, mode, ...rest }) => {
        const name = JSON.stringify(titles);
        const occurrence = counts.get(name) ?? 0;
        counts.set(name, occurrence + 1);
        const skipped = mode === 'skip' || (someOnly && mode !== 'only');
        return { ...rest, id: { file, titlePath: titles, occurrence }, skipped };
      });
    },
  };
}

function newSuite(titles: readonly string[], parents: readonly Suite[]): Suite {
  return { titles, parents, beforeAll: [], beforeEach: [], afterEach: [], afterAll: [] };
}

function fill(title: string, values: readonly unknown[]): string {
  const places = title.match(/%[sdifjoO]/g)?.length ?? 0;
  return format(title, ...values.slice(0, places));
}
