import { replayedFile } from '../model/replay.ts';
import { leavesOut } from '../model/search-part.ts';
import { leftOutBy } from './cli-variables.ts';
import type { HealOptions } from './heal-options.ts';

/** Whether TypeScript may be asked in this run, although its answers may come too late. */
export function asksTypes(options: HealOptions): boolean {
  // Models are told what the search has found out, and a replay knows the answers to the same questions only.
  const isRepeated = [options.model, options.strongModel].some((model) => replayedFile(model) !== undefined);
  return !isRepeated && options.record === undefined && !leavesOut(options, 'types');
}

/** The same, asked before the run, whose environment may leave parts out. */
export function willAskTypes(options: HealOptions, env: NodeJS.ProcessEnv): boolean {
  return asksTypes({ ...options, ...leftOutBy(env) });
}
