import { CarPark, feeFor } from './parking';

const tariff = { freeMinutes: 15, perHour: 300, dayMaximum: 2000, lostTicket: 4000 };
const min = (n: number) => n * 60_000;
const hours = (n: number) => min(60 * n);

test('every minute of the first hours', () => {
  for (let m = 0; m <= 300; m++) {
    expect(feeFor(min(m), tariff)).toBe(m <= 15 ? 0 : Math.ceil(m / 60) * 300);
  }
});

test('a millisecond more is a new hour', () => {
  expect(feeFor(hours(2), tariff)).toBe(600);
  expect(feeFor(hours(2) + 1, tariff)).toBe(900);
  expect(feeFor(min(15) + 1, tariff)).toBe(300);
});

test('the day maximum, also on the second day', () => {
  expect(feeFor(hours(6) + min(1), tariff)).toBe(2000);
  expect(feeFor(hours(48), tariff)).toBe(4000);
  expect(feeFor(hours(48) + min(1), tariff)).toBe(4300);
  expect(feeFor(hours(31), tariff)).toBe(4000);
});

test('staying too long after paying', () => {
  const park = new CarPark(2, tariff);
  const { id } = park.enter(hours(8));
  expect(park.pay(id, hours(9) + min(10))).toBe(600);
  expect(park.due(id, hours(9) + min(25))).toBe(0);
  expect(park.due(id, hours(9) + min(26))).toBe(300);
  expect(park.leave(id, hours(9) + min(26))).toBe(false);
  expect(park.pay(id, hours(9) + min(26))).toBe(300);
  expect(park.income).toBe(900);
  expect(park.leave(id, hours(9) + min(30))).toBe(true);
});

test('a quick turn needs no payment', () => {
  const park = new CarPark(1, tariff);
  const { id } = park.enter(0);
  expect(park.leave(id, min(15))).toBe(true);
  expect(park.income).toBe(0);
  expect(park.enter(min(16)).id).toBe('T2');
});
