import { format, formatPart, parse } from './dms';

test('sixty seconds are a minute, sixty minutes a degree', () => {
  expect(formatPart(10 + 59.9 / 3600, 'lat')).toBe('10°01′00″N');
  expect(formatPart(10 + 59 / 60 + 59.6 / 3600, 'lat')).toBe('11°00′00″N');
  expect(formatPart(-(120 + 29 / 60 + 59.7 / 3600), 'lon')).toBe('120°30′00″W');
  expect(formatPart(89.99999, 'lat')).toBe('90°00′00″N');
  expect(formatPart(-179.99999, 'lon')).toBe('180°00′00″W');
});

test('no minutes or seconds of sixty anywhere', () => {
  for (let i = 0; i < 20000; i++) {
    const text = formatPart(i * 0.00377 + 0.0001, 'lon');
    if (/60[′″]/.test(text)) throw new Error(text);
  }
});

test('the text is never further away than half a second', () => {
  for (let i = -2000; i < 2000; i++) {
    const position = { lat: i * 0.0431 + 0.0003, lon: i * 0.0877 - 0.0007 };
    const back = parse(format(position));
    expect(Math.abs(back.lat - position.lat) * 3600).toBeLessThan(0.5001);
    expect(Math.abs(back.lon - position.lon) * 3600).toBeLessThan(0.5001);
  }
});

test('rounds down as well', () => {
  expect(formatPart(10 + 59.4 / 3600, 'lat')).toBe('10°00′59″N');
  expect(formatPart(5.3, 'lon')).toBe('5°18′00″E');
  expect(formatPart(1.1, 'lat')).toBe('1°06′00″N');
});
