import type { Edit } from '../model/edit.ts';
import { gatherFacts, type Failure } from '../operators/module-facts.ts';
import type { ProbeTask } from '../model/probe.ts';
import { leavesOut } from '../model/search-part.ts';
import { createFrontier, type Frontier } from './frontier.ts';
import type { Ground } from './ground.ts';
import { createJudge, type Judge, type Judged } from './judge.ts';
import { knownTypes, NO_TYPES } from './declared-types/known-types.ts';
import { stepLimits } from './limits.ts';
import { emptyCollections } from './priors/empty-collections.ts';
import { twinsAmong } from './twins/likewise.ts';
import { lintPrior, NO_PRICE } from './priors/lint-prior.ts';
import { delays } from './localize/load-time.ts';
import { penalties, spectrumOf } from './localize/localize.ts';
import type { KnownGround } from './learn/near-misses.ts';
import { observationOf, observePlaces } from './observe.ts';
import { operatorContext } from './operator-context.ts';
import type { SearchParts } from './search-parts.ts';
import { operatorSources, patchSources, type Workshop } from './sources.ts';
import { createFingerprint } from './synthesis/terms/fingerprint.ts';
import { confineReplacement } from './synthesis/expressions/confine-replacement.ts';
import { synthesisSources } from './synthesis/synthesis-sources.ts';
import { createTestOrder } from './test-order.ts';

/** One ground with all that could be tried on it, cheapest first, and the judge of it. */
export interface Expedition extends SearchParts {
  readonly ground: Ground;
  readonly workshop: Workshop;
  /** How much later than its cost says a patch has its turn. */
  readonly delayOf: (edits: readonly Edit[]) => number;
  readonly frontier: Frontier;
  readonly judge: Judge;
  /** Effects of all proposals taken so far. */
  readonly seen: Set<string>;
  /** What was judged and did not pass, in order. */
  readonly trail: readonly Judged[];
  /** First edits that were looked at for a second one; grows. */
  readonly grounds: KnownGround[];
}

/** Observes what the tests do on the ground where the lab stands, and prepares all sources for it. */
export async function prepare(ground: Ground, parts: SearchParts): Promise<Expedition> {
  const { module, regions, tests, observation = observationOf(module, regions) } = ground;
  const { task } = parts;
  const facts = gatherFacts(module, failuresOn(ground, task));
  const spectrum = spectrumOf(tests);
  const empty = emptyCollections(module);
  const places = await observePlaces(observation, parts.lab, () => parts.telemetry.speak());
  // What follows takes its time in a long module, and silence is taken for death.
  await parts.telemetry.speak('now');
  const known = await parts.types();
  const types = known === undefined ? NO_TYPES : knownTypes(known, ground.first?.edits);
  const workshop: Workshop = {
    module,
    context: operatorContext(module, facts, places, spectrum.failing, types),
    places,
    spectrum,
    types,
    penaltyOf: penalties([...places.expressions, ...places.points], spectrum, regions, task),
    price: leavesOut(task, 'lint-prior') ? NO_PRICE : lintPrior(module, empty),
    empty,
    fingerprint: createFingerprint(),
    twins: twinsAmong(
      places.expressions.map(({ site }) => site),
      module.source,
    ),
    ...(task.without !== undefined && { without: task.without }),
  };
  const delayOf = delays(parts.way, module);
  const frontier = createFrontier(parts.telemetry.fault, delayOf);
  const sources = [...operatorSources(workshop), ...patchSources(workshop), ...synthesisSources(workshop)];
  for (const source of sources) frontier.add(source);
  await parts.telemetry.speak('now');

  const trail: Judged[] = [];
  const order = createTestOrder(tests, spectrum);
  const limits = stepLimits(tests, spectrum).slice(leavesOut(task, 'step-tiers') ? -1 : 0);
  const judge = createJudge({
    ...parts,
    ground,
    order,
    limits,
    spectrum,
    frontier,
    trail,
    confine: (proposal) => confineReplacement(proposal, workshop),
  });
  return { ...parts, ground, workshop, delayOf, frontier, judge, seen: new Set(), trail, grounds: [] };
}

/** What failing tests say there: after a first edit some say nothing more, and others wait for something else. */
function failuresOn({ first, tests }: Ground, task: ProbeTask): readonly Failure[] {
  if (first === undefined) return task.tests;
  return task.tests.flatMap((test, index) => {
    const { passes, message = test.message } = tests[index] ?? {};
    return passes === true || message === undefined ? [] : [{ ...test, message }];
  });
}

export function isLate({ clock, deadlineMs }: SearchParts): boolean {
  return clock.now() >= deadlineMs;
}
