import type { Diagnosis } from '../../diagnose/diagnose.ts';
import type { TargetReason } from '../../model/report.ts';
import type { AskedModels } from '../ask/ask-models.ts';
import { passedOf, type SearchResult } from '../search/collect-candidates.ts';
import { internalErrorText } from './internal-error-text.ts';
import { modelStop, modelText, searchEndText, searchStop } from './step-stops.ts';

/** What a repair came to that proved nothing. */
interface Ended {
  readonly search: SearchResult;
  readonly diagnosis: Diagnosis;
  readonly models?: AskedModels;
  /** Where else the fault may be. */
  readonly elsewhere?: string;
}

/** The reason of a target for which nothing was proved: that of the last model when one was asked, else of the search. */
export function notHealedReason({ search, models }: Ended): TargetReason {
  const last = models?.repairs.at(-1);
  if (search.end === 'unreached') return 'target-not-reached';
  const stop = last === undefined ? searchStop(search, false) : modelStop(last, false);
  return stop === 'aborted' ? 'interrupted' : stop;
}

/** The same for people, with what was tried. */
export function whyNotHealed({ search, diagnosis, models, elsewhere }: Ended): string {
  if (search.end === 'failed') return internalErrorText(`the search failed: ${search.wayReason ?? 'unknown'}`);
  const asked = (models?.repairs ?? []).map((repair) => `; ${repair.model}: ${modelText(repair)}`).join('');
  const advice = models?.advice === undefined ? '' : `; ${models.advice}`;
  const beside = elsewhere === undefined ? '' : `; ${elsewhere}`;
  const more = passedOf(search) === 0 ? moreOf(search.end) : '';
  return `${searchEndText(search)}${lookedFor(search, asked !== '')} (${diagnosis.faultClass})${slowWay(search)}${asked}${advice}${more}${beside}`;
}

/** Why it was slower than one would expect. */
function slowWay({ way, wayReason, end }: SearchResult): string {
  if (way === 'runs') return `; judged by whole runs, since ${wayReason ?? 'there was no probe'}`;
  if (way === 'in-place' || wayReason === undefined || end !== 'timeout') return '';
  return `; judged by loading the test file again and again, since ${wayReason}`;
}

/** How to give it more of what it ran out of. */
function moreOf(end: SearchResult['end']): string {
  if (end === 'timeout') return '; --heal-timeout <seconds> gives it more';
  return end === 'candidates' ? '; --heal-max-candidates <n> gives it more' : '';
}

/** What became of the finds of a search. */
function lookedFor(search: SearchResult, isModelAsked: boolean): string {
  const passed = passedOf(search);
  if (passed > 0) return `: ${passed} passed the search, none of the best every real run`;
  if (search.end !== 'left-out') return ': no edit passed';
  return isModelAsked ? '' : ', and no model was asked';
}
