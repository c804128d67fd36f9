import { compareTimestamps, formatOffset, formatTimestamp, parseOffset, parseTimestamp } from './offset';

test('reads offsets', () => {
  expect(parseOffset('Z')).toBe(0);
  expect(parseOffset('+02:00')).toBe(120);
  expect(parseOffset('+0545')).toBe(345);
  expect(parseOffset('-08')).toBe(-480);
  expect(() => parseOffset('2:00')).toThrow('Not an offset: 2:00');
});

test('writes offsets', () => {
  expect(formatOffset(0)).toBe('Z');
  expect(formatOffset(345)).toBe('+05:45');
  expect(formatOffset(-210)).toBe('-03:30');
});

test('reads timestamps', () => {
  expect(parseTimestamp('2024-05-01T10:00:00Z')).toBe(Date.UTC(2024, 4, 1, 10));
  expect(parseTimestamp('2024-05-01 10:00+05:30')).toBe(Date.UTC(2024, 4, 1, 4, 30));
  expect(parseTimestamp('2024-05-01T10:00:00-08:00')).toBe(Date.UTC(2024, 4, 1, 18));
});

// Orders from St. John's were an hour off.
test('Newfoundland', () => {
  expect(parseOffset('-03:30')).toBe(-210);
  expect(formatTimestamp(parseTimestamp('2024-05-01T10:00:00-03:30'))).toBe('2024-05-01T13:30:00Z');
});

test('writes timestamps', () => {
  expect(formatTimestamp(Date.UTC(2024, 0, 1), 60)).toBe('2024-01-01T01:00:00+01:00');
  expect(formatTimestamp(Date.UTC(2024, 0, 1), -90)).toBe('2023-12-31T22:30:00-01:30');
});

test('compares', () => {
  expect(compareTimestamps('2024-05-01T10:00Z', '2024-05-01T10:00+01:00')).toBeGreaterThan(0);
});
