import { isRepairError } from '../model/errors.ts';
import type { MarkedTest } from '../model/test-result.ts';
import { resolveTarget, type TargetWorld } from '../target/resolve-target.ts';
import { errorsWaitedFor } from './search/errors-waited-for.ts';
import type { TargetGroup } from './world/group-targets.ts';
import type { GuardReach } from './world/guard-reach.ts';
import { internalErrorText } from './tell/internal-error-text.ts';
import { NO_PROBE_AHEAD, probeAhead, type ProbeAhead } from './search/probe-ahead.ts';
import { recallRepair } from './recall/recall-repair.ts';
import { relatedOverlay } from './world/related-overlay.ts';
import { repairTarget } from './repair-target.ts';
import type { Beyond } from './search-until-proved.ts';
import type { RepairWorld } from './world/repair-world.ts';
import type { TargetOutcome } from './tell/target-outcome.ts';
import { stoppedReport } from './tell/target-report.ts';
import { unlessAborted } from './world/unless-aborted.ts';

/** What a target finds when its turn comes. */
export interface Turn extends Beyond {
  /** All patches that are in place. */
  readonly overlay: Readonly<Record<string, string>>;
  readonly reach: GuardReach;
  /** Its probe, when that was begun during the turn before. */
  readonly begun?: Promise<ProbeAhead | undefined>;
  /** Called when its search is over: only proofs follow. */
  readonly onSearched: () => void;
}

/** One target in its turn: as it is over the patches before it, repaired, whatever goes wrong. */
export async function repairInTurn(
  world: RepairWorld,
  group: TargetGroup,
  targetWorld: TargetWorld,
  { overlay, reach, begun, onSearched, lookBeyond }: Turn,
): Promise<TargetOutcome> {
  if (world.signal.aborted) {
    return {
      report: stoppedReport(world, group.target, group.tests, 'interrupted', 'the run was ended before its turn'),
    };
  }
  // An accepted patch in the same file has moved the declaration.
  const { marker, id } = group.tests[0] as MarkedTest;
  const again = await unlessAborted(world, resolveTarget(marker, targetWorld, id.project));
  const target = again?.target ?? group.target;
  const related = (await unlessAborted(world, relatedOverlay(group, overlay, targetWorld))) ?? {};
  const recalled = await recallRepair(world, target, { marked: group.tests, overlay: related });
  const awaited = await errorsWaitedFor(world, group.tests);
  const isKnown = recalled?.repair !== undefined;
  const early = await begun;
  if (isKnown) early?.end();
  const ahead = isKnown
    ? NO_PROBE_AHEAD
    : (early ?? probeAhead(world, target, { marked: group.tests, overlay: related, awaited }));
  try {
    return await repairTarget(world, target, group.tests, {
      overlay: related,
      reach,
      ahead,
      awaited,
      recalled,
      onSearched,
      ...(lookBeyond && { lookBeyond }),
    });
  } catch (error) {
    if (world.signal.aborted) {
      return {
        report: stoppedReport(world, target, group.tests, 'interrupted', 'the run was ended during its repair'),
      };
    }
    // A fault of ours in one repair is told there, and the other targets have their turn.
    if (isRepairError(error, 'ORACLE_UNAVAILABLE')) throw error;
    const explanation = internalErrorText(messageOf(error));
    return { report: stoppedReport(world, target, group.tests, 'infrastructure', explanation) };
  } finally {
    ahead.end();
  }
}

/** One line. */
function messageOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
  return line;
}
