import { spentIn } from './budget';

const entries = [
  { amount: 10, category: 'food', date: '2026-01-01' },
  { amount: 20, category: 'rent', date: '2026-01-31' },
  { amount: 40, category: 'food', date: '2026-01-15' },
  { amount: 80, category: 'food', date: '2026-02-01' },
  { amount: -5, category: 'fuel', date: '2026-02-02' },
  { amount: 160, category: 'rent', date: '2025-01-01' },
];

test.each([
  ['2026-01', 70],
  ['2026-02', 75],
  ['2025-01', 160],
  ['2026-03', 0],
])('%s', (month, total) => {
  expect(spentIn(entries, month)).toBe(total);
  expect(spentIn(entries, month, undefined)).toBe(total);
});

test.each([
  ['2026-01', 'food', 50],
  ['2026-01', 'rent', 20],
  ['2026-01', 'fuel', 0],
  ['2026-02', 'fuel', -5],
  ['2026-03', 'food', 0],
  ['2026-01', 'other', 0],
])('%s, %s', (month, category, total) => {
  expect(spentIn(entries, month, category)).toBe(total);
});

test('no entries', () => {
  expect(spentIn([], '2026-01')).toBe(0);
});
