/** Durations as people write them in configuration: "90s", "1h 30m", "2d". */

const UNITS = [
  { unit: 'd', ms: 86_400_000 },
  { unit: 'h', ms: 3_600_000 },
  { unit: 'm', ms: 60_000 },
  { unit: 's', ms: 1000 },
  { unit: 'ms', ms: 1 },
] as const;

export class DurationError extends Error {
  override readonly name = 'DurationError';
}

function unitMs(unit: string): number {
  switch (unit) {
    case 'ms':
      return 1;
    case 's':
      return 1000;
    case 'm':
      return 60 * 1000;
    case 'h':
      return 60 * 60 * 1000;
    case 'd':
      return 24 * 60 * 1000;
    default:
      throw new DurationError(`Unknown unit "${unit}"`);
  }
}

/** In milliseconds. A number without a unit counts as seconds. */
export function parseDuration(text: string): number {
  const parts = text.trim().split(/\s+/);
  let total = 0;
  for (const part of parts) {
    const match = /^(\d+(?:\.\d+)?)([a-z]*)$/.exec(part);
    if (match === null) throw new DurationError(`"${text}" is not a duration`);
    const [, amount = '', unit = ''] = match;
    total += Number(amount) * unitMs(unit === '' ? 's' : unit);
  }
  return Math.round(total);
}

export function formatDuration(ms: number): string {
  if (ms === 0) return '0s';
  const parts: string[] = [];
  let rest = ms;
  for (const { unit, ms: size } of UNITS) {
    const amount = Math.floor(rest / size);
    if (amount > 0) parts.push(`${amount}${unit}`);
    rest -= amount * size;
  }
  return parts.join(' ');
}

/** When something that lives for a duration ends; both points in time in milliseconds. */
export function expiresAt(createdAt: number, lifetime: string): number {
  return createdAt + parseDuration(lifetime);
}

export function isExpired(createdAt: number, lifetime: string, now: number): boolean {
  return now >= expiresAt(createdAt, lifetime);
}
