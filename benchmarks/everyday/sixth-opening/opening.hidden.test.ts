import { hoursPerWeek, isOpen, nextOpening, type OpeningHours, type Weekday } from './opening';

function openTimes(hours: OpeningHours, moments: string): string {
  return moments
    .split(', ')
    .filter((moment) => {
      const [day, time] = moment.split(' ');
      return isOpen(hours, day as Weekday, time);
    })
    .join(', ');
}

test('one night', () => {
  const hours: OpeningHours = { fri: ['22:00-03:00'] };
  const moments = 'thu 23:00, fri 01:00, fri 21:59, fri 22:00, fri 23:59, sat 00:00, sat 02:59, sat 03:00, sat 22:00';
  expect(openTimes(hours, moments)).toBe('fri 22:00, fri 23:59, sat 00:00, sat 02:59');
  expect(hoursPerWeek(hours)).toBe(5);
});

test('from Sunday to Monday', () => {
  const hours: OpeningHours = { sun: ['20:00-01:00'] };
  expect(openTimes(hours, 'sun 00:30, sun 20:00, mon 00:30, mon 01:00, mon 20:00, sat 20:30')).toBe(
    'sun 20:00, mon 00:30',
  );
});

test('up to midnight', () => {
  for (const closing of ['00:00', '24:00']) {
    const hours: OpeningHours = { tue: [`18:00-${closing}`] };
    expect(openTimes(hours, 'tue 00:00, tue 17:59, tue 18:00, tue 23:59, wed 00:00, wed 18:00')).toBe(
      'tue 18:00, tue 23:59',
    );
    expect(hoursPerWeek(hours)).toBe(6);
  }
});

test('each night', () => {
  const hours: OpeningHours = { fri: ['18:00-02:00'], sat: ['18:00-03:00'] };
  expect(openTimes(hours, 'fri 02:30, sat 01:59, sat 02:30, sat 17:00, sun 02:30, sun 03:00, sun 18:00')).toBe(
    'sat 01:59, sun 02:30',
  );
});

test('lunch and night', () => {
  const hours: OpeningHours = { fri: ['11:00-14:00', '19:00-01:00'], sat: ['00:30-02:00'] };
  expect(openTimes(hours, 'fri 00:30, fri 11:00, fri 14:00, fri 19:00, sat 00:10, sat 01:30, sat 02:00')).toBe(
    'fri 11:00, fri 19:00, sat 00:10, sat 01:30',
  );
  expect(hoursPerWeek(hours)).toBe(10.5);
});

test('days without a night', () => {
  const hours: OpeningHours = { mon: ['00:00-06:00'], tue: ['09:00-17:00'] };
  expect(openTimes(hours, 'mon 00:00, mon 06:00, tue 00:00, tue 05:00, tue 09:00, tue 17:00, wed 00:00')).toBe(
    'mon 00:00, tue 09:00',
  );
  expect(hoursPerWeek(hours)).toBe(14);
});

test('the next opening', () => {
  const hours: OpeningHours = { fri: ['18:00-02:00'] };
  expect(nextOpening(hours, 'fri', '17:00')).toBe('fri 18:00');
  expect(nextOpening(hours, 'sat', '01:00')).toBe('fri 18:00');
});
