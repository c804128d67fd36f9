import { replayedFile } from '../../model/replay.ts';
import { leavesOut } from '../../model/search-part.ts';
import type { RepairTarget } from '../../model/target.ts';
import type { TypesTicket } from '../../model/types-request.ts';
import type { HealOptions } from '../../options/heal-options.ts';
import type { Oracle } from '../../ports/oracle.ts';

/**
 * Asks for the types of a target, which are then made while other things go on; `undefined` where nobody can be asked, or a
 * search must not depend on whether they come in time.
 */
export function typesOf(
  { oracle, options }: { readonly oracle: Pick<Oracle, 'types'>; readonly options: HealOptions },
  target: RepairTarget,
): TypesTicket | undefined {
  return asksTypes(options) ? oracle.types?.(target) : undefined;
}

/** Whether TypeScript may be asked in this run, although its answers may come too late. */
export function asksTypes(options: HealOptions): boolean {
  // Models are told what the search has found out, and a replay knows the answers to the same questions only.
  const isRepeated = [options.model, options.strongModel].some((model) => replayedFile(model) !== undefined);
  return !isRepeated && options.record === undefined && !leavesOut(options, 'types');
}
