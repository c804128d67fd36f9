import { OrderBook } from './orderbook';

test('what is left of an incoming order rests with that quantity', () => {
  const book = new OrderBook();
  book.place({ id: 's1', side: 'sell', price: 20, quantity: 3 });
  book.place({ id: 'b1', side: 'buy', price: 21, quantity: 8 });
  expect(book.depth('buy')).toEqual([[21, 5]]);
  expect(book.depth('sell')).toEqual([]);
  expect(book.quote()).toEqual({ bid: 21, ask: null });
});

test('several partial fills of one order', () => {
  const book = new OrderBook();
  book.place({ id: 'b1', side: 'buy', price: 10, quantity: 100 });
  book.place({ id: 'b2', side: 'buy', price: 9, quantity: 5 });
  for (const [i, quantity] of [10, 25, 1].entries()) {
    book.place({ id: `s${i}`, side: 'sell', price: 10, quantity });
  }
  expect(book.depth('buy')).toEqual([
    [10, 64],
    [9, 5],
  ]);
  expect(book.volume).toBe(36);
  expect(book.place({ id: 's9', side: 'sell', price: 9, quantity: 70 })).toEqual([
    { buyId: 'b1', sellId: 's9', price: 10, quantity: 64 },
    { buyId: 'b2', sellId: 's9', price: 9, quantity: 5 },
  ]);
  expect(book.depth('sell')).toEqual([[9, 1]]);
  expect(book.depth('buy')).toEqual([]);
});

test('an untouched order behind a partly filled one counts in full', () => {
  const book = new OrderBook();
  book.place({ id: 's1', side: 'sell', price: 7, quantity: 4 });
  book.place({ id: 's2', side: 'sell', price: 7, quantity: 6 });
  book.place({ id: 's3', side: 'sell', price: 8, quantity: 2 });
  book.place({ id: 'b1', side: 'buy', price: 7, quantity: 1 });
  expect(book.depth('sell')).toEqual([
    [7, 9],
    [8, 2],
  ]);
  book.cancel('s1');
  expect(book.depth('sell')).toEqual([
    [7, 6],
    [8, 2],
  ]);
});

test('the order handed in is not changed', () => {
  const book = new OrderBook();
  const order = { id: 's1', side: 'sell' as const, price: 7, quantity: 4 };
  book.place(order);
  book.place({ id: 'b1', side: 'buy', price: 7, quantity: 1 });
  expect(order).toEqual({ id: 's1', side: 'sell', price: 7, quantity: 4 });
});
