import type { TestId } from '@testheal/core';

import { nameTests } from '../shared/name-tests.ts';
import { namedFile } from '../shared/named-file.ts';
import type { FileTask, SuiteTask, TestTask } from './runner-types.ts';

export interface NamedTask {
  readonly task: TestTask;
  readonly id: TestId;
}

/** The tests of a collected file in the order of collection, with the names that the main process has for them. */
export function nameTasks(file: FileTask, runner: { readonly root: string; readonly named: boolean }): NamedTask[] {
  const found = testsBelow(file, []);
  const ids = nameTests(
    namedFile(file.filepath, runner.root, runner.named ? (file.projectName ?? '') : undefined),
    found.map(({ titlePath }) => titlePath),
  );
  return found.map(({ task }, index) => ({ task, id: ids[index] as TestId }));
}

function testsBelow(suite: SuiteTask, titles: readonly string[]): { task: TestTask; titlePath: string[] }[] {
  return suite.tasks.flatMap((task) => {
    const titlePath = [...titles, task.name];
    return task.type === 'suite' ? testsBelow(task, titlePath) : [{ task, titlePath }];
  });
}
