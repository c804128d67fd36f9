import { spentIn } from './budget';

const all = [
  { amount: 5, category: 'food', date: '2026-11-02' },
  { amount: 7, category: 'rent', date: '2026-11-03' },
  { amount: 9, category: 'food', date: '2026-10-30' },
];

test('category', () => {
  expect(spentIn(all, '2026-11', 'food')).toBe(5);
});

test('month', () => {
  expect(spentIn(all, '2026-11')).toBe(12);
});

test('none', () => {
  expect(spentIn(all, '2026-09')).toBe(0);
});
