import type { TurnStop } from '../model/model-attempt.ts';
import type { ModelFailure } from '../model/model-failure.ts';
import type { BudgetEnd } from '../llm/ledger.ts';
import type { FunctionRepairReason, FunctionRepair } from './repair-outcome.ts';
import type { AnyFunction } from './any-function.ts';
import type { FunctionSearch } from './search-function.ts';

export type RepairEnd = Pick<FunctionRepair<AnyFunction>, 'status' | 'reason' | 'explanation'>;

const AFTER_SEARCH: Readonly<Record<FunctionSearch['end'], readonly [FunctionRepairReason, string]>> = {
  exhausted: ['exhausted', 'the search space is exhausted'],
  slack: ['exhausted', 'the search ended after its first finds'],
  candidates: ['budget', 'the search is out of candidates: `maxCandidates` allows more'],
  timeout: ['timeout', 'the search is out of time: `timeoutMs` allows more'],
  unreached: ['exhausted', 'no failing test calls the function, so nothing was tried'],
  unsearchable: ['not-reproducible', 'the tests do not fail twice in the same way'],
  aborted: ['interrupted', 'the signal ended the repair'],
};

/** Without a model. */
export function searchEnd(search: FunctionSearch | undefined): RepairEnd {
  if (search === undefined) return notHealed('exhausted', 'nothing was tried: `search` is off and there is no `model`');
  const [reason, text] = AFTER_SEARCH[search.end];
  const looked =
    search.candidates.length > 0
      ? `${search.candidates.length} passed it, none of the best all checks`
      : 'no edit passed';
  const why = search.reason === undefined ? looked : search.reason;
  return notHealed(reason, `${text}; ${why}`);
}

const AFTER_TURNS: Readonly<Record<TurnStop, readonly [FunctionRepairReason, string]>> = {
  healed: ['exhausted', 'its last proposal passed, and was lost'],
  exhausted: ['exhausted', 'no proposal passed; `attempts` allows more'],
  stuck: ['stuck', 'it proposed the same again'],
  'no-improvement': ['no-improvement', 'its last proposals were no better than those before'],
  budget: ['budget', 'its budget is used up'],
  timeout: ['timeout', 'its time is up'],
  'provider-error': ['provider-error', 'it gave no answer'],
  unsafe: ['unsafe', 'all its proposals were refused'],
  truncated: ['truncated', 'its replies were cut by the limit on their length'],
  aborted: ['interrupted', 'the signal ended the repair'],
};

/** After a model was asked. */
export function modelEnd(
  { stop, failure }: { readonly stop: TurnStop; readonly failure?: ModelFailure | BudgetEnd },
  model: string,
): RepairEnd {
  const [reason, text] = AFTER_TURNS[stop];
  const why = failure === undefined ? text : failure.kind === 'budget' ? budgetText(failure) : failure.message;
  return notHealed(reason, `${model}: ${why}`);
}

const OPTIONS = { calls: 'modelCalls', tokens: 'modelTokens', usd: 'modelUsd', timeMs: 'modelTimeMs' } as const;

function budgetText({ limit }: BudgetEnd): string {
  return `its budget is used up: \`${OPTIONS[limit]}\` allows more`;
}

function notHealed(reason: FunctionRepairReason, explanation: string): RepairEnd {
  return { status: 'not-healed', reason, explanation };
}
