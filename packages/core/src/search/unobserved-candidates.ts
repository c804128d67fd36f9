import type { Failure } from '../operators/module-facts.ts';
import { unobservedContext } from '../operators/unobserved-context.ts';
import type { Candidate } from '../model/candidate.ts';
import type { ProbeTest } from '../model/probe.ts';
import type { RepairTarget } from '../model/target.ts';
import { lineIndex } from '../syntax/lines.ts';
import type { ParsedModule } from '../syntax/parse.ts';
import { collectSites, type ExpressionSite, type StatementSite } from '../syntax/sites.ts';
import type { FaultLog } from './fault-log.ts';
import { createFrontier } from './frontier.ts';
import { type Ground, ownGround } from './ground.ts';
import { toCandidate } from './judge.ts';
import { NO_TYPES } from './declared-types/known-types.ts';
import { emptyCollections } from './priors/empty-collections.ts';
import { twinsAmong } from './twins/likewise.ts';
import { lintPrior } from './priors/lint-prior.ts';
import { spectrumOf } from './localize/localize.ts';
import type { Place } from './localize/place.ts';
import { operatorSources, patchSources, type Workshop } from './sources.ts';
import { effectOf, isWellFormed } from './print/splice.ts';
import { createFingerprint } from './synthesis/terms/fingerprint.ts';
import { tidyEdits } from './print/tidy-edits.ts';

export interface UnobservedTask {
  readonly target: RepairTarget;
  readonly tests: readonly Pick<ProbeTest, 'message' | 'expected'>[];
  /** 1-based lines of the target that the failures' stacks name, innermost first. */
  readonly stackLines: readonly number[];
}

/** What a line costs that no failure's stack names, when some line is named. */
const ELSEWHERE = 0.5;
const LATER_REGION = 0.25;

/**
 * Candidates for a target whose tests have not been watched, likeliest first: what the operators make of the text alone.
 * There is no synthesis, which needs values, and no spectrum: a stack and the order of the regions have to do.
 */
export function* unobservedCandidates(
  { target, tests, stackLines }: UnobservedTask,
  onFault: FaultLog['note'],
): Generator<Candidate> {
  const ground = ownGround({ target }, []);
  const { module } = ground;
  const workshop = workshopOf(ground, tests, stackLines);
  const frontier = createFrontier(onFault);
  for (const source of [...operatorSources(workshop), ...patchSources(workshop)]) frontier.add(source);

  const seen = new Set<string>();
  for (let next = frontier.next(Infinity); next !== undefined; next = frontier.next(Infinity)) {
    if (next === 'expanded') continue;
    const { proposal } = next;
    const effect = effectOf(module.source, proposal.edits);
    if (seen.has(effect) || !isWellFormed(proposal, module)) continue;
    seen.add(effect);
    const edits = tidyEdits(module, proposal.edits);
    if (edits.some(({ start, end, text }) => module.source.slice(start, end) !== text))
      yield toCandidate({ ...proposal, edits }, ground);
  }
}

function workshopOf(
  { module, regions }: Ground,
  failures: readonly Failure[],
  stackLines: readonly number[],
): Workshop {
  const sites = collectSites(module, regions);
  const empty = emptyCollections(module);
  return {
    module,
    context: unobservedContext(module, failures),
    places: {
      expressions: sites.expressions.map(unseen),
      statements: sites.statements.map(unseen),
      branches: sites.branches.map(unseen),
      points: [],
    },
    spectrum: spectrumOf([]),
    types: NO_TYPES,
    penaltyOf: penaltyOf(module, regions, stackLines),
    price: lintPrior(module, empty),
    empty,
    fingerprint: createFingerprint(),
    twins: twinsAmong(sites.expressions, module.source),
  };
}

function unseen<Site extends ExpressionSite | StatementSite>(site: Site): Place<Site> {
  return { site, hits: undefined, names: [], states: [] };
}

function penaltyOf(
  { source }: ParsedModule,
  regions: Ground['regions'],
  stackLines: readonly number[],
): Workshop['penaltyOf'] {
  const { lineAt } = lineIndex(source);
  return ({ site }) => {
    const region = regions.findIndex(({ start, end }) => start <= site.start && site.end <= end);
    const isNamed = stackLines.length === 0 || stackLines.includes(lineAt(site.start));
    return Math.min(0.5, LATER_REGION * Math.max(0, region)) + (isNamed ? 0 : ELSEWHERE);
  };
}
