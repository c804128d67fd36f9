import { replayedFile } from '../model/replay.ts';
import { leavesOut } from '../model/search-part.ts';
import type { HealOptions } from './heal-options.ts';

/** Whether TypeScript may be asked in this run, although its answers may come too late. */
export function asksTypes(options: HealOptions): boolean {
  // Models are told what the search has found out, and a replay knows the answers to the same questions only.
  const isRepeated = [options.model, options.strongModel].some((model) => replayedFile(model) !== undefined);
  return !isRepeated && options.record === undefined && !leavesOut(options, 'types');
}
