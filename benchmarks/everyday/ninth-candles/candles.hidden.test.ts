import { change, movingAverage, toCandles } from './candles';

const trades = (...rows: [time: number, price: number][]) => rows.map(([time, price]) => ({ time, price, size: 2 }));

test('the gap holds the last price', () => {
  const candles = toCandles(trades([0, 8], [9, 6], [41, 7]), 10);
  expect(candles.map(({ close }) => close)).toEqual([6, 6, 6, 6, 7]);
  expect(candles.slice(1, 4).every((c) => c.open === 6 && c.high === 6 && c.low === 6 && c.volume === 0)).toBe(true);
});

test('two gaps', () => {
  const candles = toCandles(trades([0, 1], [5, 2], [25, 3], [27, 5], [45, 4]), 10);
  expect(candles.map(({ start, open, close }) => [start, open, close])).toEqual([
    [0, 1, 2],
    [10, 2, 2],
    [20, 3, 5],
    [30, 5, 5],
    [40, 4, 4],
  ]);
});

test('the average over a gap', () => {
  const candles = toCandles(trades([100, 20], [110, 30], [350, 36]), 100);
  expect(movingAverage(candles, 3)).toEqual([null, null, 32]);
});

test('the last trade counts, not the highest', () => {
  const candles = toCandles(trades([0, 10], [1, 90], [2, 5], [3, 40], [20, 41]), 10);
  expect(candles[1]).toEqual({ start: 10, open: 40, high: 40, low: 40, close: 40, volume: 0 });
});

test('no gap, nothing filled in', () => {
  const candles = toCandles(trades([9, 1], [10, 2], [19, 3], [20, 4]), 10);
  expect(candles.map(({ start }) => start)).toEqual([0, 10, 20]);
  expect(candles.map(({ volume }) => volume)).toEqual([2, 4, 2]);
  expect(change(candles)).toBe(3);
});

test('the given trades stay as they are', () => {
  const given = trades([30, 1], [10, 2]);
  toCandles(given, 10);
  expect(given).toEqual(trades([30, 1], [10, 2]));
});
