import type { Candidate } from '../../model/candidate.ts';
import type { Contrast } from '../../model/contrast.ts';
import type { Call, Pacing } from '../../ports/probe-lab.ts';
import type { SearchParts } from '../search-parts.ts';
import { callsLike } from './calls-like.ts';
import type { Quote } from './code-of.ts';
import { rowsOf, type Row } from './row.ts';
import { steadyRows } from './steady-rows.ts';

/** More than are shown, and what it may take in all: without an answer for each there is none. */
const MOST_PATCHES = 12;
const MOST_MS = 2_000;
/** Of that, to see what tests hand over: some tests of many will do. */
const MOST_TESTS_MS = 500;

/**
 * Where patches differ that pass the same tests: calls of the exported functions that the tests call, with arguments as the tests
 * have them and like those, on which the patches do not give back the same. `undefined` when there is nothing to compare, or no way to.
 *
 * The idea is that of differential testing of repairs, see DiffTGen (Xin and Reiss, 2017), without a generator of tests: the
 * arguments seen are the seed.
 */
export async function contrastPatches(
  patches: readonly Candidate[],
  { task, lab, clock, telemetry }: Pick<SearchParts, 'task' | 'lab' | 'clock' | 'telemetry'>,
): Promise<Contrast | undefined> {
  const start = clock.now();
  const within = (ms: number): Pacing => ({ alive: () => telemetry.speak(), isLate: () => clock.now() > start + ms });
  const plan = within(MOST_MS);
  const cheapest = patches.toSorted((a, b) => a.cost - b.cost).slice(0, MOST_PATCHES);
  const { source, symbol } = task.target;
  const quote = quoteOf(source);
  const callable = lab.callable(cheapest);
  const calls = callsLike(ofTarget(await callable.seen(within(MOST_TESTS_MS)), symbol), quote);
  if (calls.length === 0) return undefined;
  const rows = rowsOf(calls, await callable.call(calls, plan), quote);
  const callAgain = async (told: readonly Row[]): Promise<readonly Row[]> => {
    const again = told.map(({ call }) => call);
    return rowsOf(again, await callable.call(again, { ...plan, apart: true }), quote);
  };
  const steady = plan.isLate() ? undefined : await steadyRows(rows, callAgain, plan.isLate);
  if (steady === undefined || steady.rows.length === 0) return undefined;
  return {
    keys: cheapest.map(({ key }) => key),
    tried: steady.rows.length,
    calls: steady.telling.map(({ assertions }) => ({ assertions })),
  };
}

/** Of a target that is one of the functions, its own. */
function ofTarget(calls: readonly Call[], symbol: string | undefined): readonly Call[] {
  const own = calls.filter(({ name }) => name === symbol);
  return own.length > 0 ? own : calls;
}

/** The one that the file has more of. */
function quoteOf(source: string): Quote {
  return source.split('"').length > source.split("'").length ? '"' : "'";
}
