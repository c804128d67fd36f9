import type { SearchEnd } from '../model/probe.ts';
import type { CalibratedTest } from '../ports/probe-lab.ts';
import { isLate, prepare, type Expedition } from './expedition.ts';
import { explore, type Leg } from './explore.ts';
import { findFirstEdits } from './find-first-edits.ts';
import { groundAfter } from './ground.ts';
import { tidyEdits } from './tidy-edits.ts';

/** On each ground: what is likely as the other half of a repair. */
const SECOND: Leg = { cost: 2.2, candidates: 500 };
/** How many grounds are searched. */
const MAX_GROUNDS = 20;

/**
 * Looks for repairs of two edits: a first one that turns some failing tests, and on the ground after it a second that
 * turns the rest. Comes back to the user's own ground. Gives why the whole search has to end, when it has to.
 */
export async function searchSecondEdits(origin: Expedition): Promise<SearchEnd | undefined> {
  const { lab, task, telemetry } = origin;
  let searched = 0;
  for (const found of await findFirstEdits(origin)) {
    if (isLate(origin)) return 'timeout';
    if (searched === MAX_GROUNDS || isTooDear(found.cost, origin)) break;
    // What stands in the ground for no reason stays in the patch.
    const first = { ...found, edits: tidyEdits(origin.ground.module, found.edits) };
    const rebased = await lab.rebase(first.edits, () => telemetry.speak());
    if (rebased.status === 'refused') continue;
    origin.grounds.push({ first, tests: rebased.tests });
    if (!isProgress(rebased.tests, origin.ground.tests)) continue;
    searched++;
    const end = await explore(await prepare(groundAfter(first, task, rebased.tests), origin), SECOND);
    if (end === 'timeout' || end === 'candidates') return end;
    if (end === 'slack' && telemetry.effortAfterFirst >= task.limits.maxAfterFirst) return end;
  }
  await lab.rebase([]);
  return undefined;
}

/** Some test turned, and no more fail than before: one edit can hardly mend what another has broken all over. */
function isProgress(
  now: readonly (CalibratedTest | undefined)[],
  before: readonly (CalibratedTest | undefined)[],
): boolean {
  const turned = now.some((test, index) => test?.passes === true && fails(before[index]));
  return turned && now.some(fails) && now.filter(fails).length <= before.filter(fails).length;
}

function fails(test: CalibratedTest | undefined): boolean {
  return test?.passes === false;
}

/** Cheapest second edit: about half a unit. */
function isTooDear(cost: number, { telemetry, task }: Expedition): boolean {
  return telemetry.bestCost !== undefined && cost + 0.6 > telemetry.bestCost + task.limits.slack;
}
