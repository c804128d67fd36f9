import { leavesOut } from '../model/search-part.ts';
import type { RepairTarget } from '../model/target.ts';
import type { TypesTicket } from '../model/types-request.ts';
import type { RepairWorld } from './repair-world.ts';

/** Asks for the types of a target, which are then made while other things go on; `undefined` where nobody can be asked. */
export function typesOf(
  { oracle, options }: Pick<RepairWorld, 'oracle' | 'options'>,
  target: RepairTarget,
): TypesTicket | undefined {
  return leavesOut(options, 'types') ? undefined : oracle.types?.(target);
}
