import type { Row } from './row.ts';
import { tellingRows } from './telling-rows.ts';

/** Times that calls which do not come out alike twice are put aside for others. */
const MOST_ROUNDS = 3;

export interface SteadyRows {
  readonly rows: readonly Row[];
  readonly telling: readonly Row[];
}

/** The rows without those that come out otherwise the second time, and the telling ones of them; `undefined` when there is no end of it. */
export async function steadyRows(
  rows: readonly Row[],
  isSteady: (row: Row) => Promise<boolean>,
  isLate: () => boolean,
): Promise<SteadyRows | undefined> {
  let left = rows;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const telling = tellingRows(left);
    const unsteady = new Set<Row>();
    for (const row of telling) {
      if (isLate()) return undefined;
      if (!(await isSteady(row))) unsteady.add(row);
    }
    if (unsteady.size === 0) return { rows: left, telling };
    left = left.filter((row) => !unsteady.has(row));
  }
  return undefined;
}
