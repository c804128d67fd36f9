import type { SearchEnd } from '../model/probe.ts';
import type { CalibratedTest } from '../ports/probe-lab.ts';
import { isLate, prepare, type Expedition } from './expedition.ts';
import { explore, type Leg } from './explore.ts';
import { findFirstEdits, type FirstEditLimits } from './find-first-edits.ts';
import { groundAfter } from './ground.ts';
import { tidyEdits } from './print/tidy-edits.ts';

/** How far two edits are looked for. */
export interface PairDepth extends FirstEditLimits {
  /** On each ground: what is likely as the other half of a repair. */
  readonly second: Leg;
  /** How many grounds are searched. */
  readonly grounds: number;
}

/** Two edits of which each is likely. */
export const LIKELY_PAIRS: PairDepth = {
  second: { cost: 2.2, candidates: 500 },
  grounds: 20,
  // Two guesses are no repair; what turns a test and breaks none may be dearer.
  cost: { any: 2, sound: 3 },
  surveyed: { tried: 2_000, untried: 1_000 },
};

/** Two faults that have nothing to do with each other: each repair is a whole one, and may be as dear as one. */
export const SEPARATE_FAULTS: PairDepth = {
  second: { cost: 3.4, candidates: 5_000 },
  grounds: 4,
  cost: { any: 0, sound: 3.4 },
  surveyed: { tried: 6_000, untried: 4_000 },
};

/**
 * Looks for repairs of two edits: a first one that turns some failing tests, and on the ground after it a second that
 * turns the rest. Comes back to the user's own ground. Gives why the whole search has to end, when it has to.
 */
export async function searchSecondEdits(
  origin: Expedition,
  depth: PairDepth = LIKELY_PAIRS,
): Promise<SearchEnd | undefined> {
  const { lab, task, telemetry } = origin;
  let searched = 0;
  for (const found of await findFirstEdits(origin, depth)) {
    if (isLate(origin)) return 'timeout';
    if (searched === depth.grounds || isTooDear(found.cost, origin)) break;
    // What stands in the ground for no reason stays in the patch.
    const first = { ...found, edits: tidyEdits(origin.ground.module, found.edits) };
    const rebased = await lab.rebase(first.edits, () => telemetry.speak());
    if (rebased.status === 'refused') continue;
    origin.grounds.push({ first, tests: rebased.tests });
    if (!isProgress(rebased.tests, origin.ground.tests)) continue;
    searched++;
    const end = await explore(await prepare(groundAfter(first, task, rebased.tests), origin), depth.second);
    if (end === 'timeout' || end === 'candidates') return end;
    if (end === 'slack' && telemetry.effortAfterFirst >= task.limits.maxAfterFirst) return end;
  }
  await lab.rebase([]);
  return undefined;
}

/** Some test turned or came farther, and no more fail than before: one edit can hardly mend what another has broken all over. */
function isProgress(
  now: readonly (CalibratedTest | undefined)[],
  before: readonly (CalibratedTest | undefined)[],
): boolean {
  const helped = now.some(
    (test, index) => fails(before[index]) && (test?.passes === true || comesFarther(test, before[index])),
  );
  return helped && now.some(fails) && now.filter(fails).length <= before.filter(fails).length;
}

function comesFarther(now: CalibratedTest | undefined, before: CalibratedTest | undefined): boolean {
  return (now?.assertions ?? 0) > (before?.assertions ?? Infinity);
}

function fails(test: CalibratedTest | undefined): boolean {
  return test?.passes === false;
}

/** Cheapest second edit: about half a unit. */
function isTooDear(cost: number, { telemetry, task }: Expedition): boolean {
  return telemetry.bestCost !== undefined && cost + 0.6 > telemetry.bestCost + task.limits.slack;
}
