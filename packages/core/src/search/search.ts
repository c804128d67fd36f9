import type { SearchEnd } from '../model/probe.ts';
import { leavesOut } from '../model/search-part.ts';
import type { CalibratedTest } from '../ports/probe-lab.ts';
import { lineIndex } from '../syntax/lines.ts';
import { prepare, type Expedition } from './expedition.ts';
import { explore, type Leg } from './explore.ts';
import { ownGround } from './ground.ts';
import type { Observation } from './observe.ts';
import { suspiciousLines } from './localize/localize.ts';
import { learn } from './learn/learn.ts';
import { reachesTarget } from './localize/reaches-target.ts';
import type { SearchParts } from './search-parts.ts';
import { searchSecondEdits, SEPARATE_FAULTS } from './search-second-edits.ts';

/** What one edit is likely to be, before two are thought of. */
const LIKELY: Leg = { cost: 3, candidates: 6_000 };

/**
 * Observe, localize, then try what is likeliest first until enough has been seen. docs/search.md tells the whole story.
 *
 * @param tests what the unchanged source does, by test; at least one fails
 * @param observation what the lab was told in advance; absent: nothing
 */
export async function search(
  tests: readonly (CalibratedTest | undefined)[],
  observation: Observation | undefined,
  parts: SearchParts,
): Promise<SearchEnd> {
  const own = ownGround(parts.task, tests);
  const expedition = await prepare({ ...own, ...(observation && { observation }) }, parts);
  const { places, spectrum } = expedition.workshop;
  const { symbol, regions } = parts.task.target;
  const named = symbol === undefined ? undefined : regions[0];
  if (!reachesTarget(places, named, spectrum)) return 'unreached';
  await parts.emit({ type: 'located', suspicious: suspiciousLinesOf(expedition) });

  const end = await exploreAll(expedition);
  if (parts.task.learn === true) await parts.emit({ type: 'learned', learned: await learn(expedition) });
  return end;
}

async function exploreAll(expedition: Expedition): Promise<SearchEnd> {
  const { maxCost } = expedition.task.limits;
  if (maxCost !== undefined) {
    const end = await explore(expedition, { cost: maxCost, candidates: Infinity });
    return end === 'leg' ? 'exhausted' : end;
  }
  const end = await explore(expedition, LIKELY);
  if (end !== 'leg' && end !== 'exhausted') return end;
  const { task, telemetry } = expedition;
  if (telemetry.bestCost === undefined && !leavesOut(task, 'second-edits')) {
    const early = await searchSecondEdits(expedition);
    // What two edits mend, one that is dearer may mend better: those have their turn, and as many of them.
    if (early !== undefined && early !== 'slack') return early;
  }
  const last = await explore(expedition);
  const found = telemetry.bestCost !== undefined;
  if (last !== 'exhausted' || found || leavesOut(task, 'second-edits')) return last === 'leg' ? 'exhausted' : last;
  return (await searchSecondEdits(expedition, SEPARATE_FAULTS)) ?? 'exhausted';
}

function suspiciousLinesOf({ workshop, ground }: Expedition): ReturnType<typeof suspiciousLines> {
  const { places, spectrum } = workshop;
  const everything = [...places.expressions, ...places.points];
  return suspiciousLines(everything, spectrum, lineIndex(ground.module.source).lineAt);
}
