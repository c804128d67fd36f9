import { clickColumn, compareValues, sortRows, topRows } from './table-sort';

const rows = [
  { city: 'Oslo', people: 709_000, area: 454 },
  { city: 'Rome', people: 2_750_000, area: 1285 },
  { city: 'bern', people: 134_000, area: null },
  { city: 'Vaduz', people: 5700, area: 17 },
];

const cities = (list: readonly { city: string }[]): string => list.map((row) => row.city).join(' ');

describe('table sort', () => {
  it('sorts text without regard to case', () => {
    expect(cities(sortRows(rows, { column: 'city', direction: 'asc' }))).toBe('bern Oslo Rome Vaduz');
    expect(cities(sortRows(rows, { column: 'city', direction: 'desc' }))).toBe('Vaduz Rome Oslo bern');
  });

  it('sorts numbers', () => {
    expect(cities(sortRows(rows, { column: 'people', direction: 'asc' }))).toBe('Vaduz bern Oslo Rome');
  });

  it('has missing values last', () => {
    expect(
      cities(sortRows(rows, { column: 'area', direction: 'asc' }))
        .split(' ')
        .at(-1),
    ).toBe('bern');
    expect(
      cities(sortRows(rows, { column: 'area', direction: 'desc' }))
        .split(' ')
        .at(-1),
    ).toBe('bern');
  });

  it('puts numbers before text', () => {
    expect(compareValues(7, 'a')).toBeLessThan(0);
    expect(compareValues('a', 7)).toBeGreaterThan(0);
  });

  it('changes the direction', () => {
    expect(clickColumn(undefined, 'city')).toEqual({ column: 'city', direction: 'asc' });
    expect(clickColumn({ column: 'city', direction: 'asc' }, 'city')).toEqual({ column: 'city', direction: 'desc' });
    expect(clickColumn({ column: 'city', direction: 'desc' }, 'area')).toEqual({ column: 'area', direction: 'asc' });
  });

  it('finds the largest', () => {
    expect(cities(topRows(rows, 'area', 2))).toBe('Rome Oslo');
  });
});
