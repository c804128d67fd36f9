import { sqrt } from './sqrt';

describe('sqrt', () => {
  it('takes the root of 2, give or take 0.01', () => {
    expect(Math.abs(sqrt(2, 0.01) - 1.4142135623730951)).toBeLessThanOrEqual(0.01);
  });

  it('takes the root of 2, give or take 0.3', () => {
    expect(Math.abs(sqrt(2, 0.3) - 1.4142135623730951)).toBeLessThanOrEqual(0.3);
  });

  it('takes the root of 27, give or take 0.01', () => {
    expect(Math.abs(sqrt(27, 0.01) - 5.196152422706632)).toBeLessThanOrEqual(0.01);
  });

  it('takes the root of 170, give or take 0.03', () => {
    expect(Math.abs(sqrt(170, 0.03) - 13.038404810405298)).toBeLessThanOrEqual(0.03);
  });
});
