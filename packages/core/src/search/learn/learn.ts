import type { Learned } from '../../model/learned.ts';
import { isLate, type Expedition } from '../expedition.ts';
import { forcedConditions } from './forced-conditions.ts';
import { nearMisses } from './near-misses.ts';
import { seenValues } from './seen-values.ts';

/**
 * What a search that is over has seen, for whoever tries next. Most of it is there already; conditions are forced only when
 * nothing was found and there is time, at the price of some dozen test runs.
 */
export async function learn(expedition: Expedition): Promise<Learned> {
  const { workshop, ground, trail, grounds } = expedition;
  const hasFound = expedition.telemetry.bestCost !== undefined;
  return {
    values: seenValues(expedition),
    conditions: hasFound || isLate(expedition) ? [] : await forcedConditions(expedition),
    nearMisses: hasFound
      ? []
      : nearMisses({ source: ground.module.source, spectrum: workshop.spectrum, trail, grounds }),
  };
}
