import { amountDue, paymentPlan } from './instalments';

const dates = (first: string, count: number, everyMonths?: number) =>
  paymentPlan({ total: 1200, count, first, everyMonths }).map(({ due }) => due);

test('a year of last days', () => {
  expect(dates('2023-01-31', 13)).toEqual([
    '2023-01-31',
    '2023-02-28',
    '2023-03-31',
    '2023-04-30',
    '2023-05-31',
    '2023-06-30',
    '2023-07-31',
    '2023-08-31',
    '2023-09-30',
    '2023-10-31',
    '2023-11-30',
    '2023-12-31',
    '2024-01-31',
  ]);
});

test('the 29th and the 30th', () => {
  expect(dates('2023-01-29', 3)).toEqual(['2023-01-29', '2023-02-28', '2023-03-29']);
  expect(dates('2024-01-30', 3)).toEqual(['2024-01-30', '2024-02-29', '2024-03-30']);
  expect(dates('2024-01-29', 3)).toEqual(['2024-01-29', '2024-02-29', '2024-03-29']);
});

test('the last day of a short month is not the last day of a long one', () => {
  expect(dates('2024-04-30', 3)).toEqual(['2024-04-30', '2024-05-30', '2024-06-30']);
  expect(dates('2023-02-28', 2)).toEqual(['2023-02-28', '2023-03-28']);
});

test('over the end of a year', () => {
  expect(dates('2023-11-30', 5)).toEqual(['2023-11-30', '2023-12-30', '2024-01-30', '2024-02-29', '2024-03-30']);
});

test('other intervals', () => {
  expect(dates('2024-08-31', 4, 3)).toEqual(['2024-08-31', '2024-11-30', '2025-02-28', '2025-05-31']);
  expect(dates('2024-02-29', 5, 12)).toEqual(['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']);
});

test('amounts', () => {
  const plan = paymentPlan({ total: 1001, count: 4, first: '2024-01-31' });
  expect(plan.map(({ amount }) => amount)).toEqual([251, 250, 250, 250]);
  expect(plan.map(({ remaining }) => remaining)).toEqual([750, 500, 250, 0]);
  expect(amountDue(plan, '2024-03-30')).toBe(501);
  expect(amountDue(plan, '2024-03-31')).toBe(751);
});

test('one payment', () => {
  expect(dates('2024-01-31', 1)).toEqual(['2024-01-31']);
  expect(dates('2024-01-31', 0)).toEqual([]);
});
