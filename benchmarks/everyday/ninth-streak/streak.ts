/** Streaks of the habit tracker. A day counts when there is at least one check-in on it (UTC). */
export interface Summary {
  current: number;
  longest: number;
  total: number;
  badge: 'none' | 'bronze' | 'silver' | 'gold';
}

const DAY_MS = 24 * 60 * 60 * 1000;

function dayNumber(timestamp: string): number {
  const ms = Date.parse(timestamp);
  if (Number.isNaN(ms)) throw new Error(`bad timestamp: ${timestamp}`);
  return Math.floor(ms / DAY_MS);
}

export function longestStreak(checkIns: readonly string[]): number {
  const days = checkIns.map(dayNumber).sort((a, b) => a - b);
  let longest = 0;
  let run = 0;
  let previous = Number.NaN;
  for (const day of days) {
    run = day - previous === 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    previous = day;
  }
  return longest;
}

/** Counts back from today; as long as today is not over, a streak that ended yesterday is still alive. */
export function currentStreak(checkIns: readonly string[], now: string): number {
  const days = new Set(checkIns.map(dayNumber));
  const today = dayNumber(now);
  let day = days.has(today) ? today : today - 1;
  let streak = 0;
  while (days.has(day)) {
    streak++;
    day--;
  }
  return streak;
}

function badgeFor(longest: number): Summary['badge'] {
  if (longest >= 30) return 'gold';
  if (longest >= 7) return 'silver';
  if (longest >= 3) return 'bronze';
  return 'none';
}

export function summarize(checkIns: readonly string[], now: string): Summary {
  const longest = longestStreak(checkIns);
  return {
    current: currentStreak(checkIns, now),
    longest,
    total: new Set(checkIns.map(dayNumber)).size,
    badge: badgeFor(longest),
  };
}
