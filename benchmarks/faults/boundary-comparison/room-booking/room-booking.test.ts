import { book, conflicts, overlaps, utilization } from './room-booking';

const booking = (room: string, from: number, to: number, by = 'Ada') => ({ room, from, to, by });

describe('overlaps', () => {
  it('is true for a common hour', () => {
    expect(overlaps(booking('Blue', 9, 11), booking('Blue', 10, 12))).toBe(true);
  });

  it('is false in different rooms', () => {
    expect(overlaps(booking('Blue', 9, 11), booking('Red', 9, 11))).toBe(false);
  });

  it('is false for bookings in a row', () => {
    expect(overlaps(booking('Blue', 9, 10), booking('Blue', 10, 11))).toBe(false);
    expect(overlaps(booking('Blue', 14, 15), booking('Blue', 13, 14))).toBe(false);
  });
});

it('finds conflicts', () => {
  const bookings = [booking('Blue', 8, 10), booking('Blue', 12, 14, 'Grace'), booking('Blue', 16, 18)];

  expect(conflicts(bookings, booking('Blue', 10, 13))).toEqual([booking('Blue', 12, 14, 'Grace')]);
});

describe('book', () => {
  it('adds a booking right behind another', () => {
    const first = booking('Blue', 9, 10);

    expect(book([first], booking('Blue', 10, 12, 'Grace'))).toEqual({
      ok: true,
      bookings: [first, booking('Blue', 10, 12, 'Grace')],
    });
  });

  it('says who has the room', () => {
    expect(book([booking('Blue', 9, 10)], booking('Blue', 9, 12))).toEqual({
      ok: false,
      reason: 'Blue is taken by Ada.',
    });
  });

  it('knows the opening hours', () => {
    expect(book([], booking('Blue', 7, 9))).toEqual({ ok: false, reason: 'Open from 8 to 20.' });
  });
});

it('measures utilization', () => {
  expect(utilization([booking('Blue', 8, 11), booking('Red', 8, 20)], 'Blue')).toBe(0.25);
});
