import { freeRooms, overlaps } from './bookings';

const stay = (checkIn: string, checkOut: string, room = '1') => ({ room, checkIn, checkOut });
const july = stay('2025-07-10', '2025-07-15');

describe('overlap of stays', () => {
  it.each([
    ['2025-07-01', '2025-07-09', false],
    ['2025-07-01', '2025-07-10', false],
    ['2025-07-01', '2025-07-11', true],
    ['2025-07-10', '2025-07-11', true],
    ['2025-07-10', '2025-07-15', true],
    ['2025-07-11', '2025-07-14', true],
    ['2025-07-09', '2025-07-16', true],
    ['2025-07-14', '2025-07-15', true],
    ['2025-07-14', '2025-07-20', true],
    ['2025-07-15', '2025-07-16', false],
    ['2025-07-16', '2025-07-20', false],
  ])('%s to %s', (checkIn, checkOut, expected) => {
    expect(overlaps(july, stay(checkIn, checkOut))).toBe(expected);
    expect(overlaps(stay(checkIn, checkOut), july)).toBe(expected);
    expect(overlaps(july, stay(checkIn, checkOut, '2'))).toBe(false);
  });

  it('works over the end of a year', () => {
    const newYear = stay('2024-12-30', '2025-01-01');
    expect(overlaps(newYear, stay('2025-01-01', '2025-01-03'))).toBe(false);
    expect(overlaps(newYear, stay('2024-12-31', '2025-01-03'))).toBe(true);
    expect(overlaps(newYear, stay('2024-12-01', '2024-12-30'))).toBe(false);
  });

  it('offers a room from the day it is left', () => {
    const bookings = [{ ...july, id: 'a', guest: 'A' }];
    expect(freeRooms(['1'], '2025-07-15', '2025-07-16', bookings)).toEqual(['1']);
    expect(freeRooms(['1'], '2025-07-14', '2025-07-15', bookings)).toEqual([]);
    expect(freeRooms(['1'], '2025-07-09', '2025-07-10', bookings)).toEqual(['1']);
  });
});
