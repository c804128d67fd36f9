import { inspectPatch } from '../guard/inspect-patch.ts';
import type { Candidate } from '../model/candidate.ts';
import type { Verdict } from '../model/verdict.ts';
import type { RepairScene } from './repair-scene.ts';
import { proveWinner, type ProvedPatches } from './prove/prove-winner.ts';
import { shortlistCandidates } from './prove/shortlist-candidates.ts';

/** Verdicts of real runs so far, by healed source. */
export interface Verdicts {
  /** Over the files near the target, of any worker. */
  readonly near: ReadonlyMap<string, Verdict>;
  /** Those of fresh workers. */
  readonly fresh: ReadonlyMap<string, Verdict>;
}

export interface ProvedFinds {
  /** Absent: real runs have refused all of them that were tried. */
  readonly proved?: ProvedPatches;
  /** Keys of the finds that cannot be had. */
  readonly refused: readonly string[];
  /** As `Verdicts.near`, with those of these finds. */
  readonly near: ReadonlyMap<string, Verdict>;
}

/** Real runs of a search's finds, best first, until one is proved. */
export async function proveFinds(
  { world, target, name, guards, review }: RepairScene,
  finds: readonly Candidate[],
  known: Verdicts,
): Promise<ProvedFinds> {
  const { plan, near, whole } = await guards;
  const shortlist = await shortlistCandidates(
    near,
    target,
    finds,
    { known: new Map([...known.near, ...known.fresh]), review },
    (done, of) => world.notify({ type: 'proof-progress', target: name, done, of }),
  );
  // What was proved early was proved over the files near the target only.
  const provedBefore = whole.files.length === near.files.length ? known.fresh : new Map<string, Verdict>();
  const proved = await proveWinner(whole, plan, target, shortlist.patches, { known: provedBefore, review });
  const unproved = new Set(shortlist.patches.map(({ healedSource }) => healedSource));
  const isRefused = ({ edits }: Candidate): boolean => {
    const inspection = inspectPatch(target, edits);
    if (!inspection.allowed || unproved.has(inspection.healedSource)) return true;
    const verdict = shortlist.verdicts.get(inspection.healedSource);
    return verdict !== undefined && verdict.status !== 'plausible';
  };
  return {
    ...(proved && { proved }),
    refused: proved === undefined ? finds.filter(isRefused).map(({ key }) => key) : [],
    near: shortlist.verdicts,
  };
}
