import { heal } from '@testheal/jest';
import { conflicts, findRoom, formatClock, overlaps, parseClock, spanOf } from '../src/appointments';

const day = [
  { id: 'a1', room: 'R1', ...spanOf('09:00', '09:30') },
  { id: 'a2', room: 'R1', ...spanOf('10:00', '11:00') },
  { id: 'a3', room: 'R2', ...spanOf('09:15', '10:15') },
  { id: 'a4', room: 'R2', ...spanOf('10:15', '10:45'), cancelled: true },
];

test('reads and writes times of day', () => {
  expect(parseClock('13:05')).toBe(785);
  expect(formatClock(785)).toBe('13:05');
  expect(() => parseClock('24:00')).toThrow('not a time of day: 24:00');
});

describe('overlaps', () => {
  test('sees spans that share time', () => {
    expect(overlaps(spanOf('09:00', '10:00'), spanOf('09:30', '10:30'))).toBe(true);
    expect(overlaps(spanOf('09:00', '12:00'), spanOf('10:00', '10:30'))).toBe(true);
  });

  test('sees spans that are apart', () => {
    expect(overlaps(spanOf('09:00', '10:00'), spanOf('11:00', '12:00'))).toBe(false);
    expect(overlaps(spanOf('09:00', '10:00'), spanOf('10:00', '11:00'))).toBe(false);
  });

  heal('../src/appointments#overlaps')('is the same in both directions', () => {
    expect(overlaps(spanOf('10:00', '11:00'), spanOf('09:00', '10:00'))).toBe(false);
    expect(overlaps(spanOf('09:30', '09:45'), spanOf('09:00', '09:30'))).toBe(false);
    expect(overlaps(spanOf('09:29', '09:45'), spanOf('09:00', '09:30'))).toBe(true);
  });
});

heal('../src/appointments#overlaps')('an appointment may follow another without a break', () => {
  expect(conflicts(day, 'R1', spanOf('09:00', '10:00')).map(({ id }) => id)).toEqual(['a1']);
  expect(findRoom(['R1', 'R2'], day, spanOf('08:30', '09:00'))).toBe('R1');
});

test('a cancelled appointment leaves the room free', () => {
  expect(findRoom(['R1', 'R2'], day, spanOf('10:20', '10:40'))).toBe('R2');
  expect(findRoom(['R1'], day, spanOf('10:20', '10:40'))).toBeUndefined();
});
