// Brings issues of the old tracker (its JSON export) into ours.

/* eslint-disable @typescript-eslint/no-explicit-any -- the export has no schema */
type Raw = Record<string, any>;

export interface Issue {
  id: string;
  title: string;
  author: string;
  assignees: string[];
  labels: string[];
  closed: boolean;
  created: string;
  comments: number;
}

const PRIORITY = /^(?:prio|priority)[:/]\s*/i;

function labelNames(raw: Raw): string[] {
  return (raw.labels ?? []).map((label: string | Raw) => (typeof label === 'string' ? label : label.name));
}

export function toIssue(raw: Raw): Issue {
  return {
    id: `OLD-${raw.number}`,
    title: raw.title.trim(),
    author: raw.user?.login ?? 'ghost',
    assignees: (raw.assignees ?? []).map((person: Raw) => person.login),
    labels: labelNames(raw).filter((name) => !PRIORITY.test(name)),
    closed: raw.state === 'closed',
    created: raw.created_at.slice(0, 10),
    comments: raw.comments ?? 0,
  };
}

/** The first priority label without its prefix, or `normal`. */
export function priority(raw: Raw): string {
  const label = labelNames(raw).find((name) => PRIORITY.test(name));
  return label === undefined ? 'normal' : label.replace(PRIORITY, '').toLowerCase();
}

/** Pull requests are in the same export; they are not imported. */
export function importIssues(rows: Raw[]): Issue[] {
  return rows.filter((row) => row.pull_request === undefined).map(toIssue);
}

export function byAuthor(issues: Issue[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const issue of issues) counts.set(issue.author, (counts.get(issue.author) ?? 0) + 1);
  return counts;
}
