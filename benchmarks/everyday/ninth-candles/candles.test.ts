import { change, movingAverage, toCandles } from './candles';

const trade = (time: number, price: number, size = 1) => ({ time, price, size });

test('one candle', () => {
  expect(toCandles([trade(10, 100, 2), trade(20, 104), trade(30, 99), trade(50, 101, 3)], 60)).toEqual([
    { start: 0, open: 100, high: 104, low: 99, close: 101, volume: 7 },
  ]);
});

test('trades in any order', () => {
  const candles = toCandles([trade(70, 12), trade(5, 10), trade(65, 11)], 60);
  expect(candles.map(({ start, open, close }) => [start, open, close])).toEqual([
    [0, 10, 10],
    [60, 11, 12],
  ]);
});

test('an interval without trades', () => {
  const candles = toCandles([trade(0, 50), trade(30, 55), trade(130, 53)], 60);
  expect(candles).toEqual([
    { start: 0, open: 50, high: 55, low: 50, close: 55, volume: 2 },
    { start: 60, open: 55, high: 55, low: 55, close: 55, volume: 0 },
    { start: 120, open: 53, high: 53, low: 53, close: 53, volume: 1 },
  ]);
});

test('moving average', () => {
  const candles = toCandles([trade(1, 10), trade(61, 20), trade(121, 60)], 60);
  expect(movingAverage(candles, 2)).toEqual([null, 15, 40]);
  expect(movingAverage(candles, 3)).toEqual([null, null, 30]);
});

test('no trades', () => {
  expect(toCandles([], 60)).toEqual([]);
  expect(change([])).toBe(0);
});
