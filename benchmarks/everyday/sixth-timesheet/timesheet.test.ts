import { formatTime, minutesByProject, overtime, remainingBudget, toInvoice, type Booking } from './timesheet';

const bookings: Booking[] = [
  { day: '2024-05-13', project: 'shop', minutes: 330, billable: true },
  { day: '2024-05-13', project: 'blog', minutes: 240, billable: true },
  { day: '2024-05-14', project: 'shop', minutes: 300, billable: true },
  { day: '2024-05-14', project: 'shop', minutes: 45, billable: false },
];

test('formats times', () => {
  expect(formatTime(425)).toBe('7:05');
  expect(formatTime(0)).toBe('0:00');
});

test('adds up projects', () => {
  expect(minutesByProject(bookings)).toEqual({ shop: 675, blog: 240 });
});

test('overtime', () => {
  expect(overtime(bookings)).toBe(90);
});

test('what is left of a budget', () => {
  expect(remainingBudget(bookings, 'shop', 12)).toBe(45);
  expect(remainingBudget(bookings, 'blog', 3)).toBe(-60);
  expect(remainingBudget(bookings, 'wiki', 1)).toBe(60);
});

test('an invoice', () => {
  expect(toInvoice(bookings, { shop: 9000, blog: 8000 })).toEqual([
    { project: 'shop', time: '10:30', amount: 94500 },
    { project: 'blog', time: '4:00', amount: 32000 },
  ]);
});

test('needs a rate', () => {
  expect(() => toInvoice(bookings, { shop: 9000 })).toThrow('no rate for blog');
});
