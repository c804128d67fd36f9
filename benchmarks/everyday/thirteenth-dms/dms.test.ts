import { format, formatPart, parse, parsePart } from './dms';

test('writes a position', () => {
  expect(format({ lat: 52.5163, lon: 13.3777 })).toBe('52°30′59″N 13°22′40″E');
  expect(format({ lat: -33.8568, lon: -70.5 })).toBe('33°51′24″S 70°30′00″W');
});

test('whole degrees and minutes', () => {
  expect(formatPart(48, 'lat')).toBe('48°00′00″N');
  expect(formatPart(11.75, 'lon')).toBe('11°45′00″E');
  expect(formatPart(48.9999, 'lat')).toBe('49°00′00″N');
  expect(formatPart(7 + 20.1 / 60 - 0.0018, 'lon')).toBe('7°20′00″E');
});

test('reads the parts', () => {
  expect(parsePart('48°30′N')).toEqual({ axis: 'lat', value: 48.5 });
  expect(parsePart(`7° 15' 36" O`).value).toBeCloseTo(7.26);
  expect(parsePart('12.5°W')).toEqual({ axis: 'lon', value: -12.5 });
});

test('reads positions in either order', () => {
  expect(parse('48°30′N, 9°E')).toEqual({ lat: 48.5, lon: 9 });
  expect(parse('9°W 48°15′S')).toEqual({ lat: -48.25, lon: -9 });
});

test('refuses what is none', () => {
  expect(() => parsePart('91°N')).toThrow(RangeError);
  expect(() => parsePart('10°60′N')).toThrow(RangeError);
  expect(() => parse('9°W 48°15′E')).toThrow('missing');
});
