import type { AwaitedError } from '../model/probe.ts';
import type { Verdict } from '../model/verdict.ts';
import type { Proof } from '../verify/verify-patch.ts';
import { createEarlyProofs, type EarlyProofs } from './prove/early-proofs.ts';
import { proveFinds, type Verdicts } from './prove-finds.ts';
import type { ProvedPatches } from './prove/prove-winner.ts';
import type { RepairScene } from './repair-scene.ts';
import { changeOf } from './search/change-of.ts';
import type { SearchResult } from './search/collect-candidates.ts';
import type { TargetSearch } from './search/go-on.ts';
import type { ProbeAhead } from './search/probe-ahead.ts';
import { searchTarget } from './search/search-target.ts';

export interface ProvedSearch {
  readonly search: SearchResult;
  /** Absent: there were no finds, or real runs have refused them. */
  readonly proved?: ProvedPatches;
  /** Milliseconds of the search, without those of the proofs after it. */
  readonly searchMs: number;
}

/** What there is beside the target. */
export interface Beyond {
  /**
   * Looks in what the target uses for a patch that is likelier than one of the target's that costs `than`; absent: than any that is no guess. The answer is
   * kept. `undefined`: there is none. Absent: nobody looks there.
   */
  readonly lookBeyond?: (than?: number) => Promise<unknown>;
}

export interface SearchSetting extends Beyond {
  readonly ahead: ProbeAhead;
  /** By `testKey`: the errors that failing tests wait for. */
  readonly awaited: ReadonlyMap<string, readonly AwaitedError[]>;
  /** Called when the search has ended for the first time: as a rule only proofs follow. */
  readonly onSearched?: () => void;
}

/**
 * Searches, and puts the finds to real runs. When those refuse all of them, as they may where other test files ask for more than the one
 * of the probe, the search goes on behind these finds, for as long as its time lasts.
 */
export async function searchUntilProved(
  scene: RepairScene,
  { onSearched, ...setting }: SearchSetting,
): Promise<ProvedSearch> {
  const { world, target, baseline, filter } = scene;
  let early = earlyProofs(scene);
  let verdicts: Verdicts = { near: new Map<string, Verdict>(), fresh: new Map<string, Verdict>() };
  let searchMs = 0;
  const timed = async <Value>(work: Promise<Value>): Promise<Value> => {
    const started = world.clock.now();
    const value = await work;
    searchMs += world.clock.now() - started;
    return value;
  };

  const onPlausible: EarlyProofs['offer'] = (candidate) => early.offer(candidate);
  let found: TargetSearch = await timed(searchTarget(world, filter, target, { ...setting, baseline, onPlausible }));
  onSearched?.();
  for (;;) {
    const { search, goOn } = found;
    if (search.candidates.length === 0) return { search, searchMs };
    const fresh = new Map([...verdicts.fresh, ...(await early.end())]);
    const { proved, refused, near } = await proveFinds(scene, search.candidates, { ...verdicts, fresh });
    if (proved !== undefined) return { search, searchMs, proved };
    if (goOn === undefined || refused.length === 0 || world.signal.aborted) return { search, searchMs };

    verdicts = { near, fresh };
    early = earlyProofs(scene);
    const next = await timed(goOn(refused));
    if (next === undefined) return { search, searchMs };
    found = next;
  }
}

function earlyProofs({ world, target, name, guards, review }: RepairScene): EarlyProofs {
  const fresh = guards.then(({ near }): Proof => ({ ...near, worker: 'fresh' }));
  return createEarlyProofs(fresh, target, review, (patch) =>
    world.notify({ type: 'patch-proved', target: name, change: changeOf(target, patch.candidate) }),
  );
}
