const BOX_GRAMS = 120;

/** Grams of the parcel for an order: downloads and gift cards that go by mail weigh nothing. */
export function parcelWeight(lines) {
  let grams = 0;
  let pieces = 0;
  for (const line of lines) {
    grams += line.grams * line.quantity;
    pieces += line.quantity;
  }
  return pieces === 0 ? 0 : grams + BOX_GRAMS;
}
