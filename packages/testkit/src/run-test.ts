import type { CollectedTest, Suite } from './collect-tests.ts';

/** Calls a hook or a test body; the place where time limits are put around user code. */
export type Call = (work: () => unknown) => unknown;

/** Runs the tests of one file with their hooks; `beforeAll` of a suite runs once, before its first test. */
export interface TestSession {
  /** Settles when test and hooks have; gives what they threw, in order. Empty when the test passed. */
  run(test: CollectedTest): Promise<readonly unknown[]>;
  /** Runs the `afterAll` hooks of all suites that began, innermost first; gives what they threw. */
  end(): Promise<readonly unknown[]>;
}

export function createTestSession(call: Call): TestSession {
  const begun: Suite[] = [];

  const attempt = async (errors: unknown[], work: () => unknown): Promise<void> => {
    try {
      await call(work);
    } catch (error) {
      errors.push(error);
    }
  };

  return {
    async run(test) {
      const errors: unknown[] = [];
      const suites = [...test.suite.parents, test.suite];
      for (const suite of suites.filter((item) => !begun.includes(item))) {
        begun.push(suite);
        for (const hook of suite.beforeAll) await attempt(errors, hook);
      }
      for (const hook of suites.flatMap((suite) => suite.beforeEach)) await attempt(errors, hook);
      if (errors.length === 0) await attempt(errors, test.run);
      for (const hook of suites.toReversed().flatMap((suite) => suite.afterEach.toReversed())) {
        await attempt(errors, hook);
      }
      return errors;
    },
    async end() {
      const errors: unknown[] = [];
      for (const suite of begun.splice(0).toReversed()) {
        for (const hook of suite.afterAll) await attempt(errors, hook);
      }
      return errors;
    },
  };
}
