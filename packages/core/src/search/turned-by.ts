import type { Candidate } from '../model/candidate.ts';
import type { JudgePlan } from '../ports/probe-lab.ts';
import type { Expedition } from './expedition.ts';
import type { Judged } from './judge.ts';
import { stepLimits } from './limits.ts';

/**
 * Those that make one failing test pass, whatever the others do, with what they do to the passing tests up to the first that
 * they break.
 */
export async function turnedBy(candidates: readonly Candidate[], test: number, origin: Expedition): Promise<Judged[]> {
  const { lab, announce, telemetry, ground, workshop, deadlineMs, clock } = origin;
  const byKey = new Map(candidates.map((candidate) => [`${candidate.key}/${test}`, candidate]));
  // Another question than whether it is plausible, so another entry in the journal.
  const asked = [...byKey].map(([key, candidate]) => ({ ...candidate, key }));
  const plan: JudgePlan = {
    order: [test, ...workshop.spectrum.passing],
    maxSteps: stepLimits(ground.tests, workshop.spectrum)[0] as (test: number) => number,
    maxCandidatesMs: Math.max(1, deadlineMs - clock.now()),
    alive: () => telemetry.speak(),
    ...(announce !== undefined && { announce }),
  };
  const turned: Judged[] = [];
  telemetry.countBatch();
  for await (const { candidate, bits } of lab.judge(asked, plan)) {
    const own = byKey.get(candidate.key);
    telemetry.countRuns(bits);
    telemetry.note(candidate.key, bits);
    if (bits[test] === '1' && own !== undefined) turned.push({ candidate: own, bits });
    await telemetry.speak();
  }
  return turned;
}
