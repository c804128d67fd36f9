import type { Diagnosis } from '../diagnose/diagnose.ts';
import type { TurnStop } from '../model/model-attempt.ts';
import type { TargetReason } from '../model/report.ts';
import type { AskedModel } from './ask-model.ts';
import type { SearchResult } from './collect-candidates.ts';
import { internalErrorText } from './internal-error-text.ts';

/** What a repair came to that proved nothing. */
interface Ended {
  readonly search: SearchResult;
  readonly diagnosis: Diagnosis;
  readonly model?: AskedModel;
}

const NOT_HEALED: Readonly<Record<SearchResult['end'], TargetReason>> = {
  exhausted: 'exhausted',
  slack: 'exhausted',
  candidates: 'budget',
  timeout: 'timeout',
  failed: 'infrastructure',
  unreached: 'target-not-reached',
  'left-out': 'exhausted',
};

/** `healed`: its proposal passed, and not all the guards with it. */
const AFTER_TURNS: Readonly<Record<TurnStop, TargetReason>> = {
  healed: 'exhausted',
  exhausted: 'exhausted',
  stuck: 'stuck',
  'no-improvement': 'no-improvement',
  budget: 'budget',
  timeout: 'timeout',
  'provider-error': 'provider-error',
  truncated: 'truncated',
  aborted: 'interrupted',
};

/** What a search ended by, for people. */
const ENDS: Readonly<Record<Exclude<SearchResult['end'], 'failed'>, string>> = {
  exhausted: 'search space exhausted',
  slack: 'search ended after its first finds',
  candidates: 'out of candidates',
  timeout: 'out of time',
  unreached: 'nothing tried',
  'left-out': 'not searched',
};

/** The reason of a target for which nothing was proved: of the model's turns when there were some, else of the search. */
export function notHealedReason({ search, model }: Ended): TargetReason {
  const stop = model?.repair?.end.stop;
  return stop === undefined ? NOT_HEALED[search.end] : AFTER_TURNS[stop];
}

/** The same for people, with what was tried. */
export function whyNotHealed({ search, diagnosis, model }: Ended): string {
  if (search.end === 'failed') return internalErrorText(`the search failed: ${search.wayReason ?? 'unknown'}`);
  const looked =
    search.candidates.length > 0
      ? `${search.candidates.length} passed the search, none of the best every real run`
      : 'no edit passed';
  const how = search.way === 'runs' ? `; judged by whole runs, since ${search.wayReason ?? 'there was no probe'}` : '';
  return `${ENDS[search.end]}: ${looked} (${diagnosis.faultClass})${how}${modelText(model)}`;
}

function modelText(model: AskedModel | undefined): string {
  if (model?.repair === undefined) return model?.advice === undefined ? '' : `; ${model.advice}`;
  const { model: name, end } = model.repair;
  const made = end.attempts.length === 1 ? '1 proposal' : `${end.attempts.length} proposals`;
  const why = end.failure === undefined ? TURNS[end.stop] : end.failure.message;
  return `; ${name}: ${made}, ${why}`;
}

/** How the turns of a model ended, for people. */
const TURNS: Readonly<Record<TurnStop, string>> = {
  healed: 'of which the last passed, but not with all guards',
  exhausted: 'of which none passed',
  stuck: 'the same again at the end',
  'no-improvement': 'the last two no better than those before',
  budget: 'then its budget was used up',
  timeout: 'then its time was up',
  'provider-error': 'then it gave no answer',
  truncated: 'cut off by the limit on its output',
  aborted: 'then the run was ended',
};
