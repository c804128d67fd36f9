import { possibleChange } from './possible-change';

describe('possibleChange', () => {
  it('pays 11 by 1, 5, 10, 25', () => {
    expect(possibleChange([1, 5, 10, 25], 11)).toBe(4);
  });

  it('pays 34 by 1, 5, 10, 25', () => {
    expect(possibleChange([1, 5, 10, 25], 34)).toBe(18);
  });

  it('pays 140 by 1, 5, 10, 25', () => {
    expect(possibleChange([1, 5, 10, 25], 140)).toBe(568);
  });

  it('pays 140 by 1, 5, 10, 25, 50, 100', () => {
    expect(possibleChange([1, 5, 10, 25, 50, 100], 140)).toBe(817);
  });

  it('pays 140 by 3, 7, 42, 78', () => {
    expect(possibleChange([3, 7, 42, 78], 140)).toBe(20);
  });
});
