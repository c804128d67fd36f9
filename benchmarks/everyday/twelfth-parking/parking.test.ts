import { CarPark, feeFor, formatStay } from './parking';

const tariff = { freeMinutes: 10, perHour: 250, dayMaximum: 1800, lostTicket: 2500 };
const min = (n: number) => n * 60_000;
const hours = (n: number) => min(60 * n);

test('full hours and days', () => {
  expect(feeFor(hours(1), tariff)).toBe(250);
  expect(feeFor(hours(3), tariff)).toBe(750);
  expect(feeFor(hours(12), tariff)).toBe(1800);
  expect(feeFor(hours(24), tariff)).toBe(1800);
  expect(feeFor(hours(26), tariff)).toBe(2300);
});

test('short stops are free', () => {
  expect(feeFor(min(3), tariff)).toBe(0);
  expect(feeFor(min(10), tariff)).toBe(0);
});

test('a started hour counts', () => {
  expect(feeFor(min(45), tariff)).toBe(250);
  expect(feeFor(min(80), tariff)).toBe(500);
  expect(feeFor(hours(24) + min(5), tariff)).toBe(2050);
});

test('shows the stay', () => {
  expect(formatStay(min(7))).toBe('7 min');
  expect(formatStay(hours(25) + min(2))).toBe('1 d 1 h 2 min');
});

test('entering, paying, leaving', () => {
  const park = new CarPark(1, tariff);
  const { id } = park.enter(0);
  expect(() => park.enter(1)).toThrow('full');
  expect(park.leave(id, hours(2))).toBe(false);
  expect(park.pay(id, hours(2))).toBe(500);
  expect(park.leave(id, hours(2) + min(14))).toBe(true);
  expect(park.free).toBe(1);
  expect(park.income).toBe(500);
});

test('a lost ticket', () => {
  const park = new CarPark(5, tariff);
  const { id } = park.enter(0);
  expect(park.leaveWithoutTicket(id)).toBe(2500);
  expect(() => park.due(id, 1)).toThrow('unknown ticket');
});
