import { chargeGraduated, chargeVolume, totalOf, type Tier } from './tiers';

const plain: Tier[] = [{ upTo: 10, unitPrice: 100 }, { upTo: 50, unitPrice: 80 }, { unitPrice: 50 }];
const withFees: Tier[] = [
  { upTo: 10, unitPrice: 100, flatFee: 500 },
  { upTo: 50, unitPrice: 80, flatFee: 1000 },
  { unitPrice: 50, flatFee: 2000 },
];

test('graduated prices', () => {
  expect(totalOf(chargeGraduated(plain, 5))).toBe(500);
  expect(totalOf(chargeGraduated(plain, 12))).toBe(1160);
  expect(totalOf(chargeGraduated(plain, 60))).toBe(4700);
});

test('one line for each tier in use', () => {
  expect(chargeGraduated(plain, 12)).toEqual([
    { units: 10, unitPrice: 100, flatFee: 0, amount: 1000 },
    { units: 2, unitPrice: 80, flatFee: 0, amount: 160 },
  ]);
});

test('flat fees', () => {
  expect(totalOf(chargeGraduated(withFees, 60))).toBe(8200);
  expect(totalOf(chargeGraduated(withFees, 12))).toBe(2660);
  expect(totalOf(chargeGraduated(withFees, 0))).toBe(0);
});

test('volume prices', () => {
  expect(totalOf(chargeVolume(withFees, 12))).toBe(1960);
  expect(chargeVolume(withFees, 0)).toEqual([]);
  expect(() => chargeVolume([{ upTo: 5, unitPrice: 1 }], 6)).toThrow('no tier for 6 units');
});

test('refuses tiers that make no sense', () => {
  expect(() => chargeGraduated([{ unitPrice: 1 }, { upTo: 5, unitPrice: 2 }], 1)).toThrow('Tier 1 is open ended');
  expect(() =>
    chargeGraduated(
      [
        { upTo: 5, unitPrice: 1 },
        { upTo: 5, unitPrice: 2 },
      ],
      1,
    ),
  ).toThrow('Tier 2 ends');
});
