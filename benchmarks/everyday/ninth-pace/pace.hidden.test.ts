import { finishTime, formatTime, pace, predict, splits } from './pace';

test('rounds up to the next minute', () => {
  expect(formatTime(59.5)).toBe('1:00');
  expect(formatTime(119.7)).toBe('2:00');
  expect(formatTime(299.999)).toBe('5:00');
});

test('rounds up to the next hour', () => {
  expect(formatTime(3599.6)).toBe('1:00:00');
  expect(formatTime(7199.9)).toBe('2:00:00');
  expect(formatTime(3659.8)).toBe('1:01:00');
});

test('never shows sixty', () => {
  for (let tenths = 0; tenths < 80_000; tenths += 7) {
    expect(/:60/.test(formatTime(tenths / 10))).toBe(false);
  }
});

test('rounds down as well', () => {
  expect(formatTime(59.4)).toBe('0:59');
  expect(formatTime(60.4)).toBe('1:00');
  expect(formatTime(3600.2)).toBe('1:00:00');
  expect(formatTime(0)).toBe('0:00');
});

test('paces that come close to a minute', () => {
  expect(pace(3, '14:59')).toBe('5:00 /km');
  expect(pace(7, '41:57')).toBe('6:00 /km');
  expect(pace(7, '41:53')).toBe('5:59 /km');
});

test('finish times and predictions', () => {
  expect(finishTime(10.0998, '6:00')).toBe('1:00:36');
  expect(finishTime(9.9988, '6:00')).toBe('1:00:00');
  expect(predict('20:00', 5, 10)).toBe('41:42');
});

test('splits', () => {
  expect(splits(7, '35:00', 3).map(({ time }) => time)).toEqual(['15:00', '30:00', '35:00']);
  expect(splits(3, '8:59', 1).map(({ time }) => time)).toEqual(['3:00', '5:59', '8:59']);
});
