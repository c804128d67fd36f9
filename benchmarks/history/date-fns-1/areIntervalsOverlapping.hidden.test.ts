import overlapping, { areIntervalsOverlapping } from './package/areIntervalsOverlapping.mjs';

const of = (start: any, end: any) => ({ start, end });

describe('areIntervalsOverlapping, stricter', () => {
  test('timestamps with different numbers of digits', () => {
    expect(areIntervalsOverlapping(of(5, 100), of(20, 30))).toBe(true);
    expect(areIntervalsOverlapping(of(20, 30), of(5, 100))).toBe(true);
    expect(areIntervalsOverlapping(of(9, 10), of(50, 95))).toBe(false);
    expect(areIntervalsOverlapping(of(50, 95), of(9, 10))).toBe(false);
  });

  test('intervals around 1970', () => {
    const long = of(new Date(1960, 0, 1), new Date(1980, 0, 1));
    const short = of(new Date(1965, 0, 1), new Date(1966, 0, 1));
    expect(areIntervalsOverlapping(long, short)).toBe(true);
    expect(areIntervalsOverlapping(short, long)).toBe(true);
    expect(areIntervalsOverlapping(of(-20, -3), of(-10, -5))).toBe(true);
    expect(areIntervalsOverlapping(of(-20, -10), of(-9, 9))).toBe(false);
  });

  test('either interval may be given the wrong way round', () => {
    expect(areIntervalsOverlapping(of(100, 5), of(20, 30))).toBe(true);
    expect(areIntervalsOverlapping(of(20, 30), of(100, 5))).toBe(true);
    expect(
      areIntervalsOverlapping(
        of(new Date(2014, 0, 20), new Date(2014, 0, 10)),
        of(new Date(2014, 0, 12), new Date(2014, 0, 11)),
      ),
    ).toBe(true);
    expect(areIntervalsOverlapping(of(100, 5), of(300, 200))).toBe(false);
  });

  test('touching intervals', () => {
    expect(areIntervalsOverlapping(of(8, 10), of(10, 100))).toBe(false);
    expect(areIntervalsOverlapping(of(8, 10), of(10, 100), { inclusive: true })).toBe(true);
    expect(areIntervalsOverlapping(of(10, 100), of(8, 10), { inclusive: true })).toBe(true);
    expect(areIntervalsOverlapping(of(8, 9), of(10, 100), { inclusive: true })).toBe(false);
  });

  test('an invalid date overlaps nothing', () => {
    expect(areIntervalsOverlapping(of(new Date(NaN), 100), of(1, 1000))).toBe(false);
    expect(areIntervalsOverlapping(of(1, 1000), of(5, new Date(NaN)), { inclusive: true })).toBe(false);
  });

  test('leaves its arguments alone and has a default export', () => {
    const left = of(new Date(2001, 10, 1), new Date(2001, 6, 1));
    overlapping(left, of(1, 2));
    expect(left).toEqual(of(new Date(2001, 10, 1), new Date(2001, 6, 1)));
    expect(overlapping).toBe(areIntervalsOverlapping);
  });
});
