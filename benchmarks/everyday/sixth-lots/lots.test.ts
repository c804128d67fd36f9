import { Position } from './lots';

function position(): Position {
  const bought = new Position();
  bought.buy(10, 500);
  bought.buy(20, 800);
  return bought;
}

test('buys', () => {
  expect(position().shares).toBe(30);
  expect(position().bookValue).toBe(21000);
  expect(() => position().buy(0, 500)).toThrow('Not a number of shares: 0');
});

test('sells the oldest shares first', () => {
  const shares = position();
  expect(shares.sell(15, 1000)).toEqual({ proceeds: 15000, cost: 9000, gain: 6000 });
  expect(shares.shares).toBe(15);
  expect(shares.bookValue).toBe(12000);
  expect(shares.sell(15, 700)).toEqual({ proceeds: 10500, cost: 12000, gain: -1500 });
  expect(shares.realizedGain).toBe(4500);
});

test('cannot sell more than there is', () => {
  expect(() => position().sell(31, 1000)).toThrow('Not enough shares');
});

test('a sale that is refused changes nothing', () => {
  const shares = position();
  expect(() => shares.sell(31, 1000)).toThrow();
  expect(shares.shares).toBe(30);
  expect(shares.realizedGain).toBe(0);
});

test('splits', () => {
  const shares = position();
  shares.split(2);
  expect([shares.shares, shares.bookValue]).toEqual([60, 21000]);
});
