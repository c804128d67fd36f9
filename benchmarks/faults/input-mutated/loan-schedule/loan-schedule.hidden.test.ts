import { isoDay, paymentDates, schedule } from './loan-schedule';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

it('goes over the end of a year', () => {
  expect(paymentDates(day('2024-11-28'), 4).map(isoDay)).toEqual([
    '2024-12-26',
    '2025-01-23',
    '2025-02-20',
    '2025-03-20',
  ]);
});

it('moves every Sunday, and only by its own day', () => {
  expect(paymentDates(day('2024-06-02'), 3).map(isoDay)).toEqual(['2024-07-01', '2024-07-29', '2024-08-26']);
});

it('gives dates of their own', () => {
  const start = day('2024-01-01');
  const dates = paymentDates(start, 3);

  expect(new Set([start, ...dates]).size).toBe(4);
  expect(isoDay(start)).toBe('2024-01-01');
});

it('keeps the start when there is one payment only', () => {
  const start = day('2024-03-03');

  expect(paymentDates(start, 1).map(isoDay)).toEqual(['2024-04-01']);
  expect(start).toEqual(day('2024-03-03'));
});

it('plans the same loan twice alike', () => {
  const loan = { principal: 100, payments: 3, start: day('2024-01-02') };
  const expected = [
    { due: '2024-01-30', amount: 34 },
    { due: '2024-02-27', amount: 33 },
    { due: '2024-03-26', amount: 33 },
  ];

  expect(schedule(loan)).toEqual(expected);
  expect(schedule(loan)).toEqual(expected);
});

it('keeps the time of day', () => {
  const dates = paymentDates(new Date('2024-01-01T15:30:00Z'), 2);

  expect(dates.map((date) => date.toISOString())).toEqual(['2024-01-29T15:30:00.000Z', '2024-02-26T15:30:00.000Z']);
});

it('plans nothing for no payments', () => {
  expect(paymentDates(day('2024-01-01'), 0)).toEqual([]);
});
