import { statement } from './statement';

test('many bookings', () => {
  const bookings = [1, -2, 3, 0, 50, -49].map((cents, index) => ({ text: `b${index}`, cents }));
  const { lines, closing } = statement(10, bookings);
  expect(lines.map((line) => line.balance)).toEqual([11, 9, 12, 12, 62, 13]);
  expect(lines.map((line) => line.cents)).toEqual([1, -2, 3, 0, 50, -49]);
  expect(closing).toBe(13);
});

test('one', () => {
  expect(statement(-3, [{ text: 'x', cents: 3 }])).toEqual({
    lines: [{ text: 'x', cents: 3, balance: 0 }],
    closing: 0,
  });
});
