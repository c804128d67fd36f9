import type { RepairWorld } from '../../repair/world/repair-world.ts';
import { Interruption } from '../stop/interruption.ts';

/** What a reader has to know of a run that was ended before its time; nothing for one that was not. */
export function interruptedNotices(
  { signal, options }: Pick<RepairWorld, 'signal' | 'options'>,
  { hasPatches, hasWritten }: { readonly hasPatches: boolean; readonly hasWritten: boolean },
): string[] {
  if (!signal.aborted) return [];
  const by = signal.reason instanceof Interruption && signal.reason.by !== 'SIGINT' ? signal.reason.by : 'Ctrl+C';
  const notices = [`interrupted by ${by}: this is what was known by then`];
  if (options.mode !== 'propose' && hasPatches && !hasWritten)
    notices.push('nothing was written, since the run was interrupted');
  return notices;
}
