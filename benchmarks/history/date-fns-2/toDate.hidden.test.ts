import toDateDefault, { toDate } from './package/toDate.mjs';

const time = (value: any) => toDate(value).getTime();

describe('toDate, stricter', () => {
  test('no date from a boolean', () => {
    expect(time(true)).toBeNaN();
    expect(time(false)).toBeNaN();
    expect(time(Object(true))).toBeNaN();
  });

  test('no date from arrays and objects', () => {
    expect(time([2020])).toBeNaN();
    expect(time(['2020-01-01'])).toBeNaN();
    expect(time([])).toBeNaN();
    expect(time({})).toBeNaN();
    expect(time({ valueOf: () => 1000 })).toBeNaN();
    expect(time(() => 1)).toBeNaN();
  });

  test('does not throw for odd values', () => {
    expect(time(null)).toBeNaN();
    expect(time(undefined)).toBeNaN();
    expect(time(Symbol('x'))).toBeNaN();
    expect(time(10n)).toBeNaN();
  });

  test('still reads numbers and strings, also boxed ones', () => {
    expect(time(0)).toBe(0);
    expect(time(Object(86400000))).toBe(86400000);
    expect(time('2014-02-11T11:30:30.000Z')).toBe(Date.UTC(2014, 1, 11, 11, 30, 30));
    expect(time(Object('2014-02-11T11:30:30.000Z'))).toBe(Date.UTC(2014, 1, 11, 11, 30, 30));
    expect(time('no date at all')).toBeNaN();
  });

  test('keeps the class of the date', () => {
    class MyDate extends Date {}
    const result = toDate(new MyDate(5));
    expect(result).toBeInstanceOf(MyDate);
    expect(result.getTime()).toBe(5);
  });

  test('has a default export', () => {
    expect(toDateDefault).toBe(toDate);
  });
});
