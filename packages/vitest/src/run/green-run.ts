import type { TestCase, TestModule, Vitest } from 'vitest/node';

import { errorsOutsideTests } from '../shared/errors-outside-tests.ts';
import { askedOptions } from './asked-options.ts';
import type { HealPluginOptions } from './plugin-options.ts';
import { projectStop } from './project-stop.ts';

/**
 * Ends a run in which every test simply passed: there is nothing to heal or to tell of but options that are wrong, and the
 * engine is not loaded for that. `false`: the run was not one of these.
 *
 * @throws RepairError `OPTIONS_INVALID`
 */
export async function endGreenRun(vitest: Vitest, settings: HealPluginOptions): Promise<boolean> {
  if (vitest.state.getUnhandledErrors().length > 0 || !vitest.state.getTestModules().every(isGreen)) return false;
  await askedOptions(vitest, settings);
  return true;
}

function isGreen(module: TestModule): boolean {
  if (projectStop(module) !== undefined || errorsOutsideTests(module).length > 0) return false;
  for (const test of module.children.allTests()) if (!hasSimplyPassed(test)) return false;
  return true;
}

/** Not skipped, not expected to fail, and at the first try. */
function hasSimplyPassed(test: TestCase): boolean {
  return test.result().state === 'passed' && test.options.fails !== true && test.diagnostic()?.flaky !== true;
}
