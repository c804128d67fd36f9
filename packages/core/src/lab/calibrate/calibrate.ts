import { guardedModule } from '../../instrument/guarded-source.ts';
import type { SourceIndex } from '../../instrument/source-index.ts';
import { normalizeFailure, normalizeMessage } from '../../model/normalize-message.ts';
import type { ProbeTask, ProbeWay } from '../../model/probe.ts';
import type { Recorder, Tried } from '../accepted.ts';
import { inPlaceBench, reloadBench, type BenchParts } from '../bench.ts';
import type { Normalize } from './judge-way.ts';
import { sharedRecords, type SharedRecords } from '../state/shared-records.ts';
import { tryWay, type WayLimits, type WayParts } from './try-way.ts';

export interface CalibrateParts extends Omit<BenchParts, 'baseText'> {
  readonly index: SourceIndex;
  /** To be tried first, in place: when it will do, it is one text less to be compiled. */
  readonly recorder?: Recorder;
}

/** Tries the ways, cheapest first, and gives the first that shows every failing test twice as the user saw it. */
export async function calibrate(task: ProbeTask, { index, recorder, ...rest }: CalibrateParts): Promise<Tried> {
  const hasValues = task.tests.some(({ message = '' }) => normalizeFailure(message) !== normalizeMessage(message));
  if (recorder !== undefined) {
    const normalize = hasValues ? normalizeFailure : normalizeMessage;
    const parts = { ...rest, baseText: recorder.text };
    const tried = await leapWhereTestsWait(task, rest, (limits) =>
      tryInPlace(task, { ...parts, ...limits }, normalize),
    );
    // What is left out is perhaps the copy's doing: a message may quote the code that it puts calls into.
    if (!('reason' in tried) && tried.calibration.leftOut.length === 0) return { ...tried, recorder };
  }
  const { keeper } = rest;
  const parts = { ...rest, baseText: guardedModule(index) };
  let reasons = new Map<string, ProbeWay[]>();
  // Values that no way repeats are random or of the hour; then the first lines have to do.
  for (const normalize of hasValues ? [normalizeFailure, normalizeMessage] : [normalizeMessage]) {
    reasons = new Map();
    for (const way of ['in-place', 'reload', 'reload-each'] as const) {
      keeper.shown = way === 'in-place' ? 'own' : 'loaded';
      const tried = await leapWhereTestsWait(task, rest, (limits) =>
        way === 'in-place'
          ? tryInPlace(task, { ...parts, ...limits }, normalize)
          : tryWay(task, { ...parts, ...limits }, normalize, () => reloadBench(way, parts)),
      );
      if (!('reason' in tried)) return { ...tried, calibration: { ...tried.calibration, ...refusedFor(reasons) } };
      reasons.set(tried.reason, [...(reasons.get(tried.reason) ?? []), way]);
    }
  }
  return { reason: told(reasons) };
}

function refusedFor(reasons: ReadonlyMap<string, readonly ProbeWay[]>): { readonly refused?: string } {
  return reasons.size === 0 ? {} : { refused: told(reasons) };
}

function told(reasons: ReadonlyMap<string, readonly ProbeWay[]>): string {
  return [...reasons].map(([reason, ways]) => `${reason} (${ways.join(', ')})`).join('; ');
}

/** To load the test file anew takes some hundred milliseconds; some hundred candidates later they are spared. */
const LONG_WAIT_MS = 3;

/**
 * What sets a timer, or calls for one: a failing test may end before it, and wait once it is mended. What makes a promise of its own: candidates may never
 * settle it, and with this clock that shows at once.
 */
const MAY_WAIT =
  /\bset(?:Timeout|Interval)\b|\bnew Promise\b|\bwithResolvers\b|\b\w*(?:delay|sleep|backoff|debounce|throttle)\w*\s*\(/i;

/** Where tests spend their time waiting, or may once they pass, a way is taken with a clock that leaps, unless they notice. */
async function leapWhereTestsWait(
  { target }: ProbeTask,
  { keeper }: Pick<BenchParts, 'keeper'>,
  attempt: (limits: WayLimits) => Promise<Tried>,
): Promise<Tried> {
  keeper.leaps = false;
  const tried = await attempt({});
  const { waitedMs = 0 } = tried;
  const isLong = waitedMs >= LONG_WAIT_MS;
  if (!isLong && ('reason' in tried || !MAY_WAIT.test(target.source))) return tried;
  keeper.leaps = true;
  const leapt = await attempt(isLong ? { leastLeaptMs: waitedMs / 2 } : {});
  if (!('reason' in leapt) && leftOutOf(leapt) <= leftOutOf(tried)) return leapt;
  keeper.leaps = false;
  return 'reason' in tried ? tried : await attempt({});
}

/** What tests took of the module when they were loaded is what they call; where that is all, functions that stay will do for it. */
async function tryInPlace(task: ProbeTask, parts: WayParts, normalize: Normalize): Promise<Tried> {
  const { keeper } = parts;
  keeper.shown = 'own';
  const tried = await tryWithShared(task, parts, normalize);
  if (!('reason' in tried) || tried.holdsOn !== true) return tried;
  keeper.shown = 'stand-ins';
  const again = await tryWithShared(task, parts, normalize);
  if (!('reason' in again)) return again;
  keeper.shown = 'own';
  return tried;
}

/**
 * First with what tests share put back before each of them. Where the unchanged source itself writes into it, tests may build on what
 * earlier ones have left there: when some did not do what they did in the user's run, they run in its order.
 */
async function tryWithShared(task: ProbeTask, parts: WayParts, normalize: Normalize): Promise<Tried> {
  const tryWith = (shared: SharedRecords): Promise<Tried> =>
    tryWay(task, parts, normalize, () => inPlaceBench(parts, shared), shared);
  const shared = sharedRecords('each-test');
  const tried = await tryWith(shared);
  if (!shared.wereChanged || leftOutOf(tried) === 0) return tried;
  const inOrder = await tryWith(sharedRecords('each-try'));
  if ('reason' in tried || leftOutOf(inOrder) < leftOutOf(tried)) return inOrder;
  return await tryWith(shared);
}

function leftOutOf(tried: Tried): number {
  return 'reason' in tried ? Infinity : tried.calibration.leftOut.length;
}
