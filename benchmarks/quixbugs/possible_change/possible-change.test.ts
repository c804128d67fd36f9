import { possibleChange } from './possible-change';

describe('possibleChange', () => {
  it('pays -7 by 1, 4, 2', () => {
    expect(possibleChange([1, 4, 2], -7)).toBe(0);
  });

  it('pays 75 by 1, 5, 10, 25', () => {
    expect(possibleChange([1, 5, 10, 25], 75)).toBe(121);
  });

  it('pays 34 by 1, 5, 10', () => {
    expect(possibleChange([1, 5, 10], 34)).toBe(16);
  });

  it('pays 140 by 1, 5, 10, 25, 50', () => {
    expect(possibleChange([1, 5, 10, 25, 50], 140)).toBe(786);
  });

  it('pays 140 by 1, 3, 7, 42, 78', () => {
    expect(possibleChange([1, 3, 7, 42, 78], 140)).toBe(981);
  });
});
