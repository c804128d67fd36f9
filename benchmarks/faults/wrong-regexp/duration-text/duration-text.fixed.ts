/**
 * Durations as people write them into the job configuration: `90s`, `1h 30m`, `2.5 days`.
 *
 * All numbers in code are milliseconds.
 */

const UNITS: Record<string, number> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

const LONG_NAMES: Record<string, string> = {
  sec: 's',
  second: 's',
  min: 'm',
  minute: 'm',
  hour: 'h',
  day: 'd',
};

export class DurationError extends Error {
  override readonly name = 'DurationError';
}

function unitLength(name: string): number | undefined {
  const lower = name.toLowerCase();
  const short = LONG_NAMES[lower.replace(/s$/, '')] ?? lower;
  return UNITS[short];
}

/** The duration that `text` means; a number without a unit is milliseconds. */
export function parseDuration(text: string): number {
  const trimmed = text.trim();
  if (/^\d+$/.test(trimmed)) return Number(trimmed);

  let total = 0;
  let rest = trimmed;
  while (rest !== '') {
    const part = /^(\d+(?:\.\d+)?)\s*([a-z]+)[\s,]*/i.exec(rest);
    const length = part === null ? undefined : unitLength(part[2]!);
    if (part === null || length === undefined) {
      throw new DurationError(`"${text}" is not a duration; write something like "1h 30m"`);
    }
    total += Number(part[1]) * length;
    rest = rest.slice(part[0].length);
  }
  if (trimmed === '') throw new DurationError('a duration is missing');
  return Math.round(total);
}

/** The shortest way to write it: `5400000` is `1h 30m`. */
export function formatDuration(duration: number): string {
  const parts: string[] = [];
  let rest = Math.round(duration);
  for (const unit of ['d', 'h', 'm', 's', 'ms']) {
    const length = UNITS[unit]!;
    const count = Math.floor(rest / length);
    if (count > 0) parts.push(`${count}${unit}`);
    rest -= count * length;
  }
  return parts.join(' ') || '0s';
}

export interface RetrySettings {
  wait: string;
  giveUpAfter: string;
}

/** When to try again, counted from the first attempt. */
export function retryTimes(settings: RetrySettings): number[] {
  const limit = parseDuration(settings.giveUpAfter);
  const times: number[] = [];
  let wait = parseDuration(settings.wait);
  for (let at = wait; at <= limit && wait > 0; at += wait) {
    times.push(at);
    wait *= 2;
  }
  return times;
}
