import type { HealOptions } from '@testheal/core';
import type { AggregatedResult, Config } from '@jest/reporters';

/** Options without writing, where a written file would start the run again or several runs would write at once. */
export function withoutWriting(options: HealOptions, globalConfig: Config.GlobalConfig): HealOptions {
  return whyNotWritten(globalConfig) === undefined || !isWriting(options) ? options : { ...options, mode: 'propose' };
}

/** Facts of the run that people should know. `command`: what writes the patches. */
export function runNotices(
  { asked, command }: { readonly asked: HealOptions; readonly command: string },
  globalConfig: Config.GlobalConfig,
  results: AggregatedResult,
): string[] {
  const reason = isWriting(asked) ? whyNotWritten(globalConfig) : undefined;
  const hidden = results.numTotalTestSuites - results.testResults.length;
  return [
    ...(reason === undefined ? [] : [`nothing is written ${reason}; to write: ${command}`]),
    ...(globalConfig.bail > 0 && hidden > 0
      ? [`--bail ended the run before ${hidden} test ${hidden === 1 ? 'file' : 'files'}: their failures are not known`]
      : []),
  ];
}

function isWriting({ mode }: HealOptions): boolean {
  return mode === 'apply' || mode === 'apply-force';
}

export function isWatching({ watch, watchAll }: Config.GlobalConfig): boolean {
  return watch || watchAll;
}

function whyNotWritten(globalConfig: Config.GlobalConfig): string | undefined {
  if (isWatching(globalConfig)) return 'in watch mode: the new file would start the tests again';
  if (globalConfig.shard !== undefined && globalConfig.shard !== null)
    return 'in a shard: each shard would write for itself';
  if (globalConfig.updateSnapshot === 'all') return 'while snapshots are updated';
  return undefined;
}
