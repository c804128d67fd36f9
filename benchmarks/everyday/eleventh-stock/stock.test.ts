import { OutOfStockError, Stock } from './stock';

function warehouse() {
  const stock = new Stock();
  stock.receive('chair', 4);
  stock.receive('table', 1);
  return stock;
}

test('reserves and ships', () => {
  const stock = warehouse();
  stock.reserve('o1', [
    { sku: 'chair', quantity: 3 },
    { sku: 'table', quantity: 1 },
  ]);
  expect(stock.level('chair')).toEqual({ onHand: 4, reserved: 3, available: 1 });
  stock.ship('o1');
  expect(stock.level('chair')).toEqual({ onHand: 1, reserved: 0, available: 1 });
  expect(stock.level('table').onHand).toBe(0);
});

test('an order that cannot be delivered reserves nothing', () => {
  const stock = warehouse();
  expect(() =>
    stock.reserve('o1', [
      { sku: 'chair', quantity: 4 },
      { sku: 'table', quantity: 2 },
    ]),
  ).toThrow(OutOfStockError);
  expect(stock.level('chair').available).toBe(4);
});

test('released goods are available again', () => {
  const stock = warehouse();
  stock.reserve('o1', [{ sku: 'chair', quantity: 4 }]);
  expect(() => stock.reserve('o2', [{ sku: 'chair', quantity: 1 }])).toThrow('1 × chair missing');
  stock.release('o1');
  stock.reserve('o2', [{ sku: 'chair', quantity: 1 }]);
  expect(stock.level('chair').available).toBe(3);
});

test('each order once', () => {
  const stock = warehouse();
  stock.reserve('o1', [{ sku: 'chair', quantity: 1 }]);
  expect(() => stock.reserve('o1', [])).toThrow('reserved already');
  stock.ship('o1');
  expect(() => stock.ship('o1')).toThrow('no reservation');
});

test('tells listeners', () => {
  const stock = warehouse();
  const seen: string[] = [];
  stock.subscribe((sku, level) => seen.push(`${sku} ${level.available}`));
  stock.reserve('o1', [{ sku: 'chair', quantity: 3 }]);
  stock.receive('table', 2);
  expect(seen).toEqual(['chair 1', 'table 3']);
  expect(stock.shortages(2)).toEqual([{ sku: 'chair', quantity: 1 }]);
});
