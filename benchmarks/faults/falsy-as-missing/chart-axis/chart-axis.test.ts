import { axisLabels, axisRange, position, ticks } from './chart-axis';

describe('axisRange', () => {
  it('goes from the lowest to the highest value', () => {
    expect(axisRange([12, 48, 30])).toEqual({ min: 12, max: 48 });
  });

  it('keeps fixed ends', () => {
    expect(axisRange([12, 48, 30], { min: 10, max: 50 })).toEqual({ min: 10, max: 50 });
  });

  it('can begin at zero', () => {
    expect(axisRange([12, 48, 30], { min: 0 })).toEqual({ min: 0, max: 48 });
  });

  it('does not need values', () => {
    expect(axisRange([])).toEqual({ min: 0, max: 1 });
  });

  it('skips gaps', () => {
    expect(axisRange([Number.NaN, 3, 9])).toEqual({ min: 3, max: 9 });
  });
});

it('places ticks', () => {
  expect(ticks({ min: 0, max: 100 })).toEqual([0, 25, 50, 75, 100]);
});

it('places values', () => {
  expect([5, 15, 25].map((value) => position(value, { min: 10, max: 20 }))).toEqual([0, 0.5, 1]);
});

it('labels an axis from zero', () => {
  expect(axisLabels([60, 90], { min: 0, ticks: 4 })).toEqual(['0', '30', '60', '90']);
});
