import { guardedSource } from '../instrument/guarded-source.ts';
import { createGuard, type Guard } from '../lab/heal-global.ts';
import { compileVersion, type VersionParts } from './compile-version.ts';
import type { AnyFunction } from './any-function.ts';
import type { NamedTest } from './named-tests.ts';
import { runTest, type TestBench, type TestEnd } from './run-test.ts';

/** A test that does more of them is not waited for: loop rounds and function entries of the version. */
const MOST_STEPS = 20_000_000;

export interface RunParts extends Omit<VersionParts, 'guard'> {
  readonly bench: TestBench;
  /** For one test. */
  readonly timeoutMs: number;
}

/** A version whose loops can be stopped. */
export interface GuardedVersion {
  /** Runs tests, each over a fresh instance. Never rejects. */
  run(tests: readonly NamedTest[]): Promise<TestEnd[]>;
  /** Lets `use` have an instance; what it calls is stopped when the time of a test is over. */
  lend<Result>(use: (fn: AnyFunction) => Promise<Result>): Promise<Result>;
}

/** @throws SyntaxError, or RepairError `PARSE_FAILED`, when `source` does not compile */
export function guardedVersion(source: string, { text, scope, bench, timeoutMs }: RunParts): GuardedVersion {
  const guard = createGuard(bench.clock);
  const instantiate = compileVersion(guardedSource(source, text.target.file), { text, scope, guard: guard.heal });
  return {
    async run(tests) {
      const ends: TestEnd[] = [];
      for (const test of tests) ends.push(await runGuarded(test, guard, instantiate, { bench, timeoutMs }));
      return ends;
    },
    async lend(use) {
      guard.nextInstance();
      guard.begin(MOST_STEPS, timeoutMs);
      try {
        return await use(instantiate());
      } finally {
        guard.end();
      }
    },
  };
}

async function runGuarded(
  test: NamedTest,
  guard: Guard,
  instantiate: () => AnyFunction,
  { bench, timeoutMs }: Pick<RunParts, 'bench' | 'timeoutMs'>,
): Promise<TestEnd> {
  guard.nextInstance();
  guard.begin(MOST_STEPS, timeoutMs);
  const end = await runTest(test, instantiate(), timeoutMs, bench);
  const { stopped } = guard.end();
  // A test may catch what the guard throws and pass: it has run out of its steps all the same.
  if (stopped !== undefined) {
    const message = stopped === 'steps' ? 'timed out: it loops for ever' : `timed out after ${timeoutMs} ms`;
    return { outcome: 'timeout', error: { name: 'Error', message }, durationMs: end.durationMs };
  }
  // What goes on after it is stale from here.
  if (end.outcome === 'timeout') guard.nextInstance();
  return end;
}
