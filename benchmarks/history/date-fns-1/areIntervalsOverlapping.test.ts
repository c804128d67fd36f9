import { areIntervalsOverlapping } from './package/areIntervalsOverlapping.mjs';

const day = (d: number) => new Date(2014, 0, d);

describe('areIntervalsOverlapping', () => {
  test('sees that two intervals share some days', () => {
    expect(areIntervalsOverlapping({ start: day(10), end: day(20) }, { start: day(17), end: day(21) })).toBe(true);
    expect(areIntervalsOverlapping({ start: day(10), end: day(20) }, { start: day(12), end: day(14) })).toBe(true);
  });

  test('says no to intervals that lie apart', () => {
    expect(areIntervalsOverlapping({ start: day(1), end: day(5) }, { start: day(8), end: day(9) })).toBe(false);
    expect(areIntervalsOverlapping({ start: day(8), end: day(9) }, { start: day(1), end: day(5) })).toBe(false);
  });

  test('counts a common end only when asked to', () => {
    const left = { start: day(10), end: day(20) };
    const right = { start: day(20), end: day(24) };
    expect(areIntervalsOverlapping(left, right)).toBe(false);
    expect(areIntervalsOverlapping(left, right, { inclusive: true })).toBe(true);
  });

  test('takes timestamps too', () => {
    expect(
      areIntervalsOverlapping(
        { start: day(10).getTime(), end: day(20).getTime() },
        { start: day(15).getTime(), end: day(25).getTime() },
      ),
    ).toBe(true);
  });

  test('works for an interval which begins before September 2001', () => {
    expect(
      areIntervalsOverlapping(
        { start: new Date(2001, 6, 1), end: new Date(2001, 10, 1) },
        { start: new Date(2001, 7, 1), end: new Date(2001, 7, 5) },
      ),
    ).toBe(true);
  });
});
