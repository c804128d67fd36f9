import parseMs from './package/index.js';

const units = { days: 86400000, hours: 3600000, minutes: 60000, seconds: 1000, milliseconds: 1 };
const plain = (parts) => Object.fromEntries(Object.entries(parts).map(([unit, n]) => [unit, n + 0]));
const sum = (parts) => Object.keys(units).reduce((total, unit) => total + parts[unit] * units[unit], 0);

describe('parseMs', () => {
  test('a negative time is the mirror of the positive one', () => {
    for (const ms of [1, 999, 1000, 61001, 3599999, 86400000, 90061001]) {
      const mirror = Object.fromEntries(Object.entries(parseMs(ms)).map(([unit, n]) => [unit, -n]));
      expect(plain(parseMs(-ms))).toEqual(plain(mirror));
    }
  });

  test('the parts of a negative time add up to it', () => {
    for (const ms of [-1, -1500, -59999, -86399999, -172800001]) {
      expect(sum(parseMs(ms))).toBe(ms);
    }
  });

  test('negative fractions are cut off', () => {
    expect(plain(parseMs(-1.5))).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0, milliseconds: -1 });
    expect(plain(parseMs(-59999.5))).toEqual({ days: 0, hours: 0, minutes: 0, seconds: -59, milliseconds: -999 });
  });

  test('positive fractions are cut off', () => {
    expect(plain(parseMs(90061001.9))).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1, milliseconds: 1 });
  });

  test('the parts of a positive time add up to it', () => {
    for (const ms of [0, 1, 59999, 86399999, 1e12]) {
      expect(sum(parseMs(ms))).toBe(ms);
    }
  });

  test('rejects strings', () => {
    expect(() => parseMs('-400')).toThrow(TypeError);
  });
});
