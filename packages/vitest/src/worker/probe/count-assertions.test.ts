import { expect, it, type TestContext } from 'vitest';
import type { TestTask } from '../runner-types.ts';
import { countAssertions } from './count-assertions.ts';

const taskOf = (context: TestContext): TestTask => ({ context }) as unknown as TestTask;

it('counts assertions of everybody’s `expect`', (context) => {
  const before = countAssertions(taskOf(context));

  expect(1).toBe(1);
  expect(() => expect(1).toBe(2)).toThrow('expected 1 to be 2');

  expect(countAssertions(taskOf(context)) - before).toBe(3);
});

it('counts those of the test’s own as well, and makes it none', (context) => {
  const before = countAssertions(taskOf(context));
  expect(context).not.toHaveProperty('_local', true);

  context.expect(1).toBe(1);

  expect(countAssertions(taskOf(context)) - before).toBe(2);
});
