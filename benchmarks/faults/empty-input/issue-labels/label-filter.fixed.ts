/** The filter of the issue list, as it stands in the address bar: ?labels=bug,ui&state=open */

export type IssueState = 'open' | 'closed' | 'all';

export interface Issue {
  readonly number: number;
  readonly open: boolean;
  readonly labels: readonly string[];
}

export interface IssueFilter {
  readonly labels: readonly string[];
  readonly state: IssueState;
}

export function parseLabels(value: string): string[] {
  return value
    .split(',')
    .map((label) => label.trim().toLowerCase())
    .filter((label) => label !== '');
}

function isState(value: string): value is IssueState {
  return value === 'open' || value === 'closed' || value === 'all';
}

export function parseFilter(query: string): IssueFilter {
  const params = new URLSearchParams(query);
  const state = params.get('state') ?? 'open';
  return {
    labels: parseLabels(params.get('labels') ?? ''),
    state: isState(state) ? state : 'open',
  };
}

export function filterIssues(issues: readonly Issue[], filter: IssueFilter): Issue[] {
  return issues.filter(
    (issue) =>
      (filter.state === 'all' || issue.open === (filter.state === 'open')) &&
      filter.labels.every((label) => issue.labels.includes(label)),
  );
}

export function toQuery(filter: IssueFilter): string {
  const params = new URLSearchParams();
  if (filter.labels.length > 0) params.set('labels', filter.labels.join(','));
  if (filter.state !== 'open') params.set('state', filter.state);
  return params.toString();
}

export function describeFilter(filter: IssueFilter): string {
  const what = filter.state === 'all' ? 'All issues' : `${filter.state === 'open' ? 'Open' : 'Closed'} issues`;
  return filter.labels.length === 0 ? what : `${what} labeled ${filter.labels.join(' and ')}`;
}
