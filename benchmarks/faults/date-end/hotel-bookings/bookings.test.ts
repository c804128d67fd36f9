import { book, conflictsOf, freeRooms, guestsOn, nights } from './bookings';

const ada = { id: 'B1', room: '101', guest: 'Ada', checkIn: '2025-07-01', checkOut: '2025-07-05' };
const bob = { id: 'B2', room: '102', guest: 'Bob', checkIn: '2025-07-03', checkOut: '2025-07-04' };
const bookings = [ada, bob];

describe('bookings', () => {
  it('counts nights', () => {
    expect(nights(ada)).toBe(4);
    expect(nights(bob)).toBe(1);
  });

  it('sees a conflict', () => {
    const stay = { room: '101', checkIn: '2025-07-04', checkOut: '2025-07-08' };
    expect(conflictsOf(stay, bookings)).toEqual(['B1']);
    expect(() => book(bookings, { ...stay, id: 'B3', guest: 'Eve' })).toThrow('Room 101 is taken by B1');
  });

  it('does not mix up rooms', () => {
    expect(conflictsOf({ room: '103', checkIn: '2025-07-01', checkOut: '2025-07-05' }, bookings)).toEqual([]);
  });

  it('lets somebody arrive on the day somebody leaves', () => {
    const next = { id: 'B3', room: '101', guest: 'Eve', checkIn: '2025-07-05', checkOut: '2025-07-06' };
    expect(conflictsOf(next, bookings)).toEqual([]);
  });

  it('lets somebody leave on the day somebody arrives', () => {
    const before = { id: 'B3', room: '102', guest: 'Eve', checkIn: '2025-07-01', checkOut: '2025-07-03' };
    expect(book(bookings, before)).toHaveLength(3);
  });

  it('finds free rooms', () => {
    expect(freeRooms(['101', '102', '103'], '2025-07-04', '2025-07-06', bookings)).toEqual(['102', '103']);
  });

  it('knows who sleeps in the house', () => {
    expect(guestsOn('2025-07-03', bookings)).toEqual(['Ada', 'Bob']);
    expect(guestsOn('2025-07-05', bookings)).toEqual([]);
  });

  it('refuses a stay without a night', () => {
    expect(() => book([], { ...ada, checkOut: ada.checkIn })).toThrow(RangeError);
  });
});
