import { sqrt } from './sqrt';

describe('sqrt', () => {
  it('takes the root of 2, give or take 0.5', () => {
    expect(Math.abs(sqrt(2, 0.5) - 1.4142135623730951)).toBeLessThanOrEqual(0.5);
  });

  it('takes the root of 4, give or take 0.2', () => {
    expect(Math.abs(sqrt(4, 0.2) - 2)).toBeLessThanOrEqual(0.2);
  });

  it('takes the root of 33, give or take 0.05', () => {
    expect(Math.abs(sqrt(33, 0.05) - 5.744562646538029)).toBeLessThanOrEqual(0.05);
  });
});
