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

export interface GroupOutcome {
  readonly own: TargetOutcome;
  /** A likelier patch of what the target uses. Absent: nobody had to look, or there is none. */
  readonly callee?: CalleeRepair;
}

/**
 * One marked target, and what it uses where the fault does not seem to be in its own code.
 *
 * @param turn.marks Names of all targets of the run.
 */
export async function repairGroup(
  world: RepairWorld,
  group: TargetGroup,
  targets: TargetWorld,
  { marks, ...turn }: Omit<Turn, 'lookBeyond'> & { readonly marks: readonly string[] },
): Promise<GroupOutcome> {
  const beyond = createLook(repairCallees(world, group, targets, { ...turn, marks }));
  // Where nobody is asked but for a prompt, nothing comes before it.
  const looking = world.keepPrompt === undefined ? { lookBeyond: beyond.look } : {};
  const own = await repairInTurn(world, group, targets, { ...turn, ...looking });
  const than = isLikely(own.report) ? undefined : own.report.patches[0]?.cost;
  const callee = await (than === undefined ? beyond.found() : beyond.look(than));
  const isLikelier = callee !== undefined && !isTheSame(own.report, callee.outcome.report);
  return { own, ...(isLikelier && { callee }) };
}

/** Two functions that one statement heals, wherever it stands: the mark tells which of them lacks it. */
function isTheSame(own: TargetReport, callee: TargetReport): boolean {
  const written = writtenBy(own);
  return written !== undefined && written === writtenBy(callee);
}

function writtenBy({ patches: [best] }: TargetReport): string | undefined {
  return best?.edits.map(({ text }) => text.trim()).join('\n');
}

/** Nobody looks for something likelier. */
function isLikely({ label, patches: [best] }: TargetReport): boolean {
  if (best?.proposer !== 'search') return true;
  return label === 'plausible' && best.cost <= SLIP;
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
