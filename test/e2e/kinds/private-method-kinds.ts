import type { Kind } from './kind.ts';

/** Targets that only their class can call: by their own name, and by that of the method that calls them. */
export const PRIVATE_METHOD_KINDS: readonly Kind[] = [
  {
    kind: 'private method, through the public one',
    files: {
      'src/account.ts': `export class Account {
  #balance: number;
  constructor(balance: number) {
    this.#balance = balance;
  }
  withdraw(amount: number): number {
    if (!this.#canPay(amount)) throw new Error('too much');
    this.#balance -= amount;
    return this.#balance;
  }
  #canPay(amount: number): boolean {
    return this.#balance > amount;
  }
}
`,
    },
    tests: {
      'test/account.test.ts': `import { Account } from '../src/account.ts';

heal('../src/account.ts#Account.withdraw')('pays everything out', () => {
  expect(new Account(10).withdraw(10)).toBe(0);
});

test('pays no more than it has', () => {
  expect(() => new Account(10).withdraw(11)).toThrow('too much');
  expect(new Account(10).withdraw(9)).toBe(1);
});
`,
    },
    edit: ['#balance > amount', '#balance >= amount'],
  },
  {
    kind: 'private method by its name',
    files: {
      'src/queue.ts': `export class Queue {
  #tasks: { name: string; weight: number }[] = [];
  push(name: string, weight: number): void {
    this.#tasks.push({ name, weight });
  }
  first(): string | undefined {
    return this.#sorted()[0]?.name;
  }
  #sorted(): { name: string; weight: number }[] {
    return [...this.#tasks].sort((a, b) => a.weight - b.weight);
  }
}
`,
    },
    tests: {
      'test/queue.test.ts': `import { Queue } from '../src/queue.ts';

heal('../src/queue.ts#Queue.#sorted')('takes the heaviest first', () => {
  const queue = new Queue();
  queue.push('a', 1);
  queue.push('b', 3);
  queue.push('c', 2);
  expect(queue.first()).toBe('b');
});

test('is empty at first', () => {
  expect(new Queue().first()).toBeUndefined();
});
`,
    },
    edit: ['a.weight - b.weight', 'b.weight - a.weight'],
  },
];
