import { book, overlaps } from './room-booking';

const at = (from: number, to: number) => ({ room: 'R', from, to, by: 'x' });

it.each([
  [8, 9, 9, 10, false],
  [8, 9, 8, 9, true],
  [8, 10, 9, 10, true],
  [8, 10, 8, 9, true],
  [8, 12, 9, 10, true],
  [8, 9, 10, 11, false],
  [8.5, 9.5, 9.5, 10, false],
  [8.5, 9.5, 9.25, 10, true],
  [8, 9, 8.75, 8.9, true],
])('%d-%d and %d-%d: %j', (a, b, c, d, expected) => {
  expect(overlaps(at(a, b), at(c, d))).toBe(expected);
  expect(overlaps(at(c, d), at(a, b))).toBe(expected);
});

it('fills a day hour by hour, in any order', () => {
  let bookings: ReturnType<typeof at>[] = [];
  for (const hour of [12, 11, 13, 8, 9, 10, 19, 18, 17, 14, 16, 15]) {
    const outcome = book(bookings, at(hour, hour + 1));
    expect(outcome.ok).toBe(true);
    if (outcome.ok) bookings = outcome.bookings;
  }

  expect(bookings).toHaveLength(12);
  expect(book(bookings, at(8, 9))).toEqual({ ok: false, reason: 'R is taken by x.' });
});
