import { formatSrt, formatTime, parseSrt, parseTime } from './subtitles';

test('rounding up carries into seconds', () => {
  expect(formatTime(1.9996)).toBe('00:00:02,000');
  expect(formatTime(0.9999)).toBe('00:00:01,000');
});

test('rounding up carries into minutes and hours', () => {
  expect(formatTime(59.9997)).toBe('00:01:00,000');
  expect(formatTime(119.9998)).toBe('00:02:00,000');
  expect(formatTime(3599.9996)).toBe('01:00:00,000');
  expect(formatTime(7199.9999)).toBe('02:00:00,000');
});

test('just below it rounds to 999', () => {
  expect(formatTime(1.9994)).toBe('00:00:01,999');
  expect(formatTime(59.9993)).toBe('00:00:59,999');
  expect(formatTime(3599.999)).toBe('00:59:59,999');
});

test('it still rounds to the nearest millisecond', () => {
  expect(formatTime(2.0004)).toBe('00:00:02,000');
  expect(formatTime(2.0006)).toBe('00:00:02,001');
  expect(formatTime(1.1236)).toBe('00:00:01,124');
  expect(formatTime(10.2344)).toBe('00:00:10,234');
});

test('every millisecond of a few minutes comes back as it was', () => {
  for (let ms = 0; ms < 200_000; ms += 7) {
    const text = formatTime(ms / 1000);
    expect(Math.round((parseTime(text) ?? NaN) * 1000)).toBe(ms);
  }
});

test('times close to a full second never give a four-digit fraction', () => {
  for (let s = 0; s < 4000; s += 37) {
    expect(formatTime(s + 0.99961)).toMatch(/^\d\d:\d\d:\d\d,000$/);
  }
});

test('written files with awkward times are valid', () => {
  const out = formatSrt([
    { start: 0.9996, end: 59.9999, text: 'a' },
    { start: 61, end: 3599.99959, text: 'b' },
  ]);
  expect(parseSrt(out)).toEqual([
    { start: 1, end: 60, text: 'a' },
    { start: 61, end: 3600, text: 'b' },
  ]);
});
