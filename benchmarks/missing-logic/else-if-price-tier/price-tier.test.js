import { seatPrice } from './price-tier';

const plan = { single: 12, team: 10, business: 8, enterprise: 5 };

test('alone', () => {
  expect(seatPrice(1, plan)).toEqual({ each: 12, total: 12 });
});

test('teams', () => {
  expect(seatPrice(3, plan)).toEqual({ each: 10, total: 30 });
  expect(seatPrice(9, plan)).toEqual({ each: 10, total: 90 });
});

test('businesses', () => {
  expect(seatPrice(10, plan)).toEqual({ each: 8, total: 80 });
  expect(seatPrice(40, plan)).toEqual({ each: 8, total: 320 });
});

test('enterprises', () => {
  expect(seatPrice(100, plan)).toEqual({ each: 5, total: 500 });
});
