import { describeFilter, filterIssues, parseFilter, parseLabels, toQuery } from './label-filter';

const issues = [
  { number: 1, open: true, labels: ['bug', 'ui'] },
  { number: 2, open: false, labels: ['bug'] },
  { number: 3, open: true, labels: [] },
];

const numbers = (query: string): number[] => filterIssues(issues, parseFilter(query)).map((issue) => issue.number);

describe('label filter', () => {
  it('reads labels', () => {
    expect(parseLabels('bug, UI')).toEqual(['bug', 'ui']);
  });

  it('reads no labels from nothing', () => {
    expect(parseLabels('')).toEqual([]);
  });

  it('shows all open issues without a filter', () => {
    expect(numbers('')).toEqual([1, 3]);
  });

  it('needs all labels', () => {
    expect(numbers('labels=bug,ui')).toEqual([1]);
    expect(numbers('labels=bug&state=all')).toEqual([1, 2]);
  });

  it('shows everything', () => {
    expect(numbers('state=all')).toEqual([1, 2, 3]);
  });

  it('falls back to open for an unknown state', () => {
    expect(parseFilter('labels=bug&state=nonsense')).toEqual({ labels: ['bug'], state: 'open' });
  });

  it('writes the address', () => {
    expect(toQuery({ labels: ['bug', 'ui'], state: 'closed' })).toBe('labels=bug%2Cui&state=closed');
    expect(toQuery({ labels: [], state: 'open' })).toBe('');
  });

  it('describes itself', () => {
    expect(describeFilter(parseFilter('state=closed'))).toBe('Closed issues');
    expect(describeFilter(parseFilter('labels=bug,ui'))).toBe('Open issues labeled bug and ui');
  });
});
