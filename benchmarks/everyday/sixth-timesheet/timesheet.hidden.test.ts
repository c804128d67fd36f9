import { overtime, remainingBudget, toInvoice, type Booking } from './timesheet';

const work = (day: number, minutes: number, project = 'shop'): Booking => ({
  day: `2024-05-${day}`,
  project,
  minutes,
  billable: true,
});

test('overtime of one day', () => {
  expect(overtime([work(13, 480)])).toBe(0);
  expect(overtime([work(13, 481)])).toBe(1);
  expect(overtime([work(13, 479)])).toBe(0);
  expect(overtime([work(13, 8)])).toBe(0);
  expect(overtime([work(13, 240), work(13, 200, 'blog'), work(13, 100)])).toBe(60);
});

test('overtime of several days', () => {
  expect(overtime([work(13, 600), work(14, 100)])).toBe(120);
  expect(overtime([work(13, 600), work(14, 540), work(15, 480)])).toBe(180);
  expect(overtime([])).toBe(0);
});

test('amounts', () => {
  const amount = (minutes: number, rate: number) => toInvoice([work(13, minutes)], { shop: rate })[0].amount;
  expect(amount(60, 9000)).toBe(9000);
  expect(amount(15, 9000)).toBe(2250);
  expect(amount(1, 9000)).toBe(150);
  expect(amount(20, 100)).toBe(33);
  expect(amount(40, 100)).toBe(67);
  expect(amount(60, 0)).toBe(0);
});

test('rounds once a project', () => {
  const lines = toInvoice([work(13, 20), work(14, 20), work(15, 20), work(15, 30, 'blog')], { shop: 100, blog: 50 });
  expect(lines).toEqual([
    { project: 'shop', time: '1:00', amount: 100 },
    { project: 'blog', time: '0:30', amount: 25 },
  ]);
});

test('bills only what is billable', () => {
  expect(toInvoice([{ ...work(13, 90), billable: false }], {})).toEqual([]);
});

test('the budget is as it was', () => {
  expect(remainingBudget([work(13, 90)], 'shop', 1.5)).toBe(0);
});
