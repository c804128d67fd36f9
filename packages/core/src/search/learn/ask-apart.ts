import { furtherBy } from '../../model/bits.ts';
import type { Candidate } from '../../model/candidate.ts';
import type { JudgePlan } from '../../ports/probe-lab.ts';
import type { Expedition } from '../expedition.ts';
import type { Judged } from '../judge.ts';
import { stepLimits } from '../limits.ts';

/**
 * Those that make one failing test pass, whatever the others do, with what they do to the passing tests up to the first that
 * they break.
 */
export async function turnedBy(candidates: readonly Candidate[], test: number, origin: Expedition): Promise<Judged[]> {
  return (await helpedBy(candidates, test, origin)).filter(({ bits }) => bits[test] === '1');
}

/** As above, with those that only have the test fail at a later assertion; of these nothing is known of the passing tests. */
export async function helpedBy(candidates: readonly Candidate[], test: number, origin: Expedition): Promise<Judged[]> {
  const judged = await ask(candidates, [test, ...origin.workshop.spectrum.passing], String(test), origin);
  return judged.filter(({ bits }) => bits[test] === '1' || furtherBy(bits[test]) > 0);
}

/** What candidates do to the passing tests, up to the first that they break. */
export function askGuards(candidates: readonly Candidate[], origin: Expedition): Promise<Judged[]> {
  return ask(candidates, origin.workshop.spectrum.passing, 'guards', origin);
}

async function ask(
  candidates: readonly Candidate[],
  order: readonly number[],
  question: string,
  origin: Expedition,
): Promise<Judged[]> {
  const { lab, announce, telemetry, ground, workshop, deadlineMs, clock } = origin;
  const byKey = new Map(candidates.map((candidate) => [`${candidate.key}/${question}`, candidate]));
  // Another question than whether it is plausible, so another entry in the journal.
  const asked = [...byKey].map(([key, candidate]) => ({ ...candidate, key }));
  const plan: JudgePlan = {
    order,
    maxSteps: stepLimits(ground.tests, workshop.spectrum)[0] as (test: number) => number,
    maxCandidatesMs: Math.max(1, deadlineMs - clock.now()),
    alive: () => telemetry.speak(),
    ...(announce !== undefined && { announce }),
  };
  const judged: Judged[] = [];
  telemetry.countBatch();
  for await (const { candidate, bits } of lab.judge(asked, plan)) {
    const own = byKey.get(candidate.key);
    telemetry.countRuns(bits);
    telemetry.note(candidate.key, bits);
    if (own !== undefined) judged.push({ candidate: own, bits });
    await telemetry.speak();
  }
  return judged;
}
