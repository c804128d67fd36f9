import type { TestModule } from 'vitest/node';

/** Errors of a file that belong to no test: its loading, and the hooks of the file and of its suites. */
export function errorsOutsideTests(module: TestModule): ReturnType<TestModule['errors']> {
  return [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
}
