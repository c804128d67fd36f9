import { leavesOut, type LeavingOut } from '../../../model/search-part.ts';
import type { RecordedState } from '../../../ports/probe-lab.ts';
import type { Spectrum } from '../../localize/localize.ts';
import type { Place } from '../../localize/place.ts';

const MOST_FAILING = 48;
const MOST_STATES = 96;

/** The states that terms are told apart by: those of failing tests first, then a spread sample of the others. */
export function chosenStates(place: Place, { failing }: Spectrum): readonly RecordedState[] {
  const isFailing = new Set(failing);
  const seen = spread(
    place.states.filter(({ test }) => isFailing.has(test)),
    MOST_FAILING,
  );
  const others = spread(
    place.states.filter(({ test }) => !isFailing.has(test)),
    MOST_STATES - seen.length,
  );
  return [...seen, ...others];
}

function spread<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items;
  return Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)] as T);
}

/** For each failing test of whose hits every one is among `states`: the positions of its states. */
export function completeTests(
  place: Place,
  states: readonly RecordedState[],
  workshop: LeavingOut & { readonly spectrum: Spectrum },
): number[][] {
  // Where nothing is known to be complete, nothing is known to have no effect.
  if (leavesOut(workshop, 'no-effect')) return [];
  return workshop.spectrum.failing.flatMap((test) => {
    const positions = states.flatMap((state, position) => (state.test === test ? [position] : []));
    return positions.length > 0 && positions.length === place.hits?.[test] ? [positions] : [];
  });
}
