import type { Candidate } from '../../model/candidate.ts';
import type { Contrast } from '../../model/contrast.ts';
import type { Call, CallOutcome } from '../../ports/probe-lab.ts';
import type { SearchParts } from '../search-parts.ts';
import { assertionOf } from './assertion-of.ts';
import { callsLike } from './calls-like.ts';
import type { Quote } from './code-of.ts';
import { rowsOf, type Row } from './row.ts';
import { steadyRows } from './steady-rows.ts';

/** More than are shown, and what it may take in all; time cuts its tail. */
const MOST_PATCHES = 12;
const MOST_MS = 800;

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
  const deadline = clock.now() + MOST_MS;
  const isLate = (): boolean => clock.now() > deadline;
  const [first, ...others] = patches.toSorted((a, b) => a.cost - b.cost).slice(0, MOST_PATCHES);
  if (first === undefined || others.length === 0) return undefined;
  const { source, symbol } = task.target;
  const quote = quoteOf(source);
  const seen = await lab.seenCalls(first.edits, () => telemetry.speak());
  const calls = callsLike(ofTarget(seen, symbol), quote);
  if (calls.length === 0) return undefined;

  const compared: Candidate[] = [];
  const outcomes: (readonly (CallOutcome | undefined)[])[] = [];
  for (const patch of [first, ...others]) {
    await telemetry.speak();
    if (isLate()) break;
    compared.push(patch);
    outcomes.push(await lab.call(patch.edits, calls));
  }
  if (compared.length < 2) return undefined;
  const rows = rowsOf(calls, outcomes, quote);
  const steady = await steadyRows(rows, (row) => isSteady(row, compared, { lab, quote }), isLate);
  if (steady === undefined || steady.rows.length === 0) return undefined;
  return {
    keys: compared.map(({ key }) => key),
    tried: steady.rows.length,
    calls: steady.telling.map(({ assertions }) => ({ assertions })),
  };
}

/** Of a target that is one of the functions, its own. */
function ofTarget(calls: readonly Call[], symbol: string | undefined): readonly Call[] {
  const own = calls.filter(({ name }) => name === symbol);
  return own.length > 0 ? own : calls;
}

/** Whether a call comes out the same when it is the first of an instance of its own. */
async function isSteady(
  { call, assertions }: Row,
  patches: readonly Candidate[],
  { lab, quote }: Pick<SearchParts, 'lab'> & { readonly quote: Quote },
): Promise<boolean> {
  for (const [index, { edits }] of patches.entries()) {
    const [outcome] = await lab.call(edits, [call]);
    if (outcome === undefined || assertionOf(call.code, outcome, quote) !== assertions[index]) return false;
  }
  return true;
}

/** The one that the file has more of. */
function quoteOf(source: string): Quote {
  return source.split('"').length > source.split("'").length ? '"' : "'";
}
