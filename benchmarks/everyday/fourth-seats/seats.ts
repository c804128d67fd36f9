const TAKEN = 'x';

/** A seat such as `B3`: the row's letter, and the number counted from 1. */
function label(row: number, column: number): string {
  return `${String.fromCodePoint(65 + row)}${column + 1}`;
}

/**
 * The free seats for a group, side by side, as far to the front and to the left as possible.
 * The plan has a text for each row, with `.` for a free seat and `x` for one that is taken.
 */
export function findSeats(plan: readonly string[], size: number): string[] | undefined {
  for (const [row, seats] of plan.entries()) {
    for (let start = 0; start < seats.length - size; start++) {
      if (seats.slice(start, start + size).includes(TAKEN)) continue;
      return Array.from({ length: size }, (_, index) => label(row, start + index));
    }
  }
  return undefined;
}

/** The plan with these seats taken. */
export function takeSeats(plan: readonly string[], taken: readonly string[]): string[] {
  return plan.map((seats, row) =>
    [...seats].map((seat, column) => (taken.includes(label(row, column)) ? TAKEN : seat)).join(''),
  );
}
