import { boundsAround, contains, pad, splitAtDateLine } from './bounds';

const pacific = { west: 160, south: -30, east: -160, north: 0 };
const p = (lng: number, lat: number) => ({ lng, lat });

test('over the date line: inside', () => {
  for (const lng of [160, 170, 179.9, 180, -180, -179.9, -170, -160]) {
    expect(contains(pacific, p(lng, -10))).toBe(true);
  }
});

test('over the date line: outside', () => {
  for (const lng of [159.9, 100, 0, -100, -159.9]) {
    expect(contains(pacific, p(lng, -10))).toBe(false);
  }
});

test('over the date line: latitudes still count', () => {
  expect(contains(pacific, p(170, 0.1))).toBe(false);
  expect(contains(pacific, p(-170, -30.1))).toBe(false);
  expect(contains(pacific, p(-170, -30))).toBe(true);
});

test('other rectangles: both sides count', () => {
  const europe = { west: -10, south: 35, east: 30, north: 60 };
  expect([-10, 0, 30].map((lng) => contains(europe, p(lng, 50)))).toEqual([true, true, true]);
  expect([-10.1, 30.1, -170, 170].some((lng) => contains(europe, p(lng, 50)))).toBe(false);
});

test('a rectangle without width', () => {
  const line = { west: 5, south: 0, east: 5, north: 10 };
  expect(contains(line, p(5, 5))).toBe(true);
  expect(contains(line, p(6, 5))).toBe(false);
});

test('the whole world', () => {
  const world = boundsAround(p(0, 0), 400, 200);
  for (const lng of [-180, -1, 0, 1, 180]) expect(contains(world, p(lng, 89))).toBe(true);
});

test('the same as one of its parts', () => {
  for (const bounds of [pacific, pad(pacific, 0.25), { west: 1, south: -30, east: 9, north: 0 }]) {
    for (let lng = -180; lng <= 180; lng += 5) {
      const inPart = splitAtDateLine(bounds).some((part) => contains(part, p(lng, -10)));
      expect(contains(bounds, p(lng, -10))).toBe(inPart);
    }
  }
});

test('almost everything', () => {
  const most = boundsAround(p(90, 0), 350, 90);
  expect(contains(most, p(90, 0))).toBe(true);
  expect(contains(most, p(-90, 0))).toBe(false);
  expect(contains(most, p(-80, 0))).toBe(true);
  expect(contains(most, p(-100, 0))).toBe(true);
});
