import { toDate } from './package/toDate.mjs';

describe('toDate', () => {
  test('copies a date', () => {
    const date = new Date(2016, 0, 1, 10, 20, 30, 456);
    const result = toDate(date);
    expect(result).toEqual(date);
    expect(result).not.toBe(date);
  });

  test('takes a timestamp', () => {
    expect(toDate(1392098430000).getTime()).toBe(1392098430000);
  });

  test('hands back an invalid date for an invalid date', () => {
    expect(toDate(new Date(NaN)).getTime()).toBeNaN();
  });

  test('hands back an invalid date for undefined and for NaN', () => {
    expect(toDate(undefined as any).getTime()).toBeNaN();
    expect(toDate(NaN).getTime()).toBeNaN();
  });

  test('hands back an invalid date for null', () => {
    expect(toDate(null as any)).toBeInstanceOf(Date);
    expect(toDate(null as any).getTime()).toBeNaN();
  });
});
