import { RepairError } from '../model/errors.ts';
import type { AnyFunction } from './any-function.ts';
import type { FunctionRepair } from './repair-outcome.ts';

/** A function failed and was not healed. Code `NOT_HEALED`; `cause` is what the function threw, when it threw. */
export class NotHealedError extends RepairError {
  /** The repair that came to nothing. */
  readonly repair: FunctionRepair<AnyFunction>;

  constructor(name: string, repair: FunctionRepair<AnyFunction>, options?: ErrorOptions) {
    super('NOT_HEALED', `\`${name}\` fails and was not healed (${repair.reason}): ${repair.explanation}`, options);
    this.repair = repair;
  }
}
