import { parcelWeight } from './parcel-weight';

const book = { grams: 250, quantity: 1 };
const file = { grams: 7, quantity: 4, digital: true };

test.each([
  [[], 0],
  [[book], 370],
  [[book, book], 620],
  [[file], 0],
  [[file, file], 0],
  [[file, book], 370],
  [[book, file, book, file], 620],
  [[{ ...book, digital: false }], 370],
  [[{ grams: 0, quantity: 1 }], 120],
])('%j', (lines, grams) => {
  expect(parcelWeight(lines)).toBe(grams);
});
