import { distanceKm, distanceLabel, isInDeliveryArea, nearestStores, toRadians } from './geo';

const berlin = { lat: 52.52, lng: 13.405 };
const stores = [
  { name: 'Hamburg', lat: 53.5511, lng: 9.9937, open: true },
  { name: 'Potsdam', lat: 52.3906, lng: 13.0645, open: true },
  { name: 'Mitte', lat: 52.5219, lng: 13.4132, open: false },
];

describe('store finder', () => {
  it('converts degrees', () => {
    expect(toRadians(0)).toBe(0);
    expect(toRadians(180)).toBeCloseTo(Math.PI, 12);
  });

  it('is nowhere far from itself', () => {
    expect(distanceKm(berlin, berlin)).toBe(0);
  });

  it('measures the way from Berlin to Hamburg', () => {
    expect(distanceKm(berlin, stores[0]!)).toBeCloseTo(255.25, 0);
  });

  it('writes distances', () => {
    expect(distanceLabel(0.234)).toBe('230 m');
    expect(distanceLabel(3.14)).toBe('3.1 km');
    expect(distanceLabel(47.6)).toBe('48 km');
  });

  it('lists open stores, nearest first', () => {
    expect(nearestStores(stores, berlin).map((text) => text.split(' ')[0])).toEqual(['Potsdam', 'Hamburg']);
  });

  it('delivers within a radius', () => {
    expect(isInDeliveryArea(stores[1]!, berlin, 30)).toBe(true);
    expect(isInDeliveryArea(stores[1]!, berlin, 20)).toBe(false);
    expect(isInDeliveryArea(stores[2]!, berlin, 20)).toBe(false);
  });
});
