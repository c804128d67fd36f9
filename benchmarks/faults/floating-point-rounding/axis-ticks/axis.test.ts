import { createAxis, decimalsOf, niceStep, position, tickLabels, ticks } from './axis';

describe('axis', () => {
  it('finds nice steps', () => {
    expect(niceStep(100, 5)).toBe(20);
    expect(niceStep(1, 5)).toBe(0.2);
    expect(niceStep(7, 3)).toBe(2.5);
  });

  it('counts decimals', () => {
    expect(decimalsOf(0.25)).toBe(2);
    expect(decimalsOf(20)).toBe(0);
  });

  it('rounds outwards to whole steps', () => {
    expect(createAxis(3, 97)).toEqual({ min: 0, max: 100, step: 20 });
    expect(createAxis(0.05, 0.93)).toEqual({ min: 0, max: 1, step: 0.2 });
  });

  it('has whole ticks', () => {
    expect(ticks({ min: 0, max: 100, step: 25 })).toEqual([0, 25, 50, 75, 100]);
  });

  it('has decimal ticks', () => {
    expect(ticks({ min: 0, max: 0.5, step: 0.1 })).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
  });

  it('has negative ticks', () => {
    expect(ticks({ min: -0.6, max: 0.6, step: 0.2 })).toEqual([-0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6]);
  });

  it('labels ticks with as many decimals as the step has', () => {
    expect(tickLabels({ min: 0, max: 1, step: 0.5 }, ' s')).toEqual(['0.0 s', '0.5 s', '1.0 s']);
  });

  it('places values', () => {
    expect(position(25, { min: 0, max: 100, step: 20 }, 640)).toBe(160);
  });
});
