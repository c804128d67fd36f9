import { createWallet, deposit, InsufficientFundsError, statement, transfer, withdraw } from './wallet';

describe('wallet', () => {
  it('takes and gives coins', () => {
    const wallet = createWallet('ada', 10);
    expect(deposit(wallet, 5)).toBe(15);
    expect(withdraw(wallet, 12)).toBe(3);
  });

  it('refuses strange amounts', () => {
    expect(() => deposit(createWallet('ada'), 0)).toThrow(RangeError);
    expect(() => withdraw(createWallet('ada', 5), 1.5)).toThrow('Expected a positive number of coins, got 1.5');
  });

  it('does not go below zero', () => {
    expect(() => withdraw(createWallet('ada', 5), 6)).toThrow(InsufficientFundsError);
  });

  it('transfers with a fee', () => {
    const ada = createWallet('ada', 200);
    const bob = createWallet('bob');
    expect(transfer(ada, bob, 100)).toBe(2);
    expect([ada.balance, bob.balance]).toEqual([98, 100]);
  });

  it('refuses a transfer that the sender cannot pay', () => {
    expect(() => transfer(createWallet('ada', 50), createWallet('bob'), 80)).toThrow(
      'Wallet ada has 50 coins, 82 needed',
    );
  });

  it('counts the fee', () => {
    const ada = createWallet('ada', 100);
    expect(() => transfer(ada, createWallet('bob'), 100)).toThrow(InsufficientFundsError);
    expect(ada.balance).toBe(100);
  });

  it('writes a statement', () => {
    const ada = createWallet('ada', 200);
    transfer(ada, createWallet('bob'), 50);
    deposit(ada, 7, 'bonus');
    expect(statement(ada)).toEqual(['-50 to bob', '-1 fee', '+7 bonus']);
  });
});
