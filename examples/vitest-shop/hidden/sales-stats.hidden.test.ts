import { expect, test } from 'vitest';
import { medianOrderValue, report } from '../src/sales-stats.ts';

const sales = (...cents: number[]) => cents.map((value, i) => ({ orderId: `o${i}`, cents: value }));

test.each([
  [[7], 7],
  [[10, 9], 10],
  [[10, 9, 1], 9],
  [[100, 20, 3], 20],
  [[3, 20, 100], 20],
  [[1_000, 1_000, 5], 1_000],
  [[0, 11, 2, 33, 4], 4],
  [[8, 9, 10, 11], 10],
  [[250_000, 99, 1_999, 15_000, 640, 3_200], 2_600],
])('the median of %j is %i', (cents, median) => {
  expect(medianOrderValue(sales(...cents))).toBe(median);
});

test('refunded orders do not count', () => {
  const list = [...sales(30, 4, 200), { orderId: 'r', cents: 1_000, refunded: true }];
  expect(medianOrderValue(list)).toBe(30);
  expect(report(list)).toEqual({ orders: 3, revenue: 234, average: 78, median: 30 });
});

test('the sales are left in their order', () => {
  const list = sales(500, 40, 3_000);
  medianOrderValue(list);
  expect(list.map(({ cents }) => cents)).toEqual([500, 40, 3_000]);
});
