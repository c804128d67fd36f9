import type { Bits } from '../model/bits.ts';
import type { ProbeMessage, ProbeStats, ProbeTask, SearchEnd } from '../model/probe.ts';
import type { Clock } from '../ports/clock.ts';
import type { Oracle } from '../ports/oracle.ts';
import { NO_STATS, joinStats } from '../model/probe-stats.ts';

export interface SuperviseOptions {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /**
   * Texts of other modules, by absolute path and over the overlay of the task, whose loops the guard can stop as well; asked
   * for once a worker has died. Never rejects. Absent: only those of the target are guarded.
   */
  readonly bounded?: () => Promise<Readonly<Record<string, string>>>;
  /** How many workers may die before the search is given up. @default 8 */
  readonly maxRestarts?: number;
}

const MAX_STILLBORN = 2;
const MAX_FRUITLESS = 3;

const NEVER_CALIBRATED =
  'the test worker died or fell silent before a single candidate could be tried; run its test file alone to see whether it ends';
const STUCK = `${MAX_FRUITLESS} test workers in a row died or fell silent where no candidate ran`;

/** What is known about a search when a worker of it has died. */
interface Search {
  /** Everything judged so far, also what the task came with. */
  readonly journal: Map<string, Bits>;
  /** Of all workers that have died. */
  before: ProbeStats;
  /** Of all workers up to now. */
  stats: ProbeStats;
  /** Candidates that came into the journal here. */
  judged: number;
  /** Messages that a new worker says again. */
  readonly said: Set<string>;
  /** The candidate that runs; only known when candidates are announced. */
  trying: string | undefined;
  /** Some worker has calibrated. */
  calibrated: boolean;
  /** The first worker that was ready to search had no types: later ones go on as it began. */
  isUntyped: boolean;
  /** How it ended, once it has: a worker that dies after that loses what it would have said of the finds. */
  end: SearchEnd | undefined;
  /** Workers in a row that died before they had calibrated. */
  stillborn: number;
  /** Workers in a row that have calibrated and judged nothing new. */
  fruitless: number;
}

/**
 * Probes until the search has ended, though candidates kill their workers: a new worker gets the journal of what is
 * known. After a death candidates are announced one by one; when that worker dies too, the announced candidate is the
 * culprit, is told as a judged one with the bits `k`, and is not run again. The worker after it announces as well: a candidate
 * that kills is seldom alone, and then costs one worker instead of two. From the first death on loops of other modules are
 * guarded, too: what spins there comes to its end without another.
 *
 * Each worker that has followed one without a candidate may be silent for twice as long: on a busy machine that is no death.
 *
 * When workers die, or fall silent, again and again without a candidate that could be the culprit, it is the search
 * itself, and has failed.
 *
 * What is said after `ended` is not worth another worker.
 *
 * The messages are those of one probe: in the end always `done`, `unprobeable` or `failed`; numbers only grow; no
 * calibration, location or plausible candidate is told twice.
 */
export async function* superviseProbe(
  oracle: Pick<Oracle, 'probe'>,
  task: ProbeTask,
  { clock, signal, bounded, maxRestarts = 8 }: SuperviseOptions,
): AsyncGenerator<ProbeMessage, void> {
  const startedAt = clock.now();
  const search: Search = {
    journal: new Map(Object.entries(task.journal)),
    before: NO_STATS,
    stats: NO_STATS,
    judged: 0,
    said: new Set(),
    trying: undefined,
    calibrated: false,
    isUntyped: false,
    end: undefined,
    stillborn: 0,
    fruitless: 0,
  };
  let { announce, overlay } = task;

  for (let deaths = 0; ; deaths++) {
    const spentMs = clock.now() - startedAt;
    const overrun = deaths > 0 ? budgetEnd(task, search.stats, spentMs) : undefined;
    // When several in a row did not get as far as a candidate, it is not the candidates.
    const isStuck = search.stillborn === MAX_STILLBORN || search.fruitless === MAX_FRUITLESS;
    if (overrun !== undefined || deaths > maxRestarts || isStuck) {
      yield lastWord(search, overrun ?? 'timeout');
      return;
    }
    const patience = 2 ** fruitlessDeaths(search);
    const rest = remainder({ ...task, announce, overlay, ...(patience > 1 && { patience }) }, search, spentMs);
    search.stillborn++;

    for await (const message of oracle.probe(rest, signal)) {
      // A later worker that cannot calibrate any more does not unsay what the earlier ones found.
      if (message.type === 'unprobeable' && search.calibrated) break;
      yield* tell(message, search);
      if (message.type === 'done' || message.type === 'unprobeable' || message.type === 'failed') return;
    }

    if (search.end !== undefined) {
      yield { type: 'done', end: search.end, stats: search.stats };
      return;
    }
    const culprit = search.trying;
    if (culprit !== undefined) {
      note(search, culprit, 'k');
      yield { type: 'judged', entries: [[culprit, 'k']] };
    }
    if (!announce && bounded !== undefined) overlay = { ...overlay, ...(await bounded()) };
    announce = true;
    nextWorker(search);
  }
}

/** Passes a message of one worker on as one of the whole search. */
function* tell(message: ProbeMessage, search: Search): Generator<ProbeMessage, void> {
  switch (message.type) {
    case 'trying':
      search.trying = message.key;
      yield message;
      return;
    case 'judged':
      for (const [key, bits] of message.entries) note(search, key, bits);
      yield message;
      return;
    case 'progress':
    case 'done':
      search.stats = grown(search, message.stats);
      yield { ...message, stats: search.stats };
      return;
    case 'calibrated':
      search.calibrated = true;
      search.stillborn = 0;
      search.fruitless++;
      yield* once(`${message.type} ${message.way}`, message, search);
      return;
    case 'ended':
      search.end = message.end;
      yield message;
      return;
    case 'types':
      if (message.use !== 'used') search.isUntyped = true;
      yield* once(message.type, message, search);
      return;
    case 'plausible':
      yield* once(`plausible ${message.candidate.key}`, message, search);
      return;
    default:
      yield* once(JSON.stringify(message), message, search);
  }
}

/** A worker may die before it has told its numbers, so what it judged is counted here as well. */
function note(search: Search, key: string, bits: Bits): void {
  if (key === search.trying) search.trying = undefined;
  if (!search.journal.has(key)) {
    search.judged++;
    search.fruitless = 0;
  }
  search.journal.set(key, bits);
  search.stats = { ...search.stats, candidates: Math.max(search.stats.candidates, search.judged) };
}

function* once(key: string, message: ProbeMessage, search: Search): Generator<ProbeMessage, void> {
  if (search.said.has(key)) return;
  search.said.add(key);
  yield message;
}

function grown(search: Search, present: ProbeStats): ProbeStats {
  const sum = joinStats(search.before, present);
  return { ...sum, candidates: Math.max(sum.candidates, search.judged) };
}

/** In a row: on a busy machine silence is no death, and the next worker is given more time for it. */
function fruitlessDeaths({ stillborn, fruitless }: Search): number {
  return stillborn + fruitless;
}

function nextWorker(search: Search): void {
  search.before = search.stats;
  search.trying = undefined;
}

/** The task for the next worker: what is left of the time, and all that is known. */
function remainder(task: ProbeTask, search: Search, spentMs: number): ProbeTask {
  const { typesFile, ...rest } = task;
  return {
    ...rest,
    ...(typesFile !== undefined && !search.isUntyped && { typesFile }),
    journal: Object.fromEntries(search.journal),
    limits: {
      ...task.limits,
      // Not so the candidates: what is remembered from the journal counts again in the new worker.
      timeoutMs: task.limits.timeoutMs - spentMs,
    },
  };
}

/** The budget that has run out. */
function budgetEnd({ limits }: ProbeTask, stats: ProbeStats, spentMs: number): SearchEnd | undefined {
  if (spentMs >= limits.timeoutMs) return 'timeout';
  return stats.candidates >= limits.maxCandidates ? 'candidates' : undefined;
}

function lastWord(search: Search, end: SearchEnd): ProbeMessage {
  if (!search.calibrated) return { type: 'unprobeable', reason: NEVER_CALIBRATED };
  if (search.fruitless === MAX_FRUITLESS) return { type: 'failed', reason: STUCK };
  return { type: 'done', end, stats: search.stats };
}
