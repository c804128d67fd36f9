import { expect, it } from 'vitest';

import type { FileTask, TestTask } from '../runner-types.ts';
import { createStandInTest } from './stand-in-test.ts';

const file: FileTask = { type: 'suite', name: 'a.test.ts', mode: 'run', filepath: '/app/a.test.ts', tasks: [] };

it('is the test that it acts for, to those who read and to those who write', () => {
  const acted: TestTask = { type: 'test', name: 'acted', mode: 'run', context: {} };
  const standIn = createStandInTest(file);

  standIn.actFor(acted);
  standIn.task.result = { state: 'fail' };

  expect([standIn.task.name, acted.result]).toEqual(['acted', { state: 'fail' }]);
});

it('is itself afterwards', () => {
  const standIn = createStandInTest(file);
  standIn.actFor({ type: 'test', name: 'acted', mode: 'run', context: {} });

  standIn.actFor(undefined);

  expect([standIn.task.name, standIn.task.result]).toEqual(['testheal', undefined]);
});
