import { splitBill } from './money';

test.each([
  [0, 3, [0, 0, 0]],
  [1, 4, [1, 0, 0, 0]],
  [3, 4, [1, 1, 1, 0]],
  [10, 4, [3, 3, 2, 2]],
  [7, 1, [7]],
  [5, 5, [1, 1, 1, 1, 1]],
  [100, 7, [15, 15, 14, 14, 14, 14, 14]],
])('%d among %d', (total, people, shares) => {
  expect(splitBill(total, people)).toEqual(shares);
});

test('no cent is lost or made', () => {
  for (let total = 0; total < 120; total += 7) {
    for (let people = 1; people < 9; people++) {
      const shares = splitBill(total, people);
      expect(shares).toHaveLength(people);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
    }
  }
});
