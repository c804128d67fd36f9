import type { LadderStep } from '../../model/report.ts';
import type { AskedModels } from '../ask/ask-models.ts';
import type { SearchResult } from '../search/collect-candidates.ts';
import type { ModelRepair } from '../ask/repair-by-model.ts';
import { modelStop, modelText, proposals, searchEndText, searchStop } from './step-stops.ts';

/** Every step that was tried for a target, and why it ended. */
export function ladderReport({
  search,
  models,
  cached,
}: {
  readonly search: SearchResult;
  /** Absent: the search has healed it. */
  readonly models?: AskedModels;
  /** As in `TargetEvidence`. */
  readonly cached?: 'proved' | 'evicted';
}): readonly LadderStep[] {
  if (cached === 'proved') {
    return [{ step: 'cache', stop: 'healed', explanation: 'what an earlier run found was proved anew' }];
  }
  return [
    ...(cached === 'evicted' ? [EVICTED] : []),
    ...(search.end === 'left-out' ? [] : [searchStep(search, models === undefined)]),
    ...(models?.repairs ?? []).flatMap((repair) => [modelStep(repair, models), ...finishStep(repair, models)]),
  ];
}

const EVICTED: LadderStep = {
  step: 'cache',
  stop: 'exhausted',
  explanation: 'what an earlier run found does not pass any more, and is removed',
};

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

function finishStep(repair: ModelRepair, models: AskedModels | undefined): LadderStep[] {
  const { finish, model } = repair;
  if (finish === undefined) return [];
  const isProved = models?.proved?.proposer === 'hybrid' && repair === models.repairs.at(-1);
  return [
    {
      step: 'near-miss-search',
      model,
      stop: searchStop(finish.search, isProved),
      explanation: isProved ? 'the nearest proposal and an edit were proved' : searchEndText(finish.search),
    },
  ];
}
