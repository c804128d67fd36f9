import { createAxis, tickLabels, ticks } from './axis';

describe('ticks', () => {
  it.each([
    [0, 1, 0.1, [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]],
    [0, 0.07, 0.01, [0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07]],
    [1, 1.6, 0.2, [1, 1.2, 1.4, 1.6]],
    [-0.3, 0, 0.1, [-0.3, -0.2, -0.1, 0]],
    [0, 1, 0.25, [0, 0.25, 0.5, 0.75, 1]],
    [0.05, 0.35, 0.1, [0.05, 0.15, 0.25, 0.35]],
    [0, 10, 2.5, [0, 2.5, 5, 7.5, 10]],
    [10, 30, 10, [10, 20, 30]],
    [0, 0.006, 0.002, [0, 0.002, 0.004, 0.006]],
  ])('from %d to %d by %d', (min, max, step, expected) => {
    // adding zero turns a negative zero into a positive one
    expect(ticks({ min, max, step }).map((tick) => tick + 0)).toEqual(expected);
  });

  it('ends at the end of the axis', () => {
    for (const high of [0.7, 1.3, 2.9, 17, 0.031]) {
      const axis = createAxis(0, high);
      expect(ticks(axis)[0]).toBe(axis.min);
      expect(ticks(axis).at(-1)).toBe(axis.max);
    }
  });

  it('does not invent decimals', () => {
    expect(ticks(createAxis(0, 1.5)).map(String)).toEqual(['0', '0.5', '1', '1.5']);
    expect(ticks({ min: 0.1, max: 0.9, step: 0.2 }).map(String)).toEqual(['0.1', '0.3', '0.5', '0.7', '0.9']);
    expect(tickLabels({ min: 0, max: 0.3, step: 0.1 })).toEqual(['0.0', '0.1', '0.2', '0.3']);
  });
});
