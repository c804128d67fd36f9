import { getFactors } from './get-factors';

describe('getFactors', () => {
  it('takes 1 apart', () => {
    expect(getFactors(1)).toEqual([]);
  });

  it('takes 101 apart', () => {
    expect(getFactors(101)).toEqual([101]);
  });

  it('takes 2 apart', () => {
    expect(getFactors(2)).toEqual([2]);
  });

  it('takes 17 apart', () => {
    expect(getFactors(17)).toEqual([17]);
  });

  it('takes 74 apart', () => {
    expect(getFactors(74)).toEqual([2, 37]);
  });

  it('takes 9837 apart', () => {
    expect(getFactors(9837)).toEqual([3, 3, 1093]);
  });
});
