/** Running calculator: paces, finish times and splits. */
export const KM_PER_MILE = 1.609344;

export type Unit = 'km' | 'mi';

export interface Split {
  at: number;
  time: string;
}

/** "4:05" or "1:02:03" */
export function parseTime(text: string): number {
  const parts = text.split(':').map(Number);
  if (parts.length < 2 || parts.length > 3 || parts.some((part) => !(part >= 0)))
    throw new Error(`not a time: ${text}`);
  return parts.reduce((total, part) => total * 60 + part, 0);
}

/** To the nearest second; the hours only when there are some. */
export function formatTime(seconds: number): string {
  const h = Math.floor(seconds / 3600);
  const m = Math.floor((seconds % 3600) / 60);
  const s = Math.round(seconds % 60);
  const tail = String(s).padStart(2, '0');
  return h > 0 ? `${h}:${String(m).padStart(2, '0')}:${tail}` : `${m}:${tail}`;
}

export function pace(distanceKm: number, time: string, unit: Unit = 'km'): string {
  if (!(distanceKm > 0)) throw new Error('the distance must be positive');
  const perKm = parseTime(time) / distanceKm;
  return `${formatTime(unit === 'mi' ? perKm * KM_PER_MILE : perKm)} /${unit}`;
}

export function finishTime(distanceKm: number, pacePerKm: string): string {
  return formatTime(parseTime(pacePerKm) * distanceKm);
}

/** Riegel: the time over another distance, from a race that was run. */
export function predict(time: string, fromKm: number, toKm: number): string {
  return formatTime(parseTime(time) * (toKm / fromKm) ** 1.06);
}

/** The times at every so many kilometres, and at the end. */
export function splits(distanceKm: number, time: string, every: number): Split[] {
  const perKm = parseTime(time) / distanceKm;
  const result: Split[] = [];
  for (let at = every; at < distanceKm; at += every) result.push({ at, time: formatTime(at * perKm) });
  result.push({ at: distanceKm, time: formatTime(parseTime(time)) });
  return result;
}
