import { GUESS } from '../model/guess.ts';
import type { TargetReport } from '../model/report.ts';
import { SLIP } from '../rank/label.ts';
import type { TargetWorld } from '../target/resolve-target.ts';
import { repairCallees, type CalleeRepair, type CalleeRepairs } from './repair-callees.ts';
import { repairInTurn, type Turn } from './repair-in-turn.ts';
import type { TargetOutcome } from './tell/target-outcome.ts';
import type { TargetGroup } from './world/group-targets.ts';
import type { RepairWorld } from './world/repair-world.ts';

/** Most marks name the fault: what is found beyond them has to be so much cheaper. */
const TRUST_IN_MARKS = 0.3;
/** So much dearer may be what mends tests of other targets, too. */
const MENDS_MORE = 0.5;

export interface GroupOutcome {
  readonly own: TargetOutcome;
  /** A likelier patch of what the target uses. Absent: nobody had to look, or there is none. */
  readonly callee?: CalleeRepair;
}

interface Neighbours {
  /** Names of all targets of the run. */
  readonly marks: readonly string[];
  /** Targets whose turn has not come, and whose tests fail as well. */
  readonly toCome: readonly TargetGroup[];
}

/**
 * One marked target, and what it uses where the fault does not seem to be in its own code; also beside a slip of its own, where others that fail
 * use the same, and one patch mends them all.
 */
export async function repairGroup(
  world: RepairWorld,
  group: TargetGroup,
  targets: TargetWorld,
  { marks, toCome, ...turn }: Omit<Turn, 'lookBeyond'> & Neighbours,
): Promise<GroupOutcome> {
  const callees = repairCallees(world, group, targets, { ...turn, marks });
  const beyond = createLook(callees);
  // Where nobody is asked but for a prompt, nothing comes before it.
  const looking = world.keepPrompt === undefined ? { lookBeyond: beyond.look } : {};
  const own = await repairInTurn(world, group, targets, { ...turn, ...looking });
  const callee = await lookOn(own.report);
  const isTold = callee !== undefined && isLikelier(callee.outcome.report, own.report);
  return { own, ...(isTold && { callee }) };

  async function lookOn(report: TargetReport): Promise<CalleeRepair | undefined> {
    const [best] = report.patches;
    if (best?.proposer !== 'search') return beyond.found();
    if (mends(report) === 0 && (await callees.isSharedWith(toCome)))
      return beyond.look(best.cost + MENDS_MORE + TRUST_IN_MARKS);
    return isLikely(report) ? beyond.found() : beyond.look(best.cost);
  }
}

/** Cheaper, or of use to others; and not the same change in another place. */
function isLikelier(callee: TargetReport, own: TargetReport): boolean {
  const [[theirs], [ours]] = [callee.patches, own.patches];
  if (isTheSame(own, callee)) return false;
  if (theirs === undefined || ours?.proposer !== 'search' || mends(callee) > mends(own)) return true;
  return theirs.cost <= ours.cost - TRUST_IN_MARKS;
}

/** Failing tests of others that pass as well. */
function mends({ patches: [best] }: TargetReport): number {
  return best?.alsoMends ?? 0;
}

/** Two functions that one statement heals, wherever it stands: the mark tells which of them lacks it. */
function isTheSame(own: TargetReport, callee: TargetReport): boolean {
  const written = writtenBy(own);
  return written !== undefined && written === writtenBy(callee);
}

function writtenBy({ patches: [best] }: TargetReport): string | undefined {
  return best?.edits.map(({ text }) => text.trim()).join('\n');
}

/** Nobody looks for something likelier, unless others fail as well. */
function isLikely({ label, patches: [best] }: TargetReport): boolean {
  return label === 'plausible' && best !== undefined && best.cost <= SLIP;
}

/** Looks as far as anybody asks for: farther when asked again, into modules when asked for anything at all, and no more once something was found. */
function createLook(repairs: CalleeRepairs): {
  readonly look: (than?: number) => Promise<CalleeRepair | undefined>;
  /** What was found by those who have looked until now. */
  readonly found: () => Promise<CalleeRepair | undefined>;
} {
  let farthest = 0;
  let found: Promise<CalleeRepair | undefined> = Promise.resolve(undefined);
  const orElse = (search: () => Promise<CalleeRepair | undefined>): void => {
    found = found.then((known) => known ?? search());
  };
  return {
    look(than) {
      const maxCost = Math.min(than ?? GUESS, GUESS) - TRUST_IN_MARKS;
      if (maxCost > farthest) orElse(() => repairs.callees(maxCost));
      farthest = Math.max(farthest, maxCost);
      // Each takes a run of the tests, which has no room beside a search.
      if (than === undefined) orElse(() => repairs.modules(maxCost));
      return found;
    },
    found: () => found,
  };
}
