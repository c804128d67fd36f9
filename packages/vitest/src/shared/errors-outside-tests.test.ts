import { expect, it } from 'vitest';
import type { TestModule } from 'vitest/node';

import { errorsOutsideTests } from './errors-outside-tests.ts';

it('gathers the errors of a file and of all its suites', () => {
  const suite = (message: string): object => ({ errors: () => [{ message }] });
  const module = {
    errors: () => [],
    children: { allSuites: () => [suite('afterAll of the outer'), suite('afterAll of the inner')].values() },
  } as unknown as TestModule;

  const errors = errorsOutsideTests(module);

  expect(errors.map(({ message }) => message)).toEqual(['afterAll of the outer', 'afterAll of the inner']);
});
