import { expect, it } from 'vitest';

import { classFollower } from './class-follower.ts';

function shopOf(rate: number) {
  class Money {
    readonly amount: number;
    constructor(amount: number) {
      this.amount = amount;
    }
    taxed(): number {
      return this.amount * rate;
    }
    get twice(): number {
      return this.amount * 2 * rate;
    }
    isMoney(): boolean {
      return this instanceof Money;
    }
  }
  return { Money, taxOf: () => rate };
}

it('lets objects of a replaced class do what those of the current one do', () => {
  const first = shopOf(1);
  const made = new first.Money(10);
  class Euro extends first.Money {}
  let current = first;
  const follow = classFollower(first, () => current);

  current = shopOf(2);
  follow();
  const second = [made.taxed(), made.twice, new Euro(3).taxed()];
  current = shopOf(3);
  follow();

  expect([second, made.taxed(), made.twice, new Euro(3).taxed()]).toEqual([[20, 40, 6], 30, 60, 9]);
  expect([made instanceof current.Money, made.isMoney(), made.constructor === current.Money]).toEqual([
    true,
    true,
    true,
  ]);
  expect(Object.keys(made)).toEqual(['amount']);
});

it('does so for a module that is a class', () => {
  const { Money } = shopOf(1);
  const made = new Money(10);
  let current = Money;
  const follow = classFollower(Money, () => current);

  current = shopOf(2).Money;
  follow();

  expect(made.taxed()).toBe(20);
});

it('leaves alone what is passed on from another module', () => {
  const { Money } = shopOf(1);
  const made = new Money(10);
  const follow = classFollower({ Money }, () => ({ Money }));

  follow();

  expect([made.taxed(), Object.hasOwn(Money.prototype, 'taxed')]).toEqual([10, true]);
});

it('waits for the class while an instance lacks it, and finds nothing in one that loses it later', () => {
  const first = shopOf(1);
  const made = new first.Money(10);
  let current: object = {};
  const follow = classFollower(first, () => current);

  follow();
  const lacking = made.taxed();
  current = shopOf(2);
  follow();
  const found = made.taxed();
  current = {};
  follow();

  expect([lacking, found]).toEqual([10, 20]);
  expect(() => made.taxed()).toThrow('made.taxed is not a function');
});

it('takes a getter that throws, and a module that is no object', () => {
  const failing = Object.defineProperty({}, 'Money', {
    get: () => {
      throw new Error('not yet');
    },
  });

  expect(() => classFollower(failing, () => ({}))()).not.toThrow();
  expect(() => classFollower('text', () => 'text')()).not.toThrow();
});
