import { getFactors } from './get-factors';

describe('getFactors', () => {
  it('takes 100 apart', () => {
    expect(getFactors(100)).toEqual([2, 2, 5, 5]);
  });

  it('takes 104 apart', () => {
    expect(getFactors(104)).toEqual([2, 2, 2, 13]);
  });

  it('takes 3 apart', () => {
    expect(getFactors(3)).toEqual([3]);
  });

  it('takes 63 apart', () => {
    expect(getFactors(63)).toEqual([3, 3, 7]);
  });

  it('takes 73 apart', () => {
    expect(getFactors(73)).toEqual([73]);
  });
});
