import { knapsack } from './knapsack';

describe('knapsack', () => {
  it('fills 40 from 4 items', () => {
    expect(
      knapsack(40, [
        [30, 10],
        [50, 5],
        [10, 20],
        [40, 25],
      ]),
    ).toBe(30);
  });

  it('fills 26 from 5 items', () => {
    expect(
      knapsack(26, [
        [12, 24],
        [7, 13],
        [11, 23],
        [8, 15],
        [9, 16],
      ]),
    ).toBe(51);
  });

  it('fills 190 from 6 items', () => {
    expect(
      knapsack(190, [
        [56, 50],
        [59, 50],
        [80, 64],
        [64, 46],
        [75, 50],
        [17, 5],
      ]),
    ).toBe(150);
  });

  it('fills 165 from 10 items', () => {
    expect(
      knapsack(165, [
        [23, 92],
        [31, 57],
        [29, 49],
        [44, 68],
        [53, 60],
        [38, 43],
        [63, 67],
        [85, 84],
        [89, 87],
        [82, 72],
      ]),
    ).toBe(309);
  });
});
