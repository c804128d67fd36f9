import { createWallet, InsufficientFundsError, transfer } from './wallet';

function attempt(balance, coins) {
  const from = createWallet('a', balance);
  const to = createWallet('b', 1);
  try {
    return { fee: transfer(from, to, coins), from, to };
  } catch (error) {
    return { error, from, to };
  }
}

describe('transfer', () => {
  it.each([
    [100, 99, 1],
    [50, 50, 1],
    [51, 51, 2],
    [0, 1, 2],
    [1, 1, 1],
    [1019, 1000, 1],
  ])('with %i coins, %i cannot be sent', (balance, coins, missing) => {
    const { error, from, to } = attempt(balance, coins);
    expect(error).toBeInstanceOf(InsufficientFundsError);
    expect(error.missing).toBe(missing);
    expect(error.message).toContain(`Wallet a has ${balance} coins`);
    expect(from).toEqual(createWallet('a', balance));
    expect(to).toEqual(createWallet('b', 1));
  });

  it.each([
    [101, 99, 2],
    [51, 50, 1],
    [2, 1, 1],
    [1020, 1000, 20],
  ])('with %i coins, %i can be sent', (balance, coins, fee) => {
    const result = attempt(balance, coins);
    expect(result.error).toBeUndefined();
    expect(result.fee).toBe(fee);
    expect(result.from.balance).toBe(balance - coins - fee);
    expect(result.to.balance).toBe(1 + coins);
  });

  it('refuses strange amounts first', () => {
    expect(attempt(0, -5).error).toBeInstanceOf(RangeError);
    expect(attempt(0, Number.NaN).error).toBeInstanceOf(RangeError);
  });
});
