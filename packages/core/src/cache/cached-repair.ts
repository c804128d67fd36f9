import type { Edit } from '../model/edit.ts';
import { PROPOSERS, type Proposer } from '../model/report.ts';

/** What a repair came to, as it is kept: the user's own code alone, and nothing of what was sent to a model or came. */
export interface CachedRepair {
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

/** What the store has of a repair: what is looked up, what is said of it, and the text that it keeps. */
export interface RepairRecord {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly usedAtMs: number;
  readonly about: unknown;
  readonly text: string;
}

/** The time of the last use and all that is for people are beside the text, so that the same patches are the same text. */
export function toRecord({ key, target, usedAt, proposer, plausible, patches }: CachedRepair): RepairRecord {
  return {
    key,
    usedAtMs: Date.parse(usedAt),
    about: { target, proposer, plausible },
    text: `${JSON.stringify({ version: 2, patches })}\n`,
  };
}

/** A repair from what the store has; `undefined` when that is torn, or something else. */
export function readCachedRepair({ key, usedAtMs, about, text }: RepairRecord): CachedRepair | undefined {
  let content: { readonly version?: unknown; readonly patches?: unknown } | null;
  try {
    content = JSON.parse(text) as typeof content;
  } catch {
    return undefined;
  }
  const { version, patches } = content ?? {};
  const { target, proposer, plausible } = (about ?? {}) as Partial<CachedRepair>;
  const known = PROPOSERS.find((each) => each === proposer);
  return version === 2 &&
    isTime(usedAtMs) &&
    typeof target === 'string' &&
    known !== undefined &&
    isCount(plausible) &&
    isPatches(patches)
    ? { key, target, usedAt: new Date(usedAtMs).toISOString(), proposer: known, plausible, patches }
    : undefined;
}

function isPatches(value: unknown): value is readonly CachedPatch[] {
  return Array.isArray(value) && value.length > 0 && value.every(isPatch);
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

function isTime(ms: unknown): ms is number {
  return isCount(ms) && !Number.isNaN(new Date(ms).getTime());
}
