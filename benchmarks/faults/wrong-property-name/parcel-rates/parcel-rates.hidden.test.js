import { billedWeight, rate, shipmentCost, volumetricWeight } from './parcel-rates';

const parcel = (weightGrams, lengthCm, widthCm, heightCm) => ({ weightGrams, lengthCm, widthCm, heightCm });

it.each([
  [parcel(0, 10, 20, 25), 1],
  [parcel(9000, 100, 50, 7), 7],
  [parcel(0, 1, 2, 3), 0.0012],
  [parcel(77, 50, 50, 0), 0],
])('weighs %j as %d kg', (one, kg) => {
  expect(volumetricWeight(one)).toBeCloseTo(kg, 10);
});

it('bills the larger weight', () => {
  expect(billedWeight(parcel(2500, 10, 10, 10))).toBe(2.5);
  expect(billedWeight(parcel(100, 50, 40, 10))).toBe(4);
});

it('has bands that include their upper end', () => {
  expect([999, 1000, 1001, 5000, 10_000, 31_500, 31_501].map((grams) => rate(parcel(grams, 1, 1, 1)))).toEqual([
    490,
    490,
    690,
    690,
    1090,
    1690,
    undefined,
  ]);
});

it('does not send what is too bulky', () => {
  expect(rate(parcel(10, 100, 100, 16))).toBeUndefined();
  expect(shipmentCost([parcel(10, 10, 10, 10), parcel(10, 100, 100, 16)])).toBeUndefined();
});
