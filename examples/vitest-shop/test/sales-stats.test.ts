import { expect, test } from 'vitest';
import { heal } from '@testheal/vitest';
import { largestOrders, medianOrderValue, report, revenue } from '../src/sales-stats.ts';

const sales = (...cents: number[]) => cents.map((value, i) => ({ orderId: `o${i + 1}`, cents: value }));

test('refunded orders bring nothing in', () => {
  expect(revenue([...sales(1_000, 2_500), { orderId: 'r', cents: 900, refunded: true }])).toBe(3_500);
});

test('the median of orders of similar size', () => {
  expect(medianOrderValue(sales(300, 100, 200))).toBe(200);
  expect(medianOrderValue(sales(150, 100, 400, 200))).toBe(175);
});

test('the median of nothing', () => {
  expect(medianOrderValue([])).toBe(0);
});

heal('../src/sales-stats.ts#medianOrderValue').test('the median of small and large orders', () => {
  expect(medianOrderValue(sales(900, 12_000, 5_000))).toBe(5_000);
  expect(medianOrderValue(sales(20, 100, 3, 1_000))).toBe(60);
});

test('the largest orders come first', () => {
  expect(largestOrders(sales(900, 12_000, 5_000, 80), 2)).toEqual(['o2', 'o3']);
});

test('a whole report', heal('../src/sales-stats.ts#medianOrderValue'), () => {
  expect(report(sales(1_500, 850, 20_000, 99))).toEqual({
    orders: 4,
    revenue: 22_449,
    average: 5_612,
    median: 1_175,
  });
});
