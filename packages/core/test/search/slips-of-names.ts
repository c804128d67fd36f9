import type { Fault } from './fault.ts';

/** The wrong name in places that are no plain variables: fields, keys, functions, texts copied from elsewhere. */
export const SLIPS_OF_NAMES: readonly Fault[] = [
  {
    name: 'a field filled with the variable of its name',
    file: 'sh3.ts',
    source: `export function entry(name: string, alias: string | undefined, time: number) {
  const label = alias ?? name;
  const key = name.toLowerCase();
  return { key, name, time };
}
`,
    tests: `
test('a', () => same(entry('Bob', undefined, 1), { key: 'bob', name: 'Bob', time: 1 }));
test('b', () => same(entry('Bob', 'Bobby', 1), { key: 'bob', name: 'Bobby', time: 1 }));
test('c', () => same(entry('Al', 'Albert', 2), { key: 'al', name: 'Albert', time: 2 }));`,
    mended: ['name: label'],
  },
  {
    name: 'the kind of another argument',
    file: 'ty.ts',
    source: `export function join(base: string, extra: unknown, options: unknown): string {
  if (typeof options === 'string') return base + ':' + extra;
  return base;
}
`,
    tests: `
test('a', () => same(join('a', 'b', {}), 'a:b'));
test('b', () => same(join('a', 4, {}), 'a'));
test('c', () => same(join('a', undefined, undefined), 'a'));`,
    mended: ["typeof extra === 'string'"],
  },
  {
    name: 'a wrong property of an argument',
    file: 'de.ts',
    source: `export interface Box { width: number; height: number; depth: number }
export function area({ width, depth: height }: Box): number {
  return width * height;
}
`,
    tests: `
test('a', () => same(area({ width: 2, height: 3, depth: 9 }), 6));
test('b', () => same(area({ width: 1, height: 4, depth: 2 }), 4));`,
    mended: ['{ width, height }'],
  },
  {
    name: 'the same function in two places of a table',
    file: 'cal.ts',
    source: `const upper = (text: string) => text.toUpperCase();
const lower = (text: string) => text.toLowerCase();
const FORMATS: Record<string, (text: string) => string> = { loud: upper, quiet: upper };
export const format = (text: string, how: string) => (FORMATS[how] ?? String)(text);
`,
    tests: `
test('a', () => same(format('Hi', 'loud'), 'HI'));
test('b', () => same(format('Hi', 'quiet'), 'hi'));
test('c', () => same(format('Hi', 'x'), 'Hi'));`,
    mended: ['quiet: lower'],
  },
  {
    name: 'a log line of another method',
    file: 'pm.ts',
    source: `export class Account {
  #balance = 0;
  #log: string[] = [];
  deposit(amount: number) { this.#balance += amount; this.#note('deposit', amount); }
  withdraw(amount: number) {
    if (amount > this.#balance) throw new Error('insufficient');
    this.#balance -= amount;
    this.#note('deposit', amount);
  }
  #note(kind: string, amount: number) { this.#log.push(kind + ' ' + amount); }
  get log() { return [...this.#log]; }
  get balance() { return this.#balance; }
}
`,
    tests: `
test('a', () => { const a = new Account(); a.deposit(5); same(a.log, ['deposit 5']); });
test('b', () => { const a = new Account(); a.deposit(5); a.withdraw(2); same([a.balance, a.log], [3, ['deposit 5', 'withdraw 2']]); });`,
    mended: ["this.#note('withdraw', amount)"],
  },
  {
    name: 'a number that is given out twice',
    file: 'st.ts',
    source: `export class Id {
  private static next = 1;
  readonly value: number;
  constructor() { this.value = Id.next; }
}
`,
    tests: `
test('a', () => same(typeof new Id().value, 'number'));
test('b', () => { const a = new Id(); const b = new Id(); same(b.value - a.value, 1); });`,
    mended: ['Id.next++'],
  },
  {
    name: 'two things compared by a field that is the same for both, twice',
    file: 'lease.ts',
    source: `export interface Lease { holder: string; token: number }
export class Leases {
  private held: Lease | undefined;
  private last = 0;
  take(holder: string): Lease {
    this.held = { holder, token: ++this.last };
    return { ...this.held };
  }
  renew(lease: Lease): boolean {
    if (!this.held || this.held.holder !== lease.holder) return false;
    return true;
  }
  release(lease: Lease): boolean {
    if (!this.held || this.held.holder !== lease.holder) return false;
    this.held = undefined;
    return true;
  }
}
`,
    tests: `
test('a', () => { const all = new Leases(); const one = all.take('ann'); same(all.renew(one), true); same(all.release(one), true); });
test('b', () => { const all = new Leases(); const one = all.take('ann'); all.take('bob'); same(all.renew(one), false); });
test('c', () => { const all = new Leases(); const one = all.take('ann'); const two = all.take('ann'); same(all.renew(one), false); same(all.release(one), false); same(all.release(two), true); });`,
    mended: [
      'this.held.token !== lease.token) return false;\n    return true',
      'this.held.token !== lease.token) return false;\n    this.held',
    ],
  },
  {
    name: 'noted under the word as it is written',
    file: 'terms.ts',
    source: `export interface Term { name: string; also: string[] }
export function firsts(terms: readonly Term[], words: readonly string[]): string[] {
  const seen = new Set<string>();
  return words.map((word) => {
    const term = terms.find(({ name, also }) => name === word.toLowerCase() || also.includes(word.toLowerCase()));
    if (!term) return word;
    if (seen.has(word)) return word;
    seen.add(word);
    return '[' + word + '](' + term.name + ')';
  });
}
`,
    tests: `
const terms = [{ name: 'tree', also: ['oak'] }, { name: 'sea', also: [] }];
test('a', () => same(firsts(terms, ['tree', 'and', 'sea']), ['[tree](tree)', 'and', '[sea](sea)']));
test('b', () => same(firsts(terms, ['tree', 'tree']), ['[tree](tree)', 'tree']));
test('c', () => same(firsts(terms, ['Oak', 'tree', 'oak']), ['[Oak](tree)', 'tree', 'oak']));`,
    mended: ['seen.has(term.name)', 'seen.add(term.name)'],
  },
];
