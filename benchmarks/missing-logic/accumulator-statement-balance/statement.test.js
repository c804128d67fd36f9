import { statement } from './statement';

test('an account without bookings', () => {
  expect(statement(500, [])).toEqual({ lines: [], closing: 500 });
});

test('balances', () => {
  const bookings = [
    { text: 'salary', cents: 2000 },
    { text: 'rent', cents: -700 },
  ];
  expect(statement(100, bookings)).toEqual({
    lines: [
      { text: 'salary', cents: 2000, balance: 2100 },
      { text: 'rent', cents: -700, balance: 1400 },
    ],
    closing: 1400,
  });
});

test('closing balance', () => {
  expect(statement(0, [{ text: 'fee', cents: -5 }]).closing).toBe(-5);
});
