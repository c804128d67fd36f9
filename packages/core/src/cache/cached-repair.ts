import type { Edit } from '../model/edit.ts';
import { PROPOSERS, type Proposer } from '../model/report.ts';

/** What a repair came to, as it is kept: the user's own code alone, and nothing of what was sent to a model or came. */
export interface CachedRepair {
  readonly version: 1;
  /** Of the question that it answers: see `repairKey`. */
  readonly key: string;
  /** `file#symbol`, relative to the root; for people. */
  readonly target: string;
  /** ISO 8601: when it was last found or proved. */
  readonly usedAt: string;
  readonly proposer: Proposer;
  /** How many patches had passed the search: the label goes by it. */
  readonly plausible: number;
  /** As they were reported, the best first; one or more. */
  readonly patches: readonly CachedPatch[];
}

export interface CachedPatch {
  readonly operator: string;
  readonly cost: number;
  /** In the target's source, as the key has it. */
  readonly edits: readonly Edit[];
  /** As in `ShortlistedPatch`. */
  readonly isWritten?: true;
}

/** A cached repair from the text of its file; `undefined` when it is torn, or something else. */
export function readCachedRepair(text: string): CachedRepair | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return isRepair(value) ? value : undefined;
}

function isRepair(value: unknown): value is CachedRepair {
  const { version, key, target, usedAt, proposer, plausible, patches } = (value ?? {}) as Partial<CachedRepair>;
  return (
    version === 1 &&
    typeof key === 'string' &&
    typeof target === 'string' &&
    typeof usedAt === 'string' &&
    !Number.isNaN(Date.parse(usedAt)) &&
    PROPOSERS.some((known) => known === proposer) &&
    isCount(plausible) &&
    Array.isArray(patches) &&
    patches.length > 0 &&
    patches.every(isPatch)
  );
}

function isPatch(value: unknown): value is CachedPatch {
  const { operator, cost, edits, isWritten } = (value ?? {}) as Partial<CachedPatch>;
  return (
    typeof operator === 'string' &&
    operator !== '' &&
    typeof cost === 'number' &&
    cost >= 0 &&
    (isWritten === undefined || isWritten) &&
    Array.isArray(edits) &&
    edits.length > 0 &&
    edits.every(isEdit)
  );
}

function isEdit(value: unknown): value is Edit {
  const { start, end, text } = (value ?? {}) as Partial<Edit>;
  return isCount(start) && isCount(end) && start <= end && typeof text === 'string';
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
