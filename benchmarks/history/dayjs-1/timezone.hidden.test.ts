import timezone from './package/esm/plugin/timezone/index.js';
import utc from './package/esm/plugin/utc/index.js';
import dayjs from './package/esm/index.js';

dayjs.extend(utc);
dayjs.extend(timezone);
const d = dayjs as any;
const zones = ['America/New_York', 'Asia/Kolkata', 'UTC'];

describe('timezone, stricter', () => {
  test('tz() of invalid objects, in every zone', () => {
    for (const zone of zones) {
      expect(d('no time').tz(zone).isValid()).toBe(false);
      expect(d(NaN).tz(zone).isValid()).toBe(false);
      expect(d.utc('no time').tz(zone).isValid()).toBe(false);
      expect(d(null).tz(zone, true).isValid()).toBe(false);
    }
  });

  test('dayjs.tz() of invalid values, in every zone', () => {
    for (const zone of zones) {
      expect(d.tz('', zone).isValid()).toBe(false);
      expect(d.tz('abc', zone).format('YYYY')).toBe('Invalid Date');
      expect(d.tz(NaN, zone).isValid()).toBe(false);
      expect(d.tz(new Date(NaN), zone).isValid()).toBe(false);
      expect(d.tz(d('abc'), zone).isValid()).toBe(false);
    }
  });

  test('an invalid result can be worked with', () => {
    const invalid = d.tz('abc', 'America/New_York');
    expect(invalid.valueOf()).toBeNaN();
    expect(invalid.tz('Asia/Tokyo').isValid()).toBe(false);
    expect(invalid.add(1, 'day').isValid()).toBe(false);
    expect(invalid.startOf('day').isValid()).toBe(false);
  });

  test('with a default time zone', () => {
    d.tz.setDefault('Asia/Tokyo');
    expect(d('abc').tz().isValid()).toBe(false);
    expect(d.tz('abc').isValid()).toBe(false);
    expect(d.tz('1970-01-01 09:00').valueOf()).toBe(0);
    d.tz.setDefault();
  });

  test('the moment zero is valid', () => {
    expect(d(0).tz('Asia/Kolkata').format('YYYY-MM-DD HH:mm')).toBe('1970-01-01 05:30');
    expect(d.tz('1970-01-01 00:00', 'UTC').valueOf()).toBe(0);
    expect(d.tz(0, 'America/New_York').isValid()).toBe(true);
  });

  test('keeping the local time', () => {
    expect(d.utc('2014-06-01T12:00:00Z').tz('Asia/Tokyo', true).toISOString()).toBe('2014-06-01T03:00:00.000Z');
  });

  test('an unknown time zone still throws', () => {
    expect(() => d(0).tz('No/Where')).toThrow(RangeError);
    expect(() => d.tz('2014-06-01 12:00', 'No/Where')).toThrow(RangeError);
  });
});
