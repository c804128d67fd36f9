import type { LadderStep } from '../model/report.ts';
import type { AskedModels } from './ask-models.ts';
import type { SearchResult } from './collect-candidates.ts';
import type { ModelRepair } from './repair-by-model.ts';
import { modelStop, modelText, proposals, searchEndText, searchStop } from './step-stops.ts';

/** Every step that was tried for a target, and why it ended. */
export function ladderReport({
  search,
  models,
}: {
  readonly search: SearchResult;
  /** Absent: the search has healed it. */
  readonly models?: AskedModels;
}): readonly LadderStep[] {
  return [
    ...(search.end === 'left-out' ? [] : [searchStep(search, models === undefined)]),
    ...(models?.repairs ?? []).map((repair) => modelStep(repair, models)),
  ];
}

function searchStep(search: SearchResult, isProved: boolean): LadderStep {
  return {
    step: 'search',
    stop: searchStop(search, isProved),
    explanation: isProved ? 'a patch was proved' : searchEndText(search),
  };
}

function modelStep(repair: ModelRepair, models: AskedModels | undefined): LadderStep {
  const { kind, model, end } = repair;
  const isProved = models?.proved?.proposer === 'model' && repair === models.repairs.at(-1);
  return {
    step: kind,
    model,
    stop: modelStop(repair, isProved),
    attempts: end.attempts.length,
    explanation: isProved ? `${proposals(end.attempts.length)}, the last was proved` : modelText(repair),
  };
}
