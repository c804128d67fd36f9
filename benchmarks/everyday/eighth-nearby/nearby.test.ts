import { distance, formatDistance, nearby } from './nearby';

const quito = { lat: 0, lon: -78 };

test('along the equator', () => {
  expect(distance(quito, quito)).toBe(0);
  expect(distance(quito, { lat: 0, lon: -77 })).toBeCloseTo(111.19, 2);
});

test('along a meridian', () => {
  expect(distance({ lat: 47, lon: 8 }, { lat: 48, lon: 8 })).toBeCloseTo(111.19, 2);
});

test('from Bern to Zurich', () => {
  const bern = { lat: 46.948, lon: 7.4474 };
  const zurich = { lat: 47.3769, lon: 8.5417 };
  expect(distance(bern, zurich)).toBeCloseTo(95.49, 0);
});

test('shops nearby, the nearest first', () => {
  const shops = [
    { id: 'far', lat: 0, lon: -77, services: [] },
    { id: 'b', lat: 0.1, lon: -78, services: ['repair'] },
    { id: 'a', lat: 0.05, lon: -78, services: [] },
  ];
  expect(nearby(shops, quito).map(({ shop }) => shop.id)).toEqual(['a', 'b']);
  expect(nearby(shops, quito, { limit: 1 }).map(({ shop }) => shop.id)).toEqual(['a']);
  expect(nearby(shops, quito, { service: 'repair' }).map(({ shop }) => shop.id)).toEqual(['b']);
  expect(nearby(shops, quito, { radius: 200 })).toHaveLength(3);
});

test('writes a distance', () => {
  expect(formatDistance(0.01)).toBe('here');
  expect(formatDistance(0.284)).toBe('280 m');
  expect(formatDistance(3.14)).toBe('3.1 km');
  expect(formatDistance(25.6)).toBe('26 km');
});
