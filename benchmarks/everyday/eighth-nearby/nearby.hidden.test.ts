import { distance, nearby } from './nearby';

const CITIES: Record<string, { lat: number; lon: number }> = {
  paris: { lat: 48.8566, lon: 2.3522 },
  london: { lat: 51.5074, lon: -0.1278 },
  newYork: { lat: 40.7128, lon: -74.006 },
  sydney: { lat: -33.8688, lon: 151.2093 },
};

test('between cities', () => {
  expect(Math.abs(distance(CITIES['paris'], CITIES['london']) - 343.6)).toBeLessThan(1);
  expect(Math.abs(distance(CITIES['newYork'], CITIES['london']) - 5570)).toBeLessThan(5);
  expect(Math.abs(distance(CITIES['london'], CITIES['sydney']) - 16994)).toBeLessThan(20);
});

test('is the same both ways', () => {
  const all = Object.values(CITIES);
  for (const a of all) {
    for (const b of all) expect(distance(a, b)).toBeCloseTo(distance(b, a), 6);
  }
});

test('a degree of longitude gets shorter to the north', () => {
  for (const [lat, km] of [
    [0, 111.19],
    [30, 96.3],
    [60, 55.59],
    [-60, 55.59],
  ]) {
    expect(Math.abs(distance({ lat, lon: 10 }, { lat, lon: 11 }) - km)).toBeLessThan(0.05);
  }
});

test('the other side of the earth', () => {
  expect(distance({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(Math.PI * 6371, 3);
  expect(distance({ lat: 90, lon: 0 }, { lat: -90, lon: 50 })).toBeCloseTo(Math.PI * 6371, 3);
});

test('in the north', () => {
  const oslo = { lat: 59.91, lon: 10.75 };
  const shops = [
    { id: 'east', lat: 59.91, lon: 11.15, services: [] },
    { id: 'north', lat: 60.15, lon: 10.75, services: [] },
    { id: 'farther', lat: 59.91, lon: 11.25, services: [] },
  ];
  expect(nearby(shops, oslo).map(({ shop }) => shop.id)).toEqual(['east']);
  expect(nearby(shops, oslo, { radius: 27 }).map(({ shop }) => shop.id)).toEqual(['east', 'north']);
});
