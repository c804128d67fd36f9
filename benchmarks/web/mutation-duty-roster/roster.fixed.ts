/** Weekly duty: the list of people goes round, one step a week. */

export interface Duty {
  readonly week: number;
  readonly lead: string;
  readonly backup: string;
}

/** The list as it stands after so many steps; its first person has gone to the end each time. */
export function rotate<T>(list: readonly T[], steps = 1): T[] {
  if (list.length === 0) return [];
  const at = ((steps % list.length) + list.length) % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

/** Duties from `firstWeek` on. Whoever is away in a week is passed over in it. */
export function roster(
  people: string[],
  firstWeek: number,
  weeks: number,
  away: Readonly<Record<number, readonly string[]>> = {},
): Duty[] {
  const queue = [...people];
  const duties: Duty[] = [];
  for (let week = firstWeek; week < firstWeek + weeks; week++) {
    const here = queue.filter((person) => !(away[week] ?? []).includes(person));
    const [lead, backup] = here;
    if (lead === undefined || backup === undefined) throw new Error(`week ${week} needs two people`);
    duties.push({ week, lead, backup });
    queue.push(...queue.splice(0, 1));
  }
  return duties;
}

export function formatDuty({ week, lead, backup }: Duty): string {
  return `W${String(week).padStart(2, '0')} ${lead} (${backup})`;
}
