import { Position } from './lots';

function position(...lots: [shares: number, price: number][]): Position {
  const bought = new Position();
  for (const [shares, price] of lots) bought.buy(shares, price);
  return bought;
}

const state = ({ shares, bookValue, realizedGain }: Position) => [shares, bookValue, realizedGain];

test('refuses and keeps everything', () => {
  const shares = position([10, 500], [20, 800], [5, 100]);
  expect(() => shares.sell(36, 1000)).toThrow('Not enough shares');
  expect(state(shares)).toEqual([35, 21500, 0]);
  expect(() => shares.sell(1000, 1000)).toThrow('Not enough shares');
  expect(state(shares)).toEqual([35, 21500, 0]);
});

test('sells as if nothing had happened afterwards', () => {
  const shares = position([10, 500], [20, 800]);
  expect(() => shares.sell(31, 1000)).toThrow('Not enough shares');
  expect(shares.sell(12, 1000)).toEqual({ proceeds: 12000, cost: 6600, gain: 5400 });
  expect(() => shares.sell(19, 1000)).toThrow('Not enough shares');
  expect(state(shares)).toEqual([18, 14400, 5400]);
  expect(shares.sell(18, 800)).toEqual({ proceeds: 14400, cost: 14400, gain: 0 });
  expect(state(shares)).toEqual([0, 0, 5400]);
});

test('can sell all', () => {
  const shares = position([10, 500], [20, 800]);
  expect(shares.sell(30, 1000).cost).toBe(21000);
  expect(state(shares)).toEqual([0, 0, 9000]);
});

test('nothing to sell', () => {
  expect(() => position().sell(1, 100)).toThrow('Not enough shares');
  const sold = position([1, 100]);
  sold.sell(1, 150);
  expect(() => sold.sell(1, 150)).toThrow('Not enough shares');
  expect(state(sold)).toEqual([0, 0, 50]);
});

test('one lot', () => {
  const shares = position([10, 500]);
  expect(() => shares.sell(11, 1000)).toThrow('Not enough shares');
  expect(state(shares)).toEqual([10, 5000, 0]);
  shares.sell(10, 500);
  expect(state(shares)).toEqual([0, 0, 0]);
});

test('refuses strange numbers', () => {
  const shares = position([10, 500]);
  for (const count of [0, -1, 1.5, NaN]) expect(() => shares.sell(count, 1)).toThrow('Not a number of shares');
  expect(state(shares)).toEqual([10, 5000, 0]);
});

test('after a split', () => {
  const shares = position([10, 500]);
  shares.split(2);
  expect(() => shares.sell(21, 300)).toThrow('Not enough shares');
  expect(shares.sell(20, 300)).toEqual({ proceeds: 6000, cost: 5000, gain: 1000 });
});
