import { distanceKm, nearestStores, toRadians } from './geo';

describe('distances on the globe', () => {
  it.each([
    [90, Math.PI / 2],
    [-180, -Math.PI],
    [45, Math.PI / 4],
    [360, 2 * Math.PI],
    [1, 0.017_453_292_519_943_295],
  ])('%i degrees', (degrees, radians) => {
    expect(toRadians(degrees)).toBeCloseTo(radians, 12);
  });

  it.each([
    [0, 0, 0, 1, 111.19],
    [0, 0, 1, 0, 111.19],
    [0, 0, 0, 90, 10_007.54],
    [90, 0, -90, 0, 20_015.09],
    [0, 0, 0, 180, 20_015.09],
    [60, 0, 60, 1, 55.6],
    [48.8566, 2.3522, 51.5074, -0.1278, 343.56],
  ])('from %d, %d to %d, %d', (lat1, lng1, lat2, lng2, km) => {
    const a = { lat: lat1, lng: lng1 };
    const b = { lat: lat2, lng: lng2 };
    expect(distanceKm(a, b)).toBeCloseTo(km, 1);
    expect(distanceKm(b, a)).toBeCloseTo(km, 1);
  });

  it('labels the nearest stores', () => {
    const at = (name: string, lng: number) => ({ name, lat: 0, lng, open: true });
    expect(nearestStores([at('far', 1), at('near', 0.005), at('mid', 0.05)], { lat: 0, lng: 0 }, 2)).toEqual([
      'near (560 m)',
      'mid (5.6 km)',
    ]);
  });
});
