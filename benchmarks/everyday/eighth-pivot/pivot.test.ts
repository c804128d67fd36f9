import { pivot, toText } from './pivot';

const sales = [
  { region: 'North', year: 2023, amount: 10 },
  { region: 'South', year: 2023, amount: 5 },
  { region: 'North', year: 2024, amount: 7 },
  { region: 'North', year: 2023, amount: 1 },
];

test('sums by two fields', () => {
  const table = pivot(sales, { rows: 'region', columns: 'year', measure: 'amount' });
  expect(table.columns).toEqual(['2023', '2024']);
  expect(table.rows).toEqual([
    { label: 'North', cells: [11, 7], total: 18 },
    { label: 'South', cells: [5, null], total: 5 },
  ]);
  expect(table.totals).toEqual([16, 7]);
  expect(table.grandTotal).toBe(23);
});

test('no records', () => {
  expect(pivot([], { rows: 'a', columns: 'b', measure: 'c' })).toEqual({
    columns: [],
    rows: [],
    totals: [],
    grandTotal: 0,
  });
});

test('missing fields', () => {
  const table = pivot([{ year: 2024, amount: 3 }], { rows: 'region', columns: 'year', measure: 'amount' });
  expect(table.rows).toEqual([{ label: '(none)', cells: [3], total: 3 }]);
});

test('numbers for labels are in their order', () => {
  const data = [10, 9, 1].map((store) => ({ store, kind: 'x', n: store }));
  expect(pivot(data, { rows: 'store', columns: 'kind', measure: 'n' }).rows.map((row) => row.label)).toEqual([
    '1',
    '9',
    '10',
  ]);
});

test('stores by month', () => {
  const data = [
    { store: 1, month: 12, n: 100 },
    { store: 11, month: 2, n: 40 },
  ];
  const table = pivot(data, { rows: 'store', columns: 'month', measure: 'n' });
  expect(table.rows).toEqual([
    { label: '1', cells: [null, 100], total: 100 },
    { label: '11', cells: [40, null], total: 40 },
  ]);
});

test('as text', () => {
  const table = pivot(sales.slice(0, 2), { rows: 'region', columns: 'year', measure: 'amount' });
  expect(toText(table)).toBe('\t2023\tTotal\nNorth\t10\t10\nSouth\t5\t5\nTotal\t15\t15');
});
