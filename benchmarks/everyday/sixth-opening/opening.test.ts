import { hoursPerWeek, isOpen, nextOpening, toMinutes, type OpeningHours } from './opening';

const shop: OpeningHours = { mon: ['09:00-12:30', '14:00-18:00'], sat: ['10:00-14:00'] };
const bar: OpeningHours = { fri: ['18:00-02:00'], sat: ['18:00-03:00'] };

test('a shop', () => {
  expect(isOpen(shop, 'mon', '09:00')).toBe(true);
  expect(isOpen(shop, 'mon', '12:30')).toBe(false);
  expect(isOpen(shop, 'mon', '15:00')).toBe(true);
  expect(isOpen(shop, 'tue', '10:00')).toBe(false);
});

test('a bar that closes after midnight', () => {
  expect(isOpen(bar, 'fri', '17:59')).toBe(false);
  expect(isOpen(bar, 'fri', '23:00')).toBe(true);
  expect(isOpen(bar, 'sat', '01:30')).toBe(true);
  expect(isOpen(bar, 'sat', '02:00')).toBe(false);
});

test('hours of a week', () => {
  expect(hoursPerWeek(shop)).toBe(11.5);
  expect(hoursPerWeek({})).toBe(0);
});

test('hours of a week, over midnight', () => {
  expect(hoursPerWeek(bar)).toBe(17);
});

test('the next opening', () => {
  expect(nextOpening(shop, 'mon', '08:00')).toBe('mon 09:00');
  expect(nextOpening(shop, 'mon', '12:45')).toBe('mon 14:00');
  expect(nextOpening(shop, 'mon', '20:00')).toBe('sat 10:00');
  expect(nextOpening(bar, 'sat', '20:00')).toBe('fri 18:00');
  expect(nextOpening({}, 'mon', '08:00')).toBeUndefined();
});

test('refuses what is no time', () => {
  expect(toMinutes('24:00')).toBe(1440);
  expect(() => toMinutes('24:01')).toThrow('Not a time of day');
  expect(() => toMinutes('noon')).toThrow('Not a time of day');
});
