import { addMonths, amountDue, overdue, paymentPlan } from './instalments';

const dates = (first: string, count: number, everyMonths?: number) =>
  paymentPlan({ total: 1000, count, first, everyMonths }).map(({ due }) => due);

test('adds months', () => {
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
  expect(addMonths('2023-11-15', 3)).toBe('2024-02-15');
});

test('a plan', () => {
  expect(paymentPlan({ total: 1000, count: 3, first: '2024-11-05' })).toEqual([
    { number: 1, due: '2024-11-05', amount: 334, remaining: 666 },
    { number: 2, due: '2024-12-05', amount: 333, remaining: 333 },
    { number: 3, due: '2025-01-05', amount: 333, remaining: 0 },
  ]);
});

test('every quarter', () => {
  expect(dates('2024-01-15', 3, 3)).toEqual(['2024-01-15', '2024-04-15', '2024-07-15']);
});

test('at the end of the month', () => {
  expect(dates('2024-01-31', 4)).toEqual(['2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30']);
});

test('what is due', () => {
  const plan = paymentPlan({ total: 900, count: 3, first: '2024-01-10' });
  expect(amountDue(plan, '2024-02-09')).toBe(300);
  expect(amountDue(plan, '2024-02-10')).toBe(600);
  expect(overdue(plan, 300, '2024-02-11').map(({ number }) => number)).toEqual([2]);
  expect(overdue(plan, 600, '2024-02-11')).toEqual([]);
});
