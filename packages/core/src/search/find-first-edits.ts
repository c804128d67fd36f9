import { furtherBy } from '../model/bits.ts';
import type { Candidate } from '../model/candidate.ts';
import { leavesOut } from '../model/search-part.ts';
import { askGuards, helpedBy } from './learn/ask-apart.ts';
import { isLate, type Expedition } from './expedition.ts';
import { createFrontier } from './frontier.ts';
import { toCandidate, type Judged } from './judge.ts';
import { penalties } from './localize/localize.ts';
import { operatorSources, type Workshop } from './sources.ts';
import { synthesisSources } from './synthesis/synthesis-sources.ts';
import { takeBatch } from './take-batch.ts';

export interface FirstEditLimits {
  /** The dearest: of any, and of those that turn a test and break none. */
  readonly cost: { readonly any: number; readonly sound: number };
  /** How many are asked, of those that the search has tried and of those that it has not, for each failing test. */
  readonly surveyed: { readonly tried: number; readonly untried: number };
}

const BATCH = 400;
/** Failing tests that are asked one by one. */
const MAX_TESTS = 4;
/** Of first edits that turn the same tests, and of all. */
const MAX_ALIKE = 8;
const MAX_FOUND = 60;
/** Of edits that only have a test fail later. */
const MAX_GUARDED = 400;

/**
 * Single edits that turn some failing tests but not all, or have one fail later than before: most tests first, then those that break no
 * other, then those with which tests come farthest, then cheapest. The search before has stopped each candidate at its first failure,
 * and tried nothing that leaves a failing test as it is; so every failing test is asked here on its own.
 */
export async function findFirstEdits(origin: Expedition, limits: FirstEditLimits): Promise<Candidate[]> {
  const { failing } = origin.workshop.spectrum;
  const known = new Map<string, Judged>();
  for (const judged of origin.trail)
    if (judged.candidate.cost <= limits.cost.sound) known.set(judged.candidate.key, judged);
  if (failing.length > 1) for (const test of failing.slice(0, MAX_TESTS)) await survey(test, known, origin, limits);
  await surveyGuards(helpers(known, origin), known, origin);

  const ranked = helpers(known, origin).filter(
    ({ candidate, isSound }) => candidate.cost <= limits.cost.any || isSound,
  );
  const alike = new Map<string, number>();
  const found = ranked.filter(({ bits }) => {
    const key = failing
      .map((test) => bits[test])
      .join('')
      .replaceAll(/[-t]/g, '0');
    const nth = (alike.get(key) ?? 0) + 1;
    alike.set(key, nth);
    return nth <= MAX_ALIKE;
  });
  return found.slice(0, MAX_FOUND).map(({ candidate }) => candidate);
}

/** A candidate that helps some failing test. */
interface Helper extends Judged {
  /** Failing tests that pass with it. */
  readonly turned: number;
  /** Assertions that the others come farther with it. */
  readonly further: number;
  /** It is known to break no passing test. */
  readonly isSound: boolean;
}

/** The likeliest halves of a repair first. */
function helpers(known: ReadonlyMap<string, Judged>, { workshop, task }: Expedition): Helper[] {
  const { failing, passing } = workshop.spectrum;
  const isBlind = leavesOut(task, 'later-assertion');
  return [...known.values()]
    .map(({ candidate, bits }): Helper => {
      const turned = failing.filter((test) => bits[test] === '1').length;
      const further = isBlind ? 0 : failing.reduce((sum, test) => sum + furtherBy(bits[test]), 0);
      return { candidate, bits, turned, further, isSound: passing.every((test) => bits[test] === '1') };
    })
    .filter(({ turned, further }) => turned + further > 0)
    .toSorted(
      (a, b) =>
        b.turned - a.turned ||
        Number(b.isSound) - Number(a.isSound) ||
        b.further - a.further ||
        a.candidate.cost - b.candidate.cost,
    );
}

/** Adds what one failing test says of the cheapest edits that it has not been asked about. */
async function survey(
  test: number,
  known: Map<string, Judged>,
  origin: Expedition,
  limits: FirstEditLimits,
): Promise<void> {
  const { tried, untried } = limits.surveyed;
  for (const judged of await untriedFor(test, origin, limits))
    if (!known.has(judged.candidate.key)) known.set(judged.candidate.key, judged);
  const unasked = [...known.values()]
    .filter(({ bits }) => bits[test] === '-')
    .map(({ candidate }) => ({ candidate, turn: candidate.cost + origin.delayOf(candidate.edits) }))
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, tried + untried)
    .map(({ candidate }) => candidate);
  for (let start = 0; start < unasked.length && !isLate(origin); start += BATCH) {
    for (const { candidate, bits } of await helpedBy(unasked.slice(start, start + BATCH), test, origin)) {
      const before = (known.get(candidate.key) as Judged).bits;
      known.set(candidate.key, { candidate, bits: merged(before, bits) });
    }
  }
}

/** Adds what the passing tests say of edits that turn no test: nobody has got to ask them. */
async function surveyGuards(helped: readonly Helper[], known: Map<string, Judged>, origin: Expedition): Promise<void> {
  const unasked = helped.filter(({ turned }) => turned === 0).slice(0, MAX_GUARDED);
  if (unasked.length === 0 || origin.workshop.spectrum.passing.length === 0) return;
  const candidates = unasked.map(({ candidate }) => candidate);
  for (const { candidate, bits } of await askGuards(candidates, origin)) {
    const before = (known.get(candidate.key) as Judged).bits;
    known.set(candidate.key, { candidate, bits: merged(before, bits) });
  }
}

/** Edits that leave another failing test as it is: never the whole repair, so nobody has tried them. */
async function untriedFor(test: number, origin: Expedition, { surveyed, cost }: FirstEditLimits): Promise<Judged[]> {
  const workshop = workshopFor(test, origin);
  const frontier = createFrontier(origin.telemetry.fault, origin.delayOf);
  for (const source of [...operatorSources(workshop), ...synthesisSources(workshop)]) frontier.add(source);
  // Taken for a first half here, it may still be a whole repair.
  const apart = { ...origin, seen: new Set(origin.seen) };
  const batch = await takeBatch(frontier, surveyed.untried, cost.sound, apart);
  const bits = '-'.repeat(origin.ground.tests.length);
  return batch.map(({ proposal }) => ({ candidate: toCandidate(proposal, origin.ground), bits }));
}

/** The workshop as it would be if no other test failed. */
function workshopFor(test: number, { workshop, ground }: Expedition): Workshop {
  const { expressions, points } = workshop.places;
  const spectrum = { ...workshop.spectrum, failing: [test] };
  return {
    ...workshop,
    spectrum,
    penaltyOf: penalties([...expressions, ...points], spectrum, ground.regions, workshop),
  };
}

/** What is known of the tests by two runs. */
function merged(before: string, after: string): string {
  return before.replaceAll(/./g, (bit, test: number) => (after[test] === '-' ? bit : (after[test] ?? bit)));
}
