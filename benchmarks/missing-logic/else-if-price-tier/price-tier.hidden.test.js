import { seatPrice } from './price-tier';

const plan = { single: 20, team: 15, business: 11, enterprise: 7 };

test.each([
  [1, 20],
  [2, 20],
  [3, 15],
  [9, 15],
  [10, 11],
  [11, 11],
  [49, 11],
  [50, 7],
  [51, 7],
])('%d seats', (seats, each) => {
  expect(seatPrice(seats, plan)).toEqual({ each, total: each * seats });
});
