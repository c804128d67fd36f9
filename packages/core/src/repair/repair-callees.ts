import path from 'node:path';
import { isRepairError } from '../model/errors.ts';
import type { TargetReport } from '../model/report.ts';
import type { RepairTarget } from '../model/target.ts';
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

/** A repair of what no mark names. */
export interface CalleeRepair {
  readonly group: TargetGroup;
  readonly outcome: TargetOutcome;
}

/**
 * Looks for the fault in what a marked target uses and no mark names. Only a patch up to `maxCost` that is no guess counts, and no model is
 * asked: nobody has named the place. `undefined`: there is none.
 */
export interface CalleeRepairs {
  /** In what its text names, nearest first, callees of callees last. */
  callees(maxCost: number): Promise<CalleeRepair | undefined>;
  /** In modules of which its tests run something else, such as a method of what the target is given. */
  modules(maxCost: number): Promise<CalleeRepair | undefined>;
}

export function repairCallees(
  world: RepairWorld,
  { target: named, tests }: TargetGroup,
  targets: TargetWorld,
  { overlay, reach, isMarked }: Pick<Turn, 'overlay' | 'reach'> & { readonly isMarked: (name: string) => boolean },
): CalleeRepairs {
  const { clock, root, options } = world;
  const files = new Set([named.file]);

  /** Of each callee in its turn, those that it names itself among them, until one is repaired. */
  async function firstOf(
    callees: (searched: readonly RepairTarget[]) => AsyncIterable<Declared>,
    maxCost: number,
  ): Promise<CalleeRepair | undefined> {
    if (!searches(options)) return undefined;
    const deadline = clock.now() + options.timeoutMs * SHARE_OF_TIME;
    const searched: RepairTarget[] = [named];
    const tried = new Set<string>();
    for await (const callee of callees(searched)) {
      const timeoutMs = deadline - clock.now();
      if (tried.size >= MOST_CALLEES || timeoutMs <= 0 || world.signal.aborted) return undefined;
      const group = await calledGroup(callee, tests, targets);
      if (group === undefined) continue;
      const name = targetName(group.target, root);
      if (tried.has(name) || isMarked(name)) continue;
      tried.add(name);
      files.add(group.target.file);
      searched.push(group.target);
      const limited = {
        ...quietly(withoutModels(world)),
        options: { ...options, timeoutMs },
        beyond: { user: targetName(named, root), maxCost },
      };
      const turn: Turn = { overlay, reach, onSearched: () => undefined };
      const outcome = await repairInTurn(limited, group, targets, turn);
      if (holds(outcome.report, maxCost)) return { group, outcome };
    }
    return undefined;
  }

  async function* namedIn(searched: readonly RepairTarget[]): AsyncGenerator<Declared> {
    // Grows while it is walked.
    for (const user of searched) yield* await readCallees(user, targets, tests[0]?.id.project);
  }

  async function* calledByTests(): AsyncGenerator<Declared> {
    const own = filesOf(tests, root);
    const timeoutMs = runTimeoutMs(world.results, own.length);
    const request = { files: own, tests: tests.map(({ id }) => id), overlay, timeoutMs };
    const reached = (await reachedModules(world, request)) ?? [];
    const others = reached.filter((file) => !isTestSupport(file)).map((file) => path.join(root, file));
    for (const file of others.filter((each) => !files.has(each)).slice(0, MOST_MODULES)) yield { file, symbol: [] };
  }

  return {
    callees: (maxCost) => firstOf(namedIn, maxCost),
    modules: (maxCost) => firstOf(calledByTests, maxCost),
  };
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
