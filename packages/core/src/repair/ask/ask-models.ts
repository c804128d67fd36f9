import { buildPrompt } from '../../llm/prompt/build-prompt.ts';
import type { PatchReport } from '../../model/report.ts';
import type { Spending } from '../../model/spending.ts';
import type { RepairTarget } from '../../model/target.ts';
import type { Proof } from '../../verify/verify-patch.ts';
import { finishNearMiss, type NearMissInput } from './finish-near-miss.ts';
import { gatherEvidence } from './gather-evidence.ts';
import type { ProvedPatches } from '../prove/prove-winner.ts';
import { LIMITS, MODEL_COST, repairByModel, type ModelRepair } from './repair-by-model.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import type { ShortlistedPatch } from '../prove/shortlist-candidates.ts';
import { targetName } from '../world/target-name.ts';

/** What became of a target that the search did not heal. */
export interface AskedModels {
  /** In the order in which they were asked; empty: none was. */
  readonly repairs: readonly ModelRepair[];
  /** Absent: nothing was proved. */
  readonly proved?: ProvedPatches & { readonly proposer: PatchReport['proposer'] };
  readonly spent?: Spending;
  /** Why one was not asked, and what would let it be; absent when there is nothing to say. */
  readonly advice?: string;
}

/**
 * The upper steps of the ladder: one model after the other, each with what those before it tried, and a search around the
 * nearest proposal of each.
 */
export async function askModels(
  world: RepairWorld,
  known: Omit<Parameters<typeof gatherEvidence>[1], 'passing'> & NearMissInput,
  judges: {
    /** Over the guard files near the target. */
    readonly near: Proof;
    /** Over all guard files. */
    readonly prove: (patches: readonly ShortlistedPatch[]) => Promise<ProvedPatches | undefined>;
  },
): Promise<AskedModels> {
  if (world.signal.aborted) return { repairs: [] };
  if (world.keepPrompt !== undefined) {
    const passing = known.passing.length;
    return { repairs: [], advice: await keptPrompt(world, world.keepPrompt, { ...known, passing }) };
  }
  if (world.model === undefined) return { repairs: [] };
  const { steps, advice } = await world.model();
  const said = advice === undefined ? {} : { advice };
  if (steps.length === 0) return { repairs: [], ...said };
  const keptBack = notSent(world, known.target);
  if (keptBack !== undefined) return { repairs: [], advice: keptBack };
  const evidence = await gatherEvidence(world, { ...known, passing: known.passing.length });
  const name = targetName(known.target, world.root);
  const repairs: ModelRepair[] = [];
  for (const step of steps) {
    const earlier = repairs.flatMap(({ end }) => end.attempts);
    const asked = await repairByModel(world, step, judges.near, evidence, earlier);
    const proved = asked.patch && (await judges.prove([asked.patch]));
    const repair = asked.patch === undefined || proved !== undefined ? asked : unproved(asked);
    const spent = step.spentOn(name);
    if (proved !== undefined) return { repairs: [...repairs, repair], proved: { ...proved, proposer: 'model' }, spent };

    const nearest = repair.end.attempts.find(({ attempt }) => attempt === repair.end.best?.attempt);
    const finish =
      nearest === undefined || world.signal.aborted
        ? undefined
        : await finishNearMiss(world, judges.near, known, { attempt: nearest, model: step.name, cost: MODEL_COST });
    repairs.push({ ...repair, ...(finish !== undefined && { finish }) });
    const finished = finish && (await judges.prove(finish.patches));
    if (finished !== undefined) return { repairs, proved: { ...finished, proposer: 'hybrid' }, spent };
    if (step === steps.at(-1) || repair.end.stop === 'aborted') return { repairs, spent, ...said };
  }
  return { repairs, ...said };
}

/** The first prompt goes where it can be read, and to nobody. */
async function keptPrompt(
  world: RepairWorld,
  keep: NonNullable<RepairWorld['keepPrompt']>,
  known: Parameters<typeof gatherEvidence>[1],
): Promise<string> {
  const keptBack = notSent(world, known.target);
  if (keptBack !== undefined) return keptBack;
  return keep(targetName(known.target, world.root), buildPrompt(await gatherEvidence(world, known), LIMITS));
}

function notSent({ keptBack }: RepairWorld, { file }: RepairTarget): string | undefined {
  const reason = keptBack?.(file);
  return reason === undefined ? undefined : `no model is asked, since ${reason}`;
}

/** What passed near the target and not farther off, as the next model is told of it. */
function unproved(repair: ModelRepair): ModelRepair {
  const { end } = repair;
  const attempts = end.attempts.map((attempt) =>
    attempt.outcome.status === 'plausible' ? { ...attempt, outcome: FARTHER_OFF } : attempt,
  );
  return { ...repair, end: { ...end, attempts } };
}

const FARTHER_OFF = {
  status: 'regressing',
  broken: [
    { test: 'a test that does not import the target', message: 'it passes without the proposal, and not with it' },
  ],
} as const;
