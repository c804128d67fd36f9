import { createStatement, withBalance } from './statement';

const bookings = (...cents: number[]) =>
  cents.map((amount, i) => ({ day: `2025-01-0${i + 1}`, text: `b${i}`, cents: amount }));

describe('running balance', () => {
  it.each([
    [0, [], []],
    [0, [5], [5]],
    [10, [5, 5, 5], [15, 20, 25]],
    [10, [-5, 20, -30], [5, 25, -5]],
    [-100, [100, -1, 1], [0, -1, 0]],
    [7, [0, 0, 1], [7, 7, 8]],
  ])('from %i with %j', (opening, cents, balances) => {
    const lines = withBalance(bookings(...cents), opening);
    expect(lines.map((line) => line.balanceCents)).toEqual(balances);
    expect(lines.map((line) => line.cents)).toEqual(cents);
  });

  it('closes with the last balance, whatever the order', () => {
    const list = bookings(100, -300, 50).toReversed();
    expect(createStatement(list, 200)).toMatchObject({ closingCents: 50, lowestCents: 0 });
    expect(createStatement(bookings(1, 2), 0)).toMatchObject({ closingCents: 3, lowestCents: 0 });
  });

  it('starts anew every time', () => {
    const list = bookings(1, 1);
    withBalance(list, 0);
    expect(withBalance(list, 0).at(-1)?.balanceCents).toBe(2);
    expect(list).toEqual(bookings(1, 1));
  });
});
