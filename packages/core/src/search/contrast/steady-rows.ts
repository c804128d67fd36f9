import type { Row } from './row.ts';
import { tellingRows } from './telling-rows.ts';

/** Times that calls which do not come out alike twice are put aside for others. */
const MOST_ROUNDS = 3;

export interface SteadyRows {
  readonly rows: readonly Row[];
  readonly telling: readonly Row[];
}

/**
 * The rows without those that come out otherwise the second time, and the telling ones of them; `undefined` when there is no end of
 * it, or no time.
 *
 * @param callAgain the rows of calls that can be made again, each as the first of a new instance
 */
export async function steadyRows(
  rows: readonly Row[],
  callAgain: (rows: readonly Row[]) => Promise<readonly Row[]>,
  isLate: () => boolean,
): Promise<SteadyRows | undefined> {
  let left = rows;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const telling = tellingRows(left);
    if (telling.length === 0) return { rows: left, telling };
    const again = new Set((await callAgain(telling)).map(textOf));
    if (isLate()) return undefined;
    const unsteady = new Set(telling.filter((row) => !again.has(textOf(row))));
    if (unsteady.size === 0) return { rows: left, telling };
    left = left.filter((row) => !unsteady.has(row));
  }
  return undefined;
}

function textOf({ assertions }: Row): string {
  return assertions.join('\n');
}
