import type { Candidate } from '../model/candidate.ts';
import type { JudgePlan } from '../ports/probe-lab.ts';
import { isLate, type Expedition } from './expedition.ts';
import { createFrontier } from './frontier.ts';
import { toCandidate, type Judged } from './judge.ts';
import { stepLimits } from './limits.ts';
import { reachedByAll, reachedByAny } from './localize.ts';
import { operatorSources } from './sources.ts';
import { takeBatch } from './take-batch.ts';

/** First edits beyond this are guesses, and two guesses are no repair. */
const MAX_COST = 2;
const MAX_SURVEYED = 2_000;
const BATCH = 400;
/** Failing tests that are asked one by one. */
const MAX_TESTS = 4;
/** Of first edits that turn the same tests, and of all. */
const MAX_ALIKE = 8;
const MAX_FOUND = 60;

/**
 * Single edits that turn some failing tests but not all, most tests first, then cheapest. The search before has stopped
 * each candidate at its first failure, and tried nothing where only some failing tests come by; so every failing test
 * is asked here on its own.
 */
export async function findFirstEdits(origin: Expedition): Promise<Candidate[]> {
  const { failing } = origin.workshop.spectrum;
  const known = new Map<string, Judged>();
  for (const judged of origin.trail) if (judged.candidate.cost <= MAX_COST) known.set(judged.candidate.key, judged);
  if (failing.length > 1) await survey(known, origin);

  const turned = ({ bits }: Judged): string => failing.map((test) => (bits[test] === '1' ? '1' : '0')).join('');
  const count = (judged: Judged): number => turned(judged).replaceAll('0', '').length;
  const ranked = [...known.values()]
    .filter((judged) => count(judged) > 0)
    .toSorted((a, b) => count(b) - count(a) || a.candidate.cost - b.candidate.cost);
  const alike = new Map<string, number>();
  const found = ranked.filter((judged) => {
    const nth = (alike.get(turned(judged)) ?? 0) + 1;
    alike.set(turned(judged), nth);
    return nth <= MAX_ALIKE;
  });
  return found.slice(0, MAX_FOUND).map(({ candidate }) => candidate);
}

/** Adds what the failing tests say that have not been asked. */
async function survey(known: Map<string, Judged>, origin: Expedition): Promise<void> {
  for (const judged of await elsewhere(origin)) known.set(judged.candidate.key, judged);
  const cheapest = [...known.values()].toSorted((a, b) => a.candidate.cost - b.candidate.cost).slice(0, MAX_SURVEYED);
  for (const test of origin.workshop.spectrum.failing.slice(0, MAX_TESTS)) {
    const unasked = cheapest.filter(({ candidate }) => known.get(candidate.key)?.bits[test] === '-');
    for (let start = 0; start < unasked.length && !isLate(origin); start += BATCH) {
      const turned = await turnedBy(unasked.slice(start, start + BATCH), test, origin);
      for (const { candidate } of turned) {
        const { bits } = known.get(candidate.key) as Judged;
        known.set(candidate.key, { candidate, bits: `${bits.slice(0, test)}1${bits.slice(test + 1)}` });
      }
    }
  }
}

/** Edits where only some failing tests come by: never the whole repair, so nobody has tried them. */
async function elsewhere(origin: Expedition): Promise<Judged[]> {
  const { workshop, ground } = origin;
  const frontier = createFrontier();
  const sources = operatorSources(workshop, (place, spectrum) => {
    return reachedByAny(place, spectrum) && !reachedByAll(place, spectrum);
  });
  for (const source of sources) frontier.add(source);
  const batch = await takeBatch(frontier, MAX_SURVEYED, MAX_COST, origin);
  const bits = '-'.repeat(ground.tests.length);
  return batch.map(({ proposal }) => ({ candidate: toCandidate(proposal, ground), bits }));
}

/** Which of the candidates make one failing test pass, whatever the others do. */
export async function turnedBy(batch: readonly Judged[], test: number, origin: Expedition): Promise<Judged[]> {
  const { lab, announce, telemetry, ground, workshop, deadlineMs, clock } = origin;
  const byKey = new Map(batch.map((judged) => [`${judged.candidate.key}/${test}`, judged]));
  // Another question than whether it is plausible, so another entry in the journal.
  const asked = [...byKey].map(([key, { candidate }]) => ({ ...candidate, key }));
  const plan: JudgePlan = {
    order: [test],
    maxSteps: stepLimits(ground.tests, workshop.spectrum)[0] as (test: number) => number,
    maxCandidatesMs: Math.max(1, deadlineMs - clock.now()),
    alive: () => telemetry.speak(),
    ...(announce !== undefined && { announce }),
  };
  const turned: Judged[] = [];
  telemetry.countBatch();
  for await (const { candidate, bits, passed } of lab.judge(asked, plan)) {
    const judged = byKey.get(candidate.key);
    telemetry.countRuns(bits);
    telemetry.note(candidate.key, bits);
    if (passed && judged !== undefined) turned.push(judged);
    await telemetry.speak();
  }
  return turned;
}
