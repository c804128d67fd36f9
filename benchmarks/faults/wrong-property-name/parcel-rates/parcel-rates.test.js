import { fitsLetterBox, rate, shipmentCost, volumetricWeight } from './parcel-rates';

const book = { weightGrams: 600, lengthCm: 22, widthCm: 15, heightCm: 3 };
const lamp = { weightGrams: 1200, lengthCm: 50, widthCm: 30, heightCm: 30 };

describe('volumetricWeight', () => {
  it('is the volume over 5000', () => {
    expect(volumetricWeight({ weightGrams: 1, lengthCm: 50, widthCm: 20, heightCm: 10 })).toBe(2);
  });
});

describe('rate', () => {
  it('bills a heavy parcel by its weight', () => {
    expect(rate(book)).toBe(490);
  });

  it('bills a bulky parcel by its size', () => {
    expect(rate(lamp)).toBe(1090);
  });

  it('is unknown for what no carrier takes', () => {
    expect(rate({ weightGrams: 40_000, lengthCm: 40, widthCm: 40, heightCm: 40 })).toBeUndefined();
  });
});

describe('fitsLetterBox', () => {
  it('takes a flat book, whichever way it lies', () => {
    expect(fitsLetterBox(book)).toBe(true);
    expect(fitsLetterBox({ ...book, lengthCm: 3, heightCm: 22 })).toBe(true);
  });

  it('does not take a lamp', () => {
    expect(fitsLetterBox(lamp)).toBe(false);
  });
});

describe('shipmentCost', () => {
  it('adds up the parcels', () => {
    expect(shipmentCost([book, lamp])).toBe(1580);
  });

  it('is nothing for no parcel', () => {
    expect(shipmentCost([])).toBe(0);
  });
});
