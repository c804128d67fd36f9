import { conflicts, findRoom, overlaps } from '../src/appointments';

const span = (start: number, end: number) => ({ start, end });

test('two spans overlap exactly when they share a minute', () => {
  for (let a = 0; a < 6; a += 1) {
    for (let b = a + 1; b <= 6; b += 1) {
      for (let c = 0; c < 6; c += 1) {
        for (let d = c + 1; d <= 6; d += 1) {
          let shared = false;
          for (let minute = a; minute < b; minute += 1) {
            if (minute >= c && minute < d) shared = true;
          }
          expect([a, b, c, d, overlaps(span(a, b), span(c, d))]).toEqual([a, b, c, d, shared]);
        }
      }
    }
  }
});

test('a gap of the right length can be booked', () => {
  const day = [
    { id: 'x', room: 'R1', start: 540, end: 570 },
    { id: 'y', room: 'R1', start: 600, end: 630 },
  ];
  expect(findRoom(['R1'], day, span(570, 600))).toBe('R1');
  expect(findRoom(['R1'], day, span(569, 600))).toBeUndefined();
  expect(findRoom(['R1'], day, span(570, 601))).toBeUndefined();
  expect(findRoom(['R1'], day, span(510, 540))).toBe('R1');
  expect(findRoom(['R1'], day, span(630, 660))).toBe('R1');
  expect(conflicts(day, 'R1', span(540, 630)).map(({ id }) => id)).toEqual(['x', 'y']);
  expect(conflicts(day, 'R2', span(540, 630))).toEqual([]);
});
