import timezone from './package/esm/plugin/timezone/index.js';
import utc from './package/esm/plugin/utc/index.js';
import dayjs from './package/esm/index.js';

dayjs.extend(utc);
dayjs.extend(timezone);
const d = dayjs as any;

describe('timezone', () => {
  test('shows a moment in another time zone', () => {
    const time = d('2014-06-01T12:00:00Z');
    expect(time.tz('America/New_York').format('YYYY-MM-DD HH:mm Z')).toBe('2014-06-01 08:00 -04:00');
    expect(time.tz('Asia/Tokyo').format('YYYY-MM-DD HH:mm Z')).toBe('2014-06-01 21:00 +09:00');
  });

  test('reads a local time of a time zone', () => {
    expect(d.tz('2014-06-01 12:00', 'America/New_York').toISOString()).toBe('2014-06-01T16:00:00.000Z');
    expect(d.tz('2014-12-01 12:00', 'America/New_York').toISOString()).toBe('2014-12-01T17:00:00.000Z');
  });

  test('takes a Date or a timestamp', () => {
    expect(d.tz(new Date(0), 'Asia/Tokyo').format('YYYY-MM-DD HH:mm')).toBe('1970-01-01 09:00');
    expect(d.tz(0, 'Asia/Tokyo').valueOf()).toBe(0);
  });

  test('keeps the zone for startOf', () => {
    expect(d('2014-06-01T02:00:00Z').tz('America/New_York').startOf('day').toISOString()).toBe(
      '2014-05-31T04:00:00.000Z',
    );
  });

  test('hands back an invalid object for an invalid one', () => {
    const result = d(new Date(NaN)).tz('America/New_York');
    expect(result.isValid()).toBe(false);
    expect(result.format()).toBe('Invalid Date');
  });

  test('hands back an invalid object for a text that is no time', () => {
    expect(d.tz('no time', 'America/New_York').isValid()).toBe(false);
  });
});
