import objectSupport from './package/esm/plugin/objectSupport/index.js';
import dayjs from './package/esm/index.js';

dayjs.extend(objectSupport);
const d = dayjs as any;
const FORMAT = 'YYYY-MM-DD HH:mm:ss.SSS';

describe('objectSupport', () => {
  test('reads the year and the time of an object', () => {
    expect(d({ year: 2010 }).format(FORMAT)).toBe('2010-01-01 00:00:00.000');
    expect(d({ year: 2010, day: 14, hour: 15, minute: 25, second: 50, millisecond: 125 }).format(FORMAT)).toBe(
      '2010-01-14 15:25:50.125',
    );
  });

  test('knows the plural and the short names of the units', () => {
    expect(d({ years: 2010, days: 3, hours: 4 }).format(FORMAT)).toBe('2010-01-03 04:00:00.000');
    expect(d({ y: 2010, h: 4, m: 5, s: 6, ms: 7 }).format(FORMAT)).toBe('2010-01-01 04:05:06.007');
  });

  test('still takes texts and dates', () => {
    expect(d('2010-03-04').format('YYYY-MM-DD')).toBe('2010-03-04');
    expect(d(new Date(2010, 2, 4)).format('YYYY-MM-DD')).toBe('2010-03-04');
  });

  test('adds and subtracts objects', () => {
    expect(d('2010-01-31').add({ years: 1, days: 2 }).format('YYYY-MM-DD')).toBe('2011-02-02');
    expect(d('2010-01-31').subtract({ years: 1, days: 2 }).format('YYYY-MM-DD')).toBe('2009-01-29');
  });

  test('sets several units, the month counted from zero', () => {
    expect(d('2010-01-01').set({ year: 2012, month: 1 }).format('YYYY-MM-DD')).toBe('2012-02-01');
  });

  test('the month of an object is counted from zero', () => {
    expect(d({ year: 2010, month: 1, day: 14 }).format('YYYY-MM-DD')).toBe('2010-02-14');
  });
});
