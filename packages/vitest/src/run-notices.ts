import type { HealOptions } from '@testheal/core';
import type { TestModule, Vitest } from 'vitest/node';

/** Options without writing, where a written file would start the run again or several runs would write at once. */
export function withoutWriting(options: HealOptions, vitest: Vitest): HealOptions {
  return whyNotWritten(vitest) === undefined || !isWriting(options) ? options : { ...options, mode: 'propose' };
}

/** Facts of the run that people should know. */
export function runNotices(asked: HealOptions, vitest: Vitest, modules: readonly TestModule[]): string[] {
  const reason = isWriting(asked) ? whyNotWritten(vitest) : undefined;
  const bail = vitest.config.bail ?? 0;
  const hidden = modules.flatMap(hiddenByHooks);
  return [
    ...(reason === undefined ? [] : [`nothing is written ${reason}`]),
    ...(bail > 0 && vitest.state.getCountOfFailedTests() >= bail
      ? ['--bail ended the run early: failures after it are not known']
      : []),
    ...hidden,
  ];
}

/** A failing `beforeAll` skips its tests, so their marks lead nowhere. */
function hiddenByHooks(module: TestModule): string[] {
  return [...module.children.allSuites()].flatMap((suite) => {
    const marked = [...suite.children.allTests()].filter(
      (test) => test.meta().heal !== undefined && test.result().state !== 'failed',
    );
    if (suite.errors().length === 0 || marked.length === 0) return [];
    return [`${suite.fullName}: a hook of the suite failed, so its marked tests did not run and cannot be healed`];
  });
}

function isWriting({ mode }: HealOptions): boolean {
  return mode === 'apply' || mode === 'apply-force';
}

function whyNotWritten({ config }: Vitest): string | undefined {
  if (config.watch) return 'in watch mode: the new file would start the tests again';
  if (config.shard !== undefined) return 'in a shard: each shard would write for itself';
  if (config.snapshotOptions.updateSnapshot === 'all') return 'while snapshots are updated';
  return undefined;
}
