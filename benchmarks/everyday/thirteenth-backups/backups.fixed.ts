/**
 * Decides which backups the nightly job keeps. From every one of the last days,
 * weeks and months the newest backup stays; a backup may be kept for several reasons.
 */
export interface Backup {
  name: string;
  at: Date;
  pinned?: boolean;
}

export interface Policy {
  daily?: number;
  weekly?: number;
  monthly?: number;
  /** never delete backups younger than this */
  minAgeHours?: number;
}

export interface Plan {
  keep: Array<{ name: string; reasons: string[] }>;
  remove: string[];
}

const DEFAULTS: Required<Policy> = { daily: 7, weekly: 4, monthly: 12, minAgeHours: 24 };
const DAY = 86_400_000;

const dayKey = (date: Date): string => date.toISOString().slice(0, 10);
const monthKey = (date: Date): string => date.toISOString().slice(0, 7);

/** Key of the week: its Monday. */
function weekKey(date: Date): string {
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return dayKey(new Date(date.getTime() - sinceMonday * DAY));
}

export function resolve(policy: Policy): Required<Policy> {
  const setting = (key: keyof Policy): number => policy[key] ?? DEFAULTS[key];
  const resolved = {
    daily: setting('daily'),
    weekly: setting('weekly'),
    monthly: setting('monthly'),
    minAgeHours: setting('minAgeHours'),
  };
  for (const [key, value] of Object.entries(resolved)) {
    if (!(value >= 0)) throw new RangeError(`${key} must not be ${value}`);
  }
  return resolved;
}

export function plan(backups: Backup[], now: Date, policy: Policy = {}): Plan {
  const { daily, weekly, monthly, minAgeHours } = resolve(policy);
  const newestFirst = [...backups].sort((a, b) => b.at.getTime() - a.at.getTime());
  const reasons = new Map<Backup, string[]>(newestFirst.map((b) => [b, []]));

  const keepNewestOf = (label: string, count: number, key: (date: Date) => string) => {
    const seen = new Set<string>();
    for (const backup of newestFirst) {
      if (seen.size >= count) break;
      const period = key(backup.at);
      if (seen.has(period)) continue;
      seen.add(period);
      reasons.get(backup)!.push(label);
    }
  };
  keepNewestOf('daily', daily, dayKey);
  keepNewestOf('weekly', weekly, weekKey);
  keepNewestOf('monthly', monthly, monthKey);

  const result: Plan = { keep: [], remove: [] };
  for (const backup of newestFirst) {
    const why = reasons.get(backup)!;
    if (backup.pinned) why.push('pinned');
    if (now.getTime() - backup.at.getTime() < minAgeHours * 3_600_000) why.push('young');
    if (why.length > 0) result.keep.push({ name: backup.name, reasons: why });
    else result.remove.push(backup.name);
  }
  return result;
}
