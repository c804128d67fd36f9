import { isRepairError } from '../model/errors.ts';
import type { TargetReport } from '../model/report.ts';
import type { RepairTarget } from '../model/target.ts';
import { calleesOf } from '../target/callees-of.ts';
import type { Declared } from '../target/follow-export.ts';
import type { TargetWorld } from '../target/resolve-target.ts';
import { repairInTurn, type Turn } from './repair-in-turn.ts';
import { searches } from './search/searches.ts';
import type { TargetOutcome } from './tell/target-outcome.ts';
import type { TargetGroup } from './world/group-targets.ts';
import type { RepairWorld } from './world/repair-world.ts';
import { targetName } from './world/target-name.ts';
import { calledGroup } from './world/called-group.ts';

/** Callees that are searched for one mark. */
const MOST_CALLEES = 4;

/** Of the time of a search, for all callees together: whoever waits has marked something else. */
const SHARE_OF_TIME = 0.5;

/** A repair of what no mark names. */
export interface CalleeRepair {
  readonly group: TargetGroup;
  readonly outcome: TargetOutcome;
}

/**
 * Looks for the fault in what a marked target uses and no mark names, nearest first, callees of callees last. Only a patch up to `maxCost` that is
 * no guess counts, and no model is asked: nobody has named the place. `undefined`: there is none.
 */
export async function repairCallees(
  world: RepairWorld,
  { target: named, tests }: TargetGroup,
  targets: TargetWorld,
  {
    overlay,
    reach,
    isMarked,
    maxCost,
  }: Pick<Turn, 'overlay' | 'reach'> & {
    readonly isMarked: (name: string) => boolean;
    readonly maxCost: number;
  },
): Promise<CalleeRepair | undefined> {
  if (!searches(world.options)) return undefined;
  const { clock, root, options } = world;
  const deadline = clock.now() + options.timeoutMs * SHARE_OF_TIME;
  const tried = new Set<string>();
  const open: RepairTarget[] = [named];
  for (let user = open.shift(); user !== undefined; user = open.shift()) {
    for (const callee of await readCallees(user, targets, tests[0]?.id.project)) {
      const timeoutMs = deadline - clock.now();
      if (tried.size >= MOST_CALLEES || timeoutMs <= 0 || world.signal.aborted) return undefined;
      const group = await calledGroup(callee, tests, targets);
      if (group === undefined) continue;
      const name = targetName(group.target, root);
      if (tried.has(name) || isMarked(name)) continue;
      tried.add(name);
      open.push(group.target);
      const limited = {
        ...quietly(withoutModels(world)),
        options: { ...options, timeoutMs },
        beyond: { user: targetName(named, root), maxCost },
      };
      const turn: Turn = { overlay, reach, onSearched: () => undefined };
      const outcome = await repairInTurn(limited, group, targets, turn);
      if (holds(outcome.report, maxCost)) return { group, outcome };
    }
  }
  return undefined;
}

/** What comes from the cache may have been looked for further off. */
function holds({ label, patches: [best] }: TargetReport, maxCost: number): boolean {
  return label === 'plausible' && best !== undefined && best.cost <= maxCost;
}

/** Most callees come to nothing that is told, and what would be shown of them on the way would only puzzle. */
function quietly(world: RepairWorld): RepairWorld {
  return { ...world, notify: (event) => event.type !== 'patch-proved' && world.notify(event) };
}

function withoutModels({ model: _model, keepPrompt: _keepPrompt, ...world }: RepairWorld): RepairWorld {
  return world;
}

async function readCallees(user: RepairTarget, world: TargetWorld, project?: string): Promise<readonly Declared[]> {
  try {
    return await calleesOf(user, {
      readSource: (file) => world.readSource(file),
      resolve: (specifier, importer) => world.resolveImport(specifier, importer, project),
    });
  } catch (error) {
    if (isRepairError(error, 'PARSE_FAILED')) return [];
    throw error;
  }
}
