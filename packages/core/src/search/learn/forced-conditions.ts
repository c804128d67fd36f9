import type { Candidate } from '../../model/candidate.ts';
import type { ForcedCondition } from '../../model/learned.ts';
import { ABSENT } from '../../ports/probe-lab.ts';
import { lineIndex } from '../../syntax/lines.ts';
import { turnedBy } from './ask-apart.ts';
import type { Expedition } from '../expedition.ts';
import { toCandidate } from '../judge.ts';
import { reachedByAny, suspicionOf } from '../localize/localize.ts';
import type { ExpressionPlace } from '../localize/place.ts';
import { editFor } from '../print/splice.ts';

const MOST_CONDITIONS = 12;
const MOST_TESTS = 3;
const LONGEST_TEXT = 200;

interface Forced {
  readonly candidate: Candidate;
  readonly place: ExpressionPlace;
  readonly value: boolean;
  turned: number;
}

/** Conditions that, always true or always false, make failing tests pass: where a question is asked wrongly, or not at all. */
export async function forcedConditions(origin: Expedition): Promise<ForcedCondition[]> {
  const { workshop, ground, lab, telemetry } = origin;
  const { places, spectrum } = workshop;
  const forced = places.expressions
    .filter((place) => place.site.path.key === 'test' && reachedByAny(place, spectrum))
    .toSorted((a, b) => suspicionOf(b, spectrum) - suspicionOf(a, spectrum))
    .slice(0, MOST_CONDITIONS)
    .flatMap((place) =>
      [true, false].filter((value) => mayChange(place, value)).map((value) => forcedTo(place, value)),
    );
  if (forced.length === 0) return [];
  // A search of two edits may have ended on another ground.
  const back = await lab.rebase([], () => telemetry.speak());
  if (back.status === 'refused') return [];
  for (const test of spectrum.failing.slice(0, MOST_TESTS)) {
    const candidates = forced.map(({ candidate }) => candidate);
    const turned = new Set((await turnedBy(candidates, test, origin)).map(({ candidate }) => candidate.key));
    for (const each of forced) if (turned.has(each.candidate.key)) each.turned += 1;
  }
  const { lineAt } = lineIndex(ground.module.source);
  return forced
    .filter(({ turned }) => turned > 0)
    .toSorted((a, b) => b.turned - a.turned)
    .map(({ place: { site }, value, turned }) => ({
      line: lineAt(site.start),
      text: ground.module.source.slice(site.start, site.end).slice(0, LONGEST_TEXT),
      value,
      turned,
      of: spectrum.failing.length,
    }));

  function mayChange({ states }: ExpressionPlace, value: boolean): boolean {
    const seen = states.filter(({ test }) => spectrum.failing.includes(test));
    return seen.length === 0 || seen.some((state) => state.value === ABSENT || Boolean(state.value) !== value);
  }

  function forcedTo(place: ExpressionPlace, value: boolean): Forced {
    const edits = [editFor(place.site, String(value))];
    const candidate = toCandidate({ edits, operator: 'force', cost: 1, syntax: 'expression', tier: 0 }, ground);
    return { candidate, place, value, turned: 0 };
  }
}
