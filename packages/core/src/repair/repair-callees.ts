import path from 'node:path';
import { isRepairError } from '../model/errors.ts';
import type { TargetReport } from '../model/report.ts';
import type { RepairTarget } from '../model/target.ts';
import type { MarkedTest } from '../model/test-result.ts';
import { calleesOf } from '../target/callees-of.ts';
import { isTestSupport } from '../target/is-test-support.ts';
import type { Declared } from '../target/follow-export.ts';
import type { TargetWorld } from '../target/resolve-target.ts';
import { repairInTurn, type Turn } from './repair-in-turn.ts';
import { reachedModules } from './search/reached-modules.ts';
import { searches } from './search/searches.ts';
import type { TargetOutcome } from './tell/target-outcome.ts';
import type { TargetGroup } from './world/group-targets.ts';
import type { RepairWorld } from './world/repair-world.ts';
import { targetName } from './world/target-name.ts';
import { calledGroup } from './world/called-group.ts';
import { runTimeoutMs } from './world/run-timeout.ts';
import { filesOf } from './world/test-files.ts';

/** Callees that are searched for one mark, and then modules. */
const MOST_CALLEES = 4;
const MOST_MODULES = 2;

/** Of the time of a search, for all callees together: whoever waits has marked something else. */
const SHARE_OF_TIME = 0.5;

/** How far somebody looks. */
export interface Look extends Pick<Turn, 'overlay' | 'reach'> {
  readonly isMarked: (name: string) => boolean;
  readonly maxCost: number;
  /** Nobody will look farther. */
  readonly isLast: boolean;
}

/** A repair of what no mark names. */
export interface CalleeRepair {
  readonly group: TargetGroup;
  readonly outcome: TargetOutcome;
}

/**
 * Looks for the fault in what a marked target uses and no mark names, nearest first, callees of callees last; and where that comes to nothing,
 * in the modules of which its tests run something else, such as a method of what the target is given. Only a patch up to `maxCost` that is
 * no guess counts, and no model is asked: nobody has named the place. `undefined`: there is none.
 */
export async function repairCallees(
  world: RepairWorld,
  { target: named, tests }: TargetGroup,
  targets: TargetWorld,
  { overlay, reach, isMarked, maxCost, isLast }: Look,
): Promise<CalleeRepair | undefined> {
  if (!searches(world.options)) return undefined;
  const { clock, root, options } = world;
  const deadline = clock.now() + options.timeoutMs * SHARE_OF_TIME;
  const isOver = (): boolean => deadline <= clock.now() || world.signal.aborted;
  const tried = new Map<string, RepairTarget>();
  const open: RepairTarget[] = [named];

  const repairOne = async (callee: Declared): Promise<CalleeRepair | undefined> => {
    const group = await calledGroup(callee, tests, targets);
    if (group === undefined) return undefined;
    const name = targetName(group.target, root);
    if (tried.has(name) || isMarked(name)) return undefined;
    tried.set(name, group.target);
    open.push(group.target);
    const limited = {
      ...quietly(withoutModels(world)),
      options: { ...options, timeoutMs: Math.max(1, deadline - clock.now()) },
      beyond: { user: targetName(named, root), maxCost },
    };
    const turn: Turn = { overlay, reach, onSearched: () => undefined };
    const outcome = await repairInTurn(limited, group, targets, turn);
    return holds(outcome.report, maxCost) ? { group, outcome } : undefined;
  };

  for (let user = open.shift(); user !== undefined; user = open.shift()) {
    for (const callee of await readCallees(user, targets, tests[0]?.id.project)) {
      if (tried.size >= MOST_CALLEES || isOver()) break;
      const found = await repairOne(callee);
      if (found !== undefined) return found;
    }
  }
  if (!isLast || isOver()) return undefined;
  const files = [named, ...tried.values()].map(({ file }) => file);
  for (const file of (await modulesOfTests(world, tests, overlay, files)).slice(0, MOST_MODULES)) {
    if (isOver()) break;
    const found = await repairOne({ file, symbol: [] });
    if (found !== undefined) return found;
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

/** Absolute paths of modules that the tests run, without those `known`, in the order of their first calls. */
async function modulesOfTests(
  world: RepairWorld,
  tests: readonly MarkedTest[],
  overlay: Readonly<Record<string, string>>,
  known: readonly string[],
): Promise<string[]> {
  const files = filesOf(tests, world.root);
  const timeoutMs = runTimeoutMs(world.results, files.length);
  const reached = await reachedModules(world, { files, tests: tests.map(({ id }) => id), overlay, timeoutMs });
  return (reached ?? [])
    .filter((file) => !isTestSupport(file))
    .map((file) => path.join(world.root, file))
    .filter((file) => !known.includes(file));
}
