import { leavesOut } from '../../model/search-part.ts';
import type { HealOptions } from '../../options/heal-options.ts';

/** Whether anything is tried without a model: the user wants it, and no bench leaves it out. */
export function searches(options: Pick<HealOptions, 'search' | 'without'>): boolean {
  return options.search && !leavesOut(options, 'search');
}
