// Works with Vitest's driver in the worker, in the place of the search.
import { judgeRounds } from './judge-rounds.mjs';

export async function probe({ speed }, driver, emit) {
  await emit({ type: 'unprobeable', reason: JSON.stringify(await judgeRounds(speed, driver)) });
}
