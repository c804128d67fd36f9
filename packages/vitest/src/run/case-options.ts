import type { Reporter } from 'vitest/node';

import { onlyCase } from '../shared/only-case.ts';
import { HealReporter } from './reporter.ts';

/**
 * What a run of a case has over the options of its command line: exactly that test file, and no reporters of the project,
 * which would write of a run that is none of its own. No options when there is no case.
 */
export function caseOptions(file: string | undefined, options: object): object {
  if (file === undefined) return {};
  const { reporter = 'default' } = options as { readonly reporter?: string | readonly string[] };
  const healer = new HealReporter();
  const ours: Reporter & Pick<HealReporter, 'onFinished'> = {
    onInit(vitest) {
      // Vitest looks for test files afterwards.
      onlyCase(vitest, file);
      // A plugin does not reach all projects of a workspace. Where the config has one, with its settings, that one heals.
      queueMicrotask(() => healer.onInit(vitest));
    },
    onTestCaseResult: (test) => healer.onTestCaseResult(test),
    onTestRunEnd: () => healer.onTestRunEnd(),
    onFinished: () => healer.onFinished(),
  };
  return { reporter: undefined, reporters: [...[reporter].flat(), ours] };
}
