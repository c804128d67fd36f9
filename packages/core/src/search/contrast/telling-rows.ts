import type { Row } from './row.ts';

/** Few rows that tell apart all patches that any row tells apart: those that are not odd first, the short ones before the long, else in their order. */
export function tellingRows(rows: readonly Row[]): Row[] {
  const inOrder = rows
    .filter(({ assertions }) => new Set(assertions).size > 1)
    .toSorted((a, b) => Number(a.isOdd) - Number(b.isOdd) || lengthOf(a) - lengthOf(b));
  const [first] = inOrder;
  let groups = first === undefined ? [] : [first.assertions.map((_, patch) => patch)];
  const telling: Row[] = [];
  for (const row of inOrder) {
    const finer = groups.flatMap((group) => split(group, row));
    if (finer.length === groups.length) continue;
    groups = finer;
    telling.push(row);
  }
  return telling;
}

function lengthOf({ assertions }: Row): number {
  return Math.max(...assertions.map(({ length }) => length));
}

/** The patches of a group by what comes of a row with them. */
function split(group: readonly number[], { assertions }: Row): number[][] {
  const parts = new Map<string | undefined, number[]>();
  for (const patch of group) {
    const part = parts.get(assertions[patch]) ?? [];
    part.push(patch);
    parts.set(assertions[patch], part);
  }
  return [...parts.values()];
}
