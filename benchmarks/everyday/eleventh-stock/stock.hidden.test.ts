import { OutOfStockError, Stock } from './stock';

function filled() {
  const stock = new Stock();
  stock.receive('a', 10);
  stock.receive('b', 10);
  stock.receive('c', 1);
  return stock;
}
const l = (sku: string, quantity: number) => ({ sku, quantity });

test('all lines before the missing one are given back', () => {
  const stock = filled();
  expect(() => stock.reserve('o', [l('a', 2), l('b', 3), l('c', 2), l('a', 1)])).toThrow(OutOfStockError);
  for (const sku of ['a', 'b']) {
    expect(stock.level(sku)).toEqual({ onHand: 10, reserved: 0, available: 10 });
  }
  expect(stock.level('c')).toEqual({ onHand: 1, reserved: 0, available: 1 });
});

test('reservations of other orders stay', () => {
  const stock = filled();
  stock.reserve('first', [l('a', 4), l('b', 1)]);
  expect(() => stock.reserve('second', [l('a', 5), l('c', 9)])).toThrow('8 × c missing');
  expect(stock.level('a')).toEqual({ onHand: 10, reserved: 4, available: 6 });
  stock.ship('first');
  expect(stock.level('a')).toEqual({ onHand: 6, reserved: 0, available: 6 });
});

test('the same product in two lines', () => {
  const stock = filled();
  expect(() => stock.reserve('o', [l('a', 6), l('a', 5)])).toThrow('1 × a missing');
  expect(stock.level('a').reserved).toBe(0);
  stock.reserve('o', [l('a', 6), l('a', 4)]);
  expect(stock.level('a').available).toBe(0);
});

test('a failed order can be tried again, smaller', () => {
  const stock = filled();
  expect(() => stock.reserve('o', [l('a', 10), l('c', 2)])).toThrow();
  stock.reserve('o', [l('a', 10), l('c', 1)]);
  expect(stock.ship('o')).toEqual([l('a', 10), l('c', 1)]);
  expect(stock.level('a')).toEqual({ onHand: 0, reserved: 0, available: 0 });
});

test('a failed order cannot be shipped or released', () => {
  const stock = filled();
  expect(() => stock.reserve('o', [l('a', 1), l('x', 1)])).toThrow('1 × x missing');
  expect(() => stock.ship('o')).toThrow('no reservation');
  expect(() => stock.release('o')).toThrow('no reservation');
  expect(stock.level('a').onHand).toBe(10);
});

test('a failed order is no news', () => {
  const stock = filled();
  const seen: string[] = [];
  stock.subscribe((sku) => seen.push(sku));
  expect(() => stock.reserve('o', [l('a', 1), l('c', 5)])).toThrow();
  expect(seen).toEqual([]);
});

test('the lines of the caller do not matter later', () => {
  const stock = filled();
  const lines = [l('a', 2)];
  stock.reserve('o', lines);
  lines[0].quantity = 7;
  stock.release('o');
  expect(stock.level('a').reserved).toBe(0);
});
