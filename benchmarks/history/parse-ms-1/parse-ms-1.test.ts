import parseMs from './package/index.js';

// -0 is as good as 0
const plain = (parts) => Object.fromEntries(Object.entries(parts).map(([unit, n]) => [unit, n + 0]));

describe('parseMs', () => {
  test('splits into units', () => {
    expect(plain(parseMs(1000 + 400))).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1, milliseconds: 400 });
    expect(plain(parseMs(1000 * 60 * 60 * 999))).toEqual({
      days: 41,
      hours: 15,
      minutes: 0,
      seconds: 0,
      milliseconds: 0,
    });
  });

  test('zero', () => {
    expect(plain(parseMs(0))).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0, milliseconds: 0 });
  });

  test('drops fractions of a millisecond', () => {
    expect(parseMs(1.9).milliseconds).toBe(1);
  });

  test('throws for anything but a number', () => {
    expect(() => parseMs('5')).toThrow(TypeError);
    expect(() => parseMs(undefined)).toThrow(TypeError);
  });

  test('negative times', () => {
    expect(plain(parseMs(-400))).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0, milliseconds: -400 });
    expect(plain(parseMs(-(1000 * 60 + 500)))).toEqual({
      days: 0,
      hours: 0,
      minutes: -1,
      seconds: 0,
      milliseconds: -500,
    });
  });
});
