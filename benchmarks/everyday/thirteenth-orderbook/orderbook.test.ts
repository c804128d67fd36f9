import { OrderBook } from './orderbook';

test('trades at the price of the order in the book', () => {
  const book = new OrderBook();
  book.place({ id: 's1', side: 'sell', price: 101, quantity: 5 });
  expect(book.place({ id: 'b1', side: 'buy', price: 103, quantity: 5 })).toEqual([
    { buyId: 'b1', sellId: 's1', price: 101, quantity: 5 },
  ]);
  expect(book.quote()).toEqual({ bid: null, ask: null });
});

test('best price first, then the older order', () => {
  const book = new OrderBook();
  book.place({ id: 's1', side: 'sell', price: 102, quantity: 1 });
  book.place({ id: 's2', side: 'sell', price: 101, quantity: 1 });
  book.place({ id: 's3', side: 'sell', price: 101, quantity: 1 });
  const trades = book.place({ id: 'b1', side: 'buy', price: 102, quantity: 3 });
  expect(trades.map((t) => t.sellId)).toEqual(['s2', 's3', 's1']);
  expect(book.volume).toBe(3);
});

test('shows the depth of the book', () => {
  const book = new OrderBook();
  book.place({ id: 'b1', side: 'buy', price: 99, quantity: 10 });
  book.place({ id: 'b2', side: 'buy', price: 100, quantity: 4 });
  book.place({ id: 'b3', side: 'buy', price: 99, quantity: 6 });
  expect(book.depth('buy')).toEqual([
    [100, 4],
    [99, 16],
  ]);
});

test('a large order eats into the book and leaves the rest of it', () => {
  const book = new OrderBook();
  book.place({ id: 's1', side: 'sell', price: 50, quantity: 10 });
  book.place({ id: 's2', side: 'sell', price: 50, quantity: 10 });
  book.place({ id: 'b1', side: 'buy', price: 50, quantity: 13 });
  expect(book.depth('sell')).toEqual([[50, 7]]);
  expect(book.depth('buy')).toEqual([]);
});

test('cancelled orders are gone', () => {
  const book = new OrderBook();
  book.place({ id: 's1', side: 'sell', price: 50, quantity: 10 });
  expect(book.cancel('s1')).toBe(true);
  expect(book.cancel('s1')).toBe(false);
  expect(book.place({ id: 'b1', side: 'buy', price: 60, quantity: 1 })).toEqual([]);
});
