import { chargeGraduated, chargeVolume, totalOf, type Tier } from './tiers';

const tiers: Tier[] = [
  { upTo: 10, unitPrice: 100, flatFee: 500 },
  { upTo: 50, unitPrice: 80 },
  { upTo: 100, unitPrice: 0, flatFee: 1000 },
  { unitPrice: 50, flatFee: 2000 },
];

const units = (quantity: number) => chargeGraduated(tiers, quantity).map((line) => line.units);
const total = (quantity: number) => totalOf(chargeGraduated(tiers, quantity));

test('lines up to the last tier in use', () => {
  expect(units(0)).toEqual([]);
  expect(units(1)).toEqual([1]);
  expect(units(9)).toEqual([9]);
  expect(units(10)).toEqual([10]);
  expect(units(11)).toEqual([10, 1]);
  expect(units(50)).toEqual([10, 40]);
  expect(units(51)).toEqual([10, 40, 1]);
  expect(units(100)).toEqual([10, 40, 50]);
  expect(units(250)).toEqual([10, 40, 50, 150]);
});

test('fees of the tiers in use', () => {
  expect(total(0)).toBe(0);
  expect(total(1)).toBe(600);
  expect(total(10)).toBe(1500);
  expect(total(50)).toBe(4700);
  expect(total(100)).toBe(5700);
  expect(total(101)).toBe(7750);
});

test('a tier that costs nothing is a line as well', () => {
  expect(chargeGraduated([{ upTo: 3, unitPrice: 0 }, { unitPrice: 7 }], 5)).toEqual([
    { units: 3, unitPrice: 0, flatFee: 0, amount: 0 },
    { units: 2, unitPrice: 7, flatFee: 0, amount: 14 },
  ]);
  expect(chargeGraduated([{ upTo: 3, unitPrice: 0 }, { unitPrice: 7 }], 2)).toEqual([
    { units: 2, unitPrice: 0, flatFee: 0, amount: 0 },
  ]);
});

test('fractions of a unit', () => {
  expect(units(10.5)).toEqual([10, 0.5]);
});

test('volume prices', () => {
  expect(chargeVolume(tiers, 51)).toEqual([{ units: 51, unitPrice: 0, flatFee: 1000, amount: 1000 }]);
});
