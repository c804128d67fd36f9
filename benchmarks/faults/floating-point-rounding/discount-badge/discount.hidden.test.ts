import { badge, percentLabel } from './discount';

describe('percent labels', () => {
  it.each([
    [0, '0%'],
    [1, '100%'],
    [0.01, '1%'],
    [0.07, '7%'],
    [0.14, '14%'],
    [0.28, '28%'],
    [0.56, '56%'],
    [0.57, '57%'],
    [0.58, '58%'],
    [0.001, '0.1%'],
    [0.005, '0.5%'],
    [0.055, '5.5%'],
    [0.999, '99.9%'],
    [1 / 3, '33.3%'],
    [2 / 3, '66.7%'],
    [0.0004, '0%'],
    [0.9996, '100%'],
  ])('of %d', (ratio, label) => {
    expect(percentLabel(ratio)).toBe(label);
  });

  it('writes every whole percent without decimals', () => {
    for (let percent = 0; percent <= 100; percent++) {
      expect(percentLabel(percent / 100)).toBe(`${percent}%`);
    }
  });

  it('puts the rounded percent on the badge', () => {
    expect(badge({ name: 'x', regular: 29.99, special: 19.99, stock: 1 })).toBe('-33.3%');
    expect(badge({ name: 'x', regular: 70, special: 20, stock: 1 })).toBe('Super deal -71.4%');
  });
});
