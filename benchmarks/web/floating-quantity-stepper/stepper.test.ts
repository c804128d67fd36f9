import { clamp, decimalsOf, nearest, stepBy } from './stepper';

it('counts decimals', () => {
  expect([1, 0.5, 0.25].map(decimalsOf)).toEqual([0, 1, 2]);
});

it('stays within its limits', () => {
  expect(clamp(7, { step: 1, min: 0, max: 5 })).toBe(5);
  expect(stepBy(0, -1, { step: 1, min: 0 })).toBe(0);
});

describe('stepBy', () => {
  it('goes up and down', () => {
    expect(stepBy(1, 1, { step: 1 })).toBe(2);
    expect(stepBy(1, -1, { step: 0.5 })).toBe(0.5);
  });

  it('goes by tenths', () => {
    expect(stepBy(0.2, 1, { step: 0.1 })).toBe(0.3);
    expect(stepBy(0.3, -1, { step: 0.1 })).toBe(0.2);
  });

  it('keeps decimals that were typed in', () => {
    expect(stepBy(1.005, 1, { step: 0.1 })).toBe(1.105);
  });
});

it('finds the nearest step', () => {
  expect(nearest(0.34, { step: 0.1 })).toBe(0.3);
  expect(nearest(7, { step: 5, max: 5 })).toBe(5);
});
