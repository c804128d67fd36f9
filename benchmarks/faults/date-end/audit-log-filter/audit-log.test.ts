import { checkQuery, countByDay, search, toCsv } from './audit-log';

const entries = [
  { at: '2025-03-30T08:00:00.000Z', user: 'ada', action: 'login' },
  { at: '2025-03-31T00:00:00.000Z', user: 'bob', action: 'login' },
  { at: '2025-03-31T17:45:12.004Z', user: 'ada', action: 'export' },
  { at: '2025-04-01T09:30:00.000Z', user: 'bob', action: 'delete' },
];

const times = (query: object): string[] => search(entries, query).map((entry) => entry.at.slice(5, 16));

describe('audit log', () => {
  it('finds everything without a filter', () => {
    expect(search(entries, {})).toEqual(entries);
  });

  it('filters by user and action', () => {
    expect(times({ user: 'ada' })).toEqual(['03-30T08:00', '03-31T17:45']);
    expect(times({ user: 'bob', actions: ['delete', 'export'] })).toEqual(['04-01T09:30']);
  });

  it('starts with the first day', () => {
    expect(times({ from: '2025-03-31' })).toEqual(['03-31T00:00', '03-31T17:45', '04-01T09:30']);
  });

  it('includes the last day', () => {
    expect(times({ to: '2025-03-31' })).toEqual(['03-30T08:00', '03-31T00:00', '03-31T17:45']);
  });

  it('finds the entries of one day', () => {
    expect(times({ from: '2025-04-01', to: '2025-04-01' })).toEqual(['04-01T09:30']);
  });

  it('checks the days', () => {
    expect(checkQuery({ from: '31.3.2025' })).toEqual(['from must look like 2025-01-31']);
    expect(checkQuery({ from: '2025-03-31', to: '2025-03-01' })).toEqual(['to is before from']);
    expect(checkQuery({ from: '2025-03-01', to: '2025-03-01' })).toEqual([]);
  });

  it('counts by day', () => {
    expect([...countByDay(entries)]).toEqual([
      ['2025-03-30', 1],
      ['2025-03-31', 2],
      ['2025-04-01', 1],
    ]);
  });

  it('exports', () => {
    expect(toCsv(entries.slice(0, 1))).toBe('at,user,action\n2025-03-30T08:00:00.000Z,ada,login');
  });
});
