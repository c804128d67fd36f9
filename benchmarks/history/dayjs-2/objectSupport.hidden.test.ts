import objectSupport from './package/esm/plugin/objectSupport/index.js';
import utc from './package/esm/plugin/utc/index.js';
import dayjs from './package/esm/index.js';

dayjs.extend(utc);
dayjs.extend(objectSupport);
const d = dayjs as any;
const FORMAT = 'YYYY-MM-DD HH:mm';

describe('objectSupport, stricter', () => {
  test('every month of the year', () => {
    for (let month = 0; month < 12; month++) {
      const date = d({ year: 2010, month, day: 5 });
      expect([date.year(), date.month(), date.date()]).toEqual([2010, month, 5]);
    }
  });

  test('month zero is January of the same year', () => {
    expect(d({ year: 2010, month: 0 }).format(FORMAT)).toBe('2010-01-01 00:00');
    expect(d({ year: 2010, month: 0, day: 31, hour: 5 }).format(FORMAT)).toBe('2010-01-31 05:00');
  });

  test('other names of the month', () => {
    expect(d({ year: 2010, months: 11 }).format(FORMAT)).toBe('2010-12-01 00:00');
    expect(d({ y: 2010, M: 6 }).format(FORMAT)).toBe('2010-07-01 00:00');
  });

  test('in UTC', () => {
    expect(d.utc({ year: 2010, month: 0, day: 14 }).format(FORMAT)).toBe('2010-01-14 00:00');
    expect(d.utc({ year: 2010, month: 3, hour: 1 }).valueOf()).toBe(Date.UTC(2010, 3, 1, 1));
    expect(d.utc({ year: 2010 }).valueOf()).toBe(Date.UTC(2010, 0, 1));
  });

  test('without a month it is January, without a day the first', () => {
    expect(d({ year: 2010, day: 9 }).format(FORMAT)).toBe('2010-01-09 00:00');
    expect(d({ year: 2010, month: 4 }).format(FORMAT)).toBe('2010-05-01 00:00');
    expect(d({ year: 2010, hour: 23, minute: 59 }).format(FORMAT)).toBe('2010-01-01 23:59');
  });

  test('the parts of a date give the same date', () => {
    const date = d('2016-02-29 13:00');
    expect(d({ year: date.year(), month: date.month(), day: date.date(), hour: date.hour() }).valueOf()).toBe(
      date.valueOf(),
    );
  });

  test('adding and setting are as before', () => {
    expect(d('2010-01-01').add({ months: 1 }).format(FORMAT)).toBe('2010-02-01 00:00');
    expect(d('2010-05-01').set({ month: 0 }).format(FORMAT)).toBe('2010-01-01 00:00');
    expect(d('2010-05-01').subtract({ M: 5 }).format(FORMAT)).toBe('2009-12-01 00:00');
  });
});
