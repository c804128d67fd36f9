import { compareTimestamps, formatOffset, formatTimestamp, parseOffset, parseTimestamp } from './offset';

test('west of UTC', () => {
  expect(parseOffset('-03:30')).toBe(-210);
  expect(parseOffset('-0930')).toBe(-570);
  expect(parseOffset('-01:15')).toBe(-75);
  expect(parseOffset('-12:00')).toBe(-720);
  expect(parseOffset('-08')).toBe(-480);
});

test('less than an hour west of UTC', () => {
  expect(parseOffset('-00:30')).toBe(-30);
  expect(parseOffset('-0044')).toBe(-44);
  expect(parseTimestamp('1970-01-01T00:00:00-00:30')).toBe(30 * 60_000);
});

test('east of UTC', () => {
  expect(parseOffset('+00:30')).toBe(30);
  expect(parseOffset('+12:45')).toBe(765);
  expect(parseOffset('z')).toBe(0);
});

test('no offset at all', () => {
  expect(parseTimestamp('1970-01-01T00:00:00-00:00')).toBe(0);
  expect(parseTimestamp('1970-01-01T00:00:00+00:00')).toBe(0);
});

test('reads what it writes', () => {
  for (let offset = -720; offset <= 840; offset += 15) {
    expect(parseOffset(formatOffset(offset))).toBe(offset);
  }
});

test('timestamps', () => {
  const moment = Date.UTC(2024, 1, 29, 23, 59, 58);
  for (const offset of [-570, -210, -30, 0, 30, 345, 765]) {
    expect(parseTimestamp(formatTimestamp(moment, offset))).toBe(moment);
  }
  expect(compareTimestamps('2024-05-01T10:00-03:30', '2024-05-01T10:00-03:00')).toBe(30 * 60_000);
});
