import { checkShares, split, total } from './cost-shares';

const shares = (...parts: number[]) => parts.map((part, index) => ({ department: `D${index + 1}`, part }));

test.each([
  [[1]],
  [[0.1, 0.2, 0.7]],
  [[0.7, 0.2, 0.1]],
  [[0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1]],
  [[0.3, 0.6, 0.1]],
  [[0.35, 0.4, 0.25]],
  [[0.8, 0.1, 0.1]],
])('a whole: %j', (parts) => {
  expect(() => checkShares(shares(...parts))).not.toThrow();
  expect(total(split(12_345, shares(...parts)))).toBe(12_345);
});

test.each([[[0.99]], [[1.01]], [[0.5, 0.499]], [[0.5, 0.501]], [[0.3, 0.3, 0.3]], [[]], [[-1]], [[2, -0.5]]])(
  'no whole: %j',
  (parts) => {
    expect(() => checkShares(shares(...parts))).toThrow(RangeError);
  },
);

test('small gaps are gaps', () => {
  expect(() => checkShares(shares(0.5, 0.4999))).toThrow('not to 1');
  expect(() => checkShares(shares(0.5, 0.5001))).toThrow('not to 1');
});
