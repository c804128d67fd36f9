/** Stable codes of every error thrown on purpose; docs/errors.md says what each means and what to do. */
export type RepairErrorCode =
  | 'PATCH_CONFLICT'
  | 'PARSE_FAILED'
  | 'ORACLE_UNAVAILABLE'
  | 'PROTOCOL_BROKEN'
  | 'OPTIONS_INVALID'
  | 'UNDO_REFUSED'
  | 'FUNCTION_REFUSED'
  | 'SCOPE_MISSING'
  | 'NOT_HEALED';

/** Every error thrown on purpose. Branch on `code`; `message` is for people and may change. */
export class RepairError extends Error {
  override readonly name = 'RepairError';
  readonly code: RepairErrorCode;

  constructor(code: RepairErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Goes by name and code, since a user's project may load two copies of core. */
export function isRepairError(error: unknown, code?: RepairErrorCode): error is RepairError {
  const candidate = error as RepairError | undefined;
  return candidate?.name === 'RepairError' && (code === undefined || candidate.code === code);
}
