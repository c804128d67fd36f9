/** The audit log page: entries with UTC time stamps, filtered by user and by days. */

export interface AuditEntry {
  /** ISO time stamp with milliseconds, UTC. */
  readonly at: string;
  readonly user: string;
  readonly action: string;
}

export interface AuditQuery {
  readonly user?: string;
  /** First day, included. */
  readonly from?: string;
  /** Last day, included. */
  readonly to?: string;
  readonly actions?: readonly string[];
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

export function checkQuery(query: AuditQuery): string[] {
  const problems: string[] = [];
  for (const name of ['from', 'to'] as const) {
    const day = query[name];
    if (day !== undefined && !ISO_DAY.test(day)) problems.push(`${name} must look like 2025-01-31`);
  }
  if (problems.length === 0 && query.from !== undefined && query.to !== undefined && query.to < query.from) {
    problems.push('to is before from');
  }
  return problems;
}

export function isWithin(at: string, query: AuditQuery): boolean {
  const time = Date.parse(at);
  if (query.from !== undefined && time < Date.parse(`${query.from}T00:00:00.000Z`)) return false;
  if (query.to !== undefined && time > Date.parse(`${query.to}T23:59:59.999Z`)) return false;
  return true;
}

export function search(entries: readonly AuditEntry[], query: AuditQuery): AuditEntry[] {
  return entries.filter(
    (entry) =>
      isWithin(entry.at, query) &&
      (query.user === undefined || entry.user === query.user) &&
      (query.actions === undefined || query.actions.includes(entry.action)),
  );
}

export function countByDay(entries: readonly AuditEntry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { at } of entries) {
    const day = at.slice(0, 10);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

export function toCsv(entries: readonly AuditEntry[]): string {
  return ['at,user,action', ...entries.map(({ at, user, action }) => `${at},${user},${action}`)].join('\n');
}
