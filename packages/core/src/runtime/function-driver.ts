import type { ProbeDriver, Try } from '../ports/probe-driver.ts';
import type { TestId } from '../model/test-id.ts';
import { compileVersion, type VersionParts } from './compile-version.ts';
import type { NamedTest } from './named-tests.ts';
import { runTest, type TestBench } from './run-test.ts';

export interface FunctionDriverParts extends Omit<VersionParts, 'guard'> {
  readonly tests: readonly NamedTest[];
  readonly bench: TestBench;
  /** Its abortion ends what is going on: `breathe` and `load` reject with its reason. */
  readonly signal: AbortSignal;
}

/** Lets the one lab of the engine work on a function and callable tests, in this very process. */
export function functionDriver({ text, scope, tests, bench, signal }: FunctionDriverParts): ProbeDriver {
  const ids = testIds(tests);
  return {
    async load(source, guard, use) {
      signal.throwIfAborted();
      const compile = (of: string): ReturnType<typeof compileVersion> => compileVersion(of, { text, scope, guard });
      let version = compile(source)();
      await use({
        tests: ids,
        global: globalThis,
        compile: async (of) => {
          const instantiate = compile(of);
          return async () => void (version = instantiate());
        },
        run: async (index, timeoutMs): Promise<Try> => {
          const { outcome, error, durationMs, stray } = await runTest(
            tests[index] as NamedTest,
            version,
            timeoutMs,
            bench,
          );
          return { outcome, durationMs, ...(error && { message: error.message }), ...(stray && { stray }) };
        },
      });
    },
    hasOpenedSockets: () => false,
    async breathe() {
      await new Promise((resolve) => void bench.timers.setImmediate(resolve));
      signal.throwIfAborted();
    },
  };
}

/** How the engine names tests: two of one name are told apart by their order. */
export function testIds(tests: readonly NamedTest[]): TestId[] {
  const seen = new Map<string, number>();
  return tests.map(({ name }) => {
    const occurrence = seen.get(name) ?? 0;
    seen.set(name, occurrence + 1);
    return { file: 'tests', titlePath: [name], occurrence };
  });
}
