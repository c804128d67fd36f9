import { finishTime, formatTime, pace, parseTime, splits } from './pace';

test('reads times', () => {
  expect(parseTime('4:05')).toBe(245);
  expect(parseTime('1:02:03')).toBe(3723);
  expect(() => parseTime('fast')).toThrow('not a time');
});

test('writes times', () => {
  expect(formatTime(245)).toBe('4:05');
  expect(formatTime(3723.4)).toBe('1:02:03');
  expect(formatTime(61.5)).toBe('1:02');
});

test('pace of a race', () => {
  expect(pace(10, '50:00')).toBe('5:00 /km');
  expect(pace(5, '21:42')).toBe('4:20 /km');
  expect(pace(10, '50:00', 'mi')).toBe('8:03 /mi');
  expect(() => pace(0, '50:00')).toThrow('must be positive');
});

test('just under four minutes', () => {
  expect(pace(21.1, '1:24:20')).toBe('4:00 /km');
});

test('finish time and splits', () => {
  expect(finishTime(42, '5:00')).toBe('3:30:00');
  expect(splits(12, '1:00:00', 5)).toEqual([
    { at: 5, time: '25:00' },
    { at: 10, time: '50:00' },
    { at: 12, time: '1:00:00' },
  ]);
});
