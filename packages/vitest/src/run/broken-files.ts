import { type BrokenTestFile, flagMarker } from '@testheal/core';
import type { TestModule, Vitest } from 'vitest/node';

import { toTestError } from '../shared/collect-results.ts';
import { projectStop } from './project-stop.ts';

/** Whether a test file collected no test because of an error. */
export function isBroken(module: TestModule): boolean {
  return module.errors().length > 0 && [...module.children.allTests()].length === 0;
}

/** The file as core takes it, when it is broken. `target`: what `--heal-target` names. */
export function brokenFileOf(module: TestModule, vitest: Vitest, target: string | undefined): BrokenTestFile[] {
  if (!isBroken(module)) return [];
  const { name } = module.project;
  const file = { path: module.moduleId, ...(vitest.projects.length > 1 && { project: name }) };
  const mark = target === undefined ? {} : { flagMarker: flagMarker(target, module.moduleId, process.cwd()) };
  const stop = projectStop(module);
  return [{ file, errors: module.errors().map(toTestError), ...mark, ...(stop !== undefined && { stop }) }];
}
