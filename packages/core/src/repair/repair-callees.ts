import path from 'node:path';
import type { Span } from '../model/edit.ts';
import type { TargetReport } from '../model/report.ts';
import type { RepairTarget } from '../model/target.ts';
import { isPartOf } from '../report/words/is-part-of.ts';
import { isTestSupport } from '../target/is-test-support.ts';
import type { TargetWorld } from '../target/resolve-target.ts';
import { repairInTurn, type Turn } from './repair-in-turn.ts';
import { inTurn, nearestCallees, type Callee } from './search/nearest-callees.ts';
import { reachedModules } from './search/reached-modules.ts';
import { searches } from './search/searches.ts';
import type { TargetOutcome } from './tell/target-outcome.ts';
import type { TargetGroup } from './world/group-targets.ts';
import type { RepairWorld } from './world/repair-world.ts';
import { relativePath, targetName } from './world/target-name.ts';
import { calledGroup } from './world/called-group.ts';
import { runTimeoutMs } from './world/run-timeout.ts';
import { filesOf } from './world/test-files.ts';

/** Callees that are searched for one mark, and then modules. */
const MOST_CALLEES = 5;
const MOST_MODULES = 2;

/** Of the time of a search, for all callees together, beyond that of the target itself: whoever waits has marked something else. */
const SHARE_OF_TIME = 0.5;

/** A repair of what no mark names. */
export interface CalleeRepair {
  readonly group: TargetGroup;
  readonly outcome: TargetOutcome;
}

/**
 * Looks for the fault in what a marked target uses, or is a part of, and no mark names. Only a patch up to `maxCost` that is no guess counts, and no model is
 * asked: nobody has named the place. `undefined`: there is none.
 */
export interface CalleeRepairs {
  /** In what its text names, nearest first, then in what it is a part of, callees of callees last. */
  callees(maxCost: number): Promise<CalleeRepair | undefined>;
  /** Whether the text of another target names something that this one uses as well. */
  isSharedWith(others: readonly TargetGroup[]): Promise<boolean>;
  /** In modules of which its tests run something else, such as a method of what the target is given. */
  modules(maxCost: number): Promise<CalleeRepair | undefined>;
}

export function repairCallees(
  world: RepairWorld,
  group: TargetGroup,
  targets: TargetWorld,
  { overlay, reach, marks }: Pick<Turn, 'overlay' | 'reach'> & { readonly marks: readonly string[] },
): CalleeRepairs {
  const { clock, root, options } = world;
  const { target: named, tests } = group;
  const own = targetName(named, root);
  const isMarked = (name: string): boolean => marks.some((mark) => mark !== own && isPartOf(mark, name));
  const areApart = (file: string): boolean => file === named.file || isMarked(relativePath(file, root));
  const nearest = nearestCallees(group, targets);
  const files = new Set([named.file]);
  const targetsEnd = clock.now() + options.timeoutMs;

  /** Of each callee in its turn, those that it names itself among them, until one is repaired. */
  async function firstOf(
    callees: (searched: readonly RepairTarget[]) => AsyncIterable<Callee>,
    maxCost: number,
  ): Promise<CalleeRepair | undefined> {
    if (!searches(options)) return undefined;
    // Beside the search of the target it costs nobody any time.
    const deadline = Math.max(clock.now() + options.timeoutMs * SHARE_OF_TIME, targetsEnd);
    const searched: RepairTarget[] = [named];
    const tried = new Set<string>();
    for await (const { declared, others } of callees(searched)) {
      const left = deadline - clock.now();
      if (tried.size >= MOST_CALLEES || left <= 0 || world.signal.aborted) return undefined;
      const called = await calledGroup(declared, tests, targets);
      if (called === undefined) continue;
      const name = targetName(called.target, root);
      if (tried.has(name) || name === own || isMarked(name)) continue;
      tried.add(name);
      const timeoutMs = left / (1 + Math.min(others, MOST_CALLEES - tried.size));
      files.add(called.target.file);
      searched.push(called.target);
      const limited = {
        ...quietly(withoutModels(world)),
        options: { ...options, timeoutMs },
        beyond: { user: own, maxCost },
      };
      const turn: Turn = { overlay, reach, onSearched: () => undefined };
      const outcome = await repairInTurn(limited, called, targets, turn);
      const isNamed = called.target.file === named.file && liesIn(outcome.report, named);
      if (holds(outcome.report, maxCost) && !isNamed) return { group: called, outcome };
    }
    return undefined;
  }

  async function* calledByTests(): AsyncGenerator<Callee> {
    const testFiles = filesOf(tests, root);
    const timeoutMs = runTimeoutMs(world.results, testFiles.length);
    const request = { files: testFiles, tests: tests.map(({ id }) => id), overlay, timeoutMs };
    const reached = (await reachedModules(world, request)) ?? [];
    const others = reached.filter((file) => !isTestSupport(file)).map((file) => path.join(root, file));
    const modules = others.filter((each) => !files.has(each)).slice(0, MOST_MODULES);
    yield* inTurn(modules.map((file) => ({ file, symbol: [] })));
  }

  return {
    isSharedWith: (others) => nearest.isSharedWith(others),
    callees: (maxCost) => firstOf((searched) => nearest.walk(searched, areApart), maxCost),
    modules: (maxCost) => firstOf(calledByTests, maxCost),
  };
}

/** What comes from the cache may have been looked for further off. */
function holds({ label, patches: [best] }: TargetReport, maxCost: number): boolean {
  return label === 'plausible' && best !== undefined && best.cost <= maxCost;
}

/** What the target is a part of has the code of the target in it, which has had its own search. */
function liesIn({ patches: [best] }: TargetReport, { regions }: RepairTarget): boolean {
  const isThere = (at: Span): boolean => regions.some(({ start, end }) => start <= at.start && at.end <= end);
  return best?.edits.every(isThere) === true;
}

/** Most callees come to nothing that is told, and what would be shown of them on the way would only puzzle. */
function quietly(world: RepairWorld): RepairWorld {
  return { ...world, notify: (event) => event.type !== 'patch-proved' && world.notify(event) };
}

function withoutModels({ model: _model, keepPrompt: _keepPrompt, ...world }: RepairWorld): RepairWorld {
  return world;
}
