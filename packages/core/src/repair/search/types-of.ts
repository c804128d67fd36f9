import type { RepairTarget } from '../../model/target.ts';
import type { TypesTicket } from '../../model/types-request.ts';
import { asksTypes } from '../../options/asks-types.ts';
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
