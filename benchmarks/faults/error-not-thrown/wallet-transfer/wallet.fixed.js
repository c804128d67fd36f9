/** Wallets of the in-app currency. Amounts are whole coins. */

export class InsufficientFundsError extends Error {
  constructor(wallet, needed) {
    super(`Wallet ${wallet.id} has ${wallet.balance} coins, ${needed} needed`);
    this.name = 'InsufficientFundsError';
    this.missing = needed - wallet.balance;
  }
}

export function createWallet(id, balance = 0) {
  return { id, balance, history: [] };
}

function assertCoins(coins) {
  if (!Number.isSafeInteger(coins) || coins <= 0) {
    throw new RangeError(`Expected a positive number of coins, got ${coins}`);
  }
}

export function deposit(wallet, coins, reason = 'deposit') {
  assertCoins(coins);
  wallet.balance += coins;
  wallet.history.push({ coins, reason });
  return wallet.balance;
}

export function withdraw(wallet, coins, reason = 'purchase') {
  assertCoins(coins);
  if (wallet.balance < coins) throw new InsufficientFundsError(wallet, coins);
  wallet.balance -= coins;
  wallet.history.push({ coins: -coins, reason });
  return wallet.balance;
}

/** Moves coins; the sender pays a fee of 2 %, rounded up. Returns the fee. */
export function transfer(from, to, coins) {
  assertCoins(coins);
  const fee = Math.ceil(coins * 0.02);
  if (from.balance < coins + fee) {
    throw new InsufficientFundsError(from, coins + fee);
  }
  withdraw(from, coins, `to ${to.id}`);
  withdraw(from, fee, 'fee');
  deposit(to, coins, `from ${from.id}`);
  return fee;
}

export function statement(wallet) {
  return wallet.history.map(({ coins, reason }) => `${coins > 0 ? '+' : ''}${coins} ${reason}`);
}
