import { parcelWeight } from './parcel-weight';

test('goods and a box', () => {
  expect(parcelWeight([{ grams: 300, quantity: 2 }])).toBe(720);
});

test('nothing needs no box', () => {
  expect(parcelWeight([])).toBe(0);
});

test('downloads weigh nothing', () => {
  expect(
    parcelWeight([
      { grams: 300, quantity: 1 },
      { grams: 10, quantity: 3, digital: true },
    ]),
  ).toBe(420);
});

test('downloads alone need no box', () => {
  expect(parcelWeight([{ grams: 5, quantity: 1, digital: true }])).toBe(0);
});
