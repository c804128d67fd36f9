/**
 * Shipping rates. Carriers bill what is larger: the real weight, or what a parcel of its size "should" weigh.
 *
 * A parcel is { weightGrams, lengthCm, widthCm, heightCm }.
 */

// Cubic centimeters a kilogram, as the carriers agree on.
const VOLUMETRIC_DIVISOR = 5000;

const BANDS = [
  { upToKg: 1, cents: 490 },
  { upToKg: 5, cents: 690 },
  { upToKg: 10, cents: 1090 },
  { upToKg: 31.5, cents: 1690 },
];

/** In kilograms. */
export function volumetricWeight(parcel) {
  return (parcel.lengthCm * parcel.widthCm * parcel.heightCm) / VOLUMETRIC_DIVISOR;
}

/** In kilograms. */
export function billedWeight(parcel) {
  return Math.max(parcel.weightGrams / 1000, volumetricWeight(parcel));
}

/** In cents; undefined when no carrier takes it. */
export function rate(parcel) {
  const weight = billedWeight(parcel);
  return BANDS.find((band) => weight <= band.upToKg)?.cents;
}

export function fitsLetterBox(parcel) {
  const sides = [parcel.lengthCm, parcel.widthCm, parcel.heightCm].sort((a, b) => b - a);
  return sides[0] <= 35 && sides[1] <= 25 && sides[2] <= 3;
}

/** In cents; undefined as soon as one parcel cannot be sent. */
export function shipmentCost(parcels) {
  let total = 0;
  for (const parcel of parcels) {
    const cents = rate(parcel);
    if (cents === undefined) return undefined;
    total += cents;
  }
  return total;
}
