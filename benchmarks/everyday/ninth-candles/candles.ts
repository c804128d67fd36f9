/** Chart data: sums trades up to candles of a fixed length. */
export interface Trade {
  time: number;
  price: number;
  size: number;
}

export interface Candle {
  start: number;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
}

function flat(start: number, price: number): Candle {
  return { start, open: price, high: price, low: price, close: price, volume: 0 };
}

function apply(candle: Candle, { price, size }: Trade): void {
  candle.high = Math.max(candle.high, price);
  candle.low = Math.min(candle.low, price);
  candle.close = price;
  candle.volume += size;
}

/** One candle per interval; an interval without trades stays at the price of the last trade before it. */
export function toCandles(trades: readonly Trade[], interval: number): Candle[] {
  const candles: Candle[] = [];
  for (const trade of [...trades].sort((a, b) => a.time - b.time)) {
    const start = Math.floor(trade.time / interval) * interval;
    let last = candles.at(-1);
    while (last && last.start + interval < start) {
      last = flat(last.start + interval, last.open);
      candles.push(last);
    }
    if (!last || last.start !== start) {
      last = flat(start, trade.price);
      candles.push(last);
    }
    apply(last, trade);
  }
  return candles;
}

/** Simple moving average of the closing prices; null as long as there are too few. */
export function movingAverage(candles: readonly Candle[], period: number): (number | null)[] {
  return candles.map((_, i) => {
    if (i + 1 < period) return null;
    const window = candles.slice(i + 1 - period, i + 1);
    return window.reduce((sum, candle) => sum + candle.close, 0) / period;
  });
}

export function change(candles: readonly Candle[]): number {
  const first = candles[0];
  const last = candles.at(-1);
  return first && last ? (last.close - first.open) / first.open : 0;
}
