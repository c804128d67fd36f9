import { canClose, nextQuarter, spanOf } from './quarters';

test('quarters follow each other without a gap', () => {
  let quarter = { year: 2023, number: 1 };
  for (let count = 0; count < 16; count++) {
    const { to } = spanOf(quarter);
    const dayAfter = new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    quarter = nextQuarter(quarter);
    expect(spanOf(quarter).from).toBe(dayAfter);
  }
});

test.each([
  [1, '2025-01-01', '2025-03-31'],
  [2, '2025-04-01', '2025-06-30'],
  [3, '2025-07-01', '2025-09-30'],
  [4, '2025-10-01', '2025-12-31'],
])('Q%d', (number, from, to) => {
  expect(spanOf({ year: 2025, number })).toEqual({ from, to });
  expect(canClose({ year: 2025, number }, to)).toBe(false);
});
