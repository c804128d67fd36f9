import type { TurnStop } from '../../model/model-attempt.ts';
import type { StepStop } from '../../model/report.ts';
import type { SearchResult } from '../search/collect-candidates.ts';
import type { ModelRepair } from '../ask/repair-by-model.ts';

const AFTER_SEARCH: Readonly<Record<SearchResult['end'], StepStop>> = {
  exhausted: 'exhausted',
  slack: 'exhausted',
  candidates: 'budget',
  timeout: 'timeout',
  failed: 'infrastructure',
  unreached: 'exhausted',
  'left-out': 'exhausted',
  'opens-sockets': 'exhausted',
  'set-aside': 'exhausted',
};

/** What a search ended by, for people. */
const ENDS: Readonly<Record<SearchResult['end'], string>> = {
  exhausted: 'search space exhausted',
  slack: 'search ended after its first finds',
  candidates: 'out of candidates',
  timeout: 'out of time',
  failed: 'it failed',
  unreached: 'nothing tried',
  'left-out': 'not searched',
  'opens-sockets': 'not searched',
  'set-aside': 'search ended before all was tried',
};

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
  unsafe: 'all of them refused',
  aborted: 'then the run was ended',
};

/** Why the search ended. */
export function searchStop({ end }: SearchResult, isProved: boolean): StepStop {
  return isProved ? 'healed' : AFTER_SEARCH[end];
}

export function searchEndText({ end }: SearchResult): string {
  return ENDS[end];
}

/** Why a model was asked no more. One whose proposal passed, and not all the guards with it, has not healed. */
export function modelStop({ end }: ModelRepair, isProved: boolean): StepStop {
  return end.stop === 'healed' && !isProved ? 'exhausted' : end.stop;
}

/** The same for people, of one that has not healed. */
export function modelText({ end }: ModelRepair): string {
  return `${proposals(end.attempts.length)}, ${end.failure === undefined ? TURNS[end.stop] : end.failure.message}`;
}

export function proposals(count: number): string {
  return count === 1 ? '1 proposal' : `${count} proposals`;
}
