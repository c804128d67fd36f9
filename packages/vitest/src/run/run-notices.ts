import type { HealOptions } from '@testheal/core';
import type { Vitest } from 'vitest/node';

/** Options without writing, where a written file would start the run again or several runs would write at once. */
export function withoutWriting(options: HealOptions, vitest: Vitest): HealOptions {
  return whyNotWritten(vitest) === undefined || !isWriting(options) ? options : { ...options, mode: 'propose' };
}

/** Facts of the run that people should know. `command`: what writes the patches. */
export function runNotices(
  { asked, command }: { readonly asked: HealOptions; readonly command: string },
  vitest: Vitest,
): string[] {
  const reason = isWriting(asked) ? whyNotWritten(vitest) : undefined;
  const bail = vitest.config.bail ?? 0;
  return [
    ...(reason === undefined ? [] : [`nothing is written ${reason}; to write: ${command}`]),
    ...(bail > 0 && vitest.state.getCountOfFailedTests() >= bail
      ? ['--bail ended the run early: failures after it are not known']
      : []),
  ];
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
