import type { PatchesApplied, RunStarted } from '../../model/event.ts';
import { toolVersion } from '../../node/tool-version.ts';
import type { HealOptions } from '../../options/heal-options.ts';
import type { Oracle } from '../../ports/oracle.ts';
import type { SortedMarks } from '../../repair/marks/sort-marked.ts';
import { relativePath } from '../../repair/world/target-name.ts';
import type { AppliedResult } from '../apply/apply-healed.ts';

export function runStarted(
  { oracle, options }: { readonly oracle: Oracle; readonly options: HealOptions },
  { goals }: SortedMarks,
): RunStarted {
  const { name, version } = oracle.runner;
  return {
    type: 'run-started',
    schemaVersion: 1,
    tool: { name: 'testheal', version: toolVersion() },
    runner: { name, version },
    // A run that is off does not get here.
    mode: options.mode === 'off' ? 'propose' : options.mode,
    seed: options.seed,
    failing: goals.length,
  };
}

export function patchesApplied(
  { written, healed, id }: AppliedResult,
  root: string,
  durationMs: number,
): PatchesApplied {
  return {
    type: 'patches-applied',
    files: [...written.keys()].map((file) => relativePath(file, root)),
    healed: healed.length,
    ...(id !== undefined && { applyId: id }),
    durationMs,
  };
}
