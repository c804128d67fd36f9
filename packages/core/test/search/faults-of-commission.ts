import type { Fault } from './fault.ts';

/** Something is there that is wrong. */
export const FAULTS_OF_COMMISSION: readonly Fault[] = [
  {
    name: 'a boundary left out',
    file: 'grade.ts',
    source: `export type Grade = 'fail' | 'pass' | 'merit';
export function grade(points: number, limit: number = 50): Grade {
  if (points > limit) {
    return points > limit + 20 ? 'merit' : 'pass';
  }
  return 'fail';
}
`,
    tests: `
test('passes at the limit', () => same(grade(50), 'pass'));
test('fails below', () => same(grade(49), 'fail'));
test('passes above', () => same(grade(60), 'pass'));
test('merits far above', () => same(grade(90), 'merit'));
test('still no merit', () => same(grade(70), 'pass'));`,
    mended: ['points >= limit)'],
  },
  {
    name: 'an accumulator overwritten',
    file: 'ledger.ts',
    source: `export interface Entry { readonly amount: number; readonly voided?: boolean }
export const balance = (entries: readonly Entry[]): number => {
  let sum = 0;
  for (const entry of entries) {
    if (entry.voided) continue;
    sum = entry.amount;
  }
  return sum;
};
`,
    tests: `
test('adds', () => same(balance([{ amount: 3 }, { amount: 4 }]), 7));
test('leaves out what is void', () => same(balance([{ amount: 3 }, { amount: 4, voided: true }]), 3));
test('is nothing at first', () => same(balance([]), 0));`,
    mended: ['sum += entry.amount'],
  },
  {
    name: 'a forgotten await',
    file: 'profile.ts',
    source: `export interface Store { find(id: string): Promise<{ name: string } | undefined> }
export async function greeting(store: Store, id: string): Promise<string> {
  const user = store.find(id) as unknown as { name: string };
  if (!user) return 'Hello, stranger';
  return \`Hello, \${user.name}\`;
}
`,
    tests: `
const store = { find: async (id) => (id === 'u1' ? { name: 'Ada' } : undefined) };
test('greets by name', async () => same(await greeting(store, 'u1'), 'Hello, Ada'));
test('greets a stranger', async () => same(await greeting(store, 'u2'), 'Hello, stranger'));`,
    mended: ['await store.find(id)'],
  },
  {
    name: 'a private field compared wrongly',
    file: 'wallet.ts',
    source: `export class Wallet<T extends string = string> {
  #coins = 0;
  readonly owner: T;
  constructor(owner: T) {
    this.owner = owner;
  }
  put(coins: number): this {
    this.#coins += coins;
    return this;
  }
  take(coins: number): boolean {
    if (coins >= this.#coins) return false;
    this.#coins -= coins;
    return true;
  }
  get left(): number {
    return this.#coins;
  }
}
`,
    tests: `
test('takes all', () => { const w = new Wallet('a').put(5); same(w.take(5), true); same(w.left, 0); });
test('does not take more', () => { const w = new Wallet('a').put(5); same(w.take(6), false); same(w.left, 5); });
test('takes some', () => { const w = new Wallet('a').put(5); same(w.take(2), true); same(w.left, 3); });`,
    mended: ['coins > this.#coins'],
  },
  {
    name: 'branches of a component exchanged',
    file: 'badge.tsx',
    source: `/** @jsx h */
import { h } from './h.ts';
export function Badge({ count, max = 9 }: { count: number; max?: number }): unknown {
  const text = count > max ? String(count) : \`\${max}+\`;
  return <span className="badge">{text}</span>;
}
`,
    tests: `
test('shows a small count', () => same(Badge({ count: 3 }).props.children, '3'));
test('shortens a large one', () => same(Badge({ count: 30 }).props.children, '9+'));
test('goes up to the most', () => same(Badge({ count: 9 }).props.children, '9'));`,
    mended: ['count > max ? `${max}+` : String(count)'],
  },
  {
    name: 'a wrong constant of the module',
    file: 'shipping.ts',
    source: `const FREE_FROM = 500;
const FEE = 4.5;
export function shipping(total: number): number {
  return total >= FREE_FROM ? 0 : FEE;
}
export const label = (total: number): string => (shipping(total) === 0 ? 'free' : 'paid');
`,
    tests: `
test('is free from fifty', () => same(shipping(50), 0));
test('says so', () => same(label(60), 'free'));
test('costs below', () => same(shipping(49), 4.5));`,
    mended: ['FREE_FROM = 50;'],
  },
  {
    name: 'numbers sorted as text',
    file: 'median.js',
    source: `export function median(values) {
  const sorted = [...values].sort();
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
`,
    tests: `
test('odd', () => same(median([10, 9, 1]), 9));
test('even', () => same(median([10, 2, 30, 4]), 7));
test('one', () => same(median([3]), 3));`,
    mended: ['.sort((a, b) => a - b)'],
  },
  {
    name: 'zero treated as missing',
    file: 'volume.ts',
    source: `export interface Settings { volume?: number; muted?: boolean }
export function volumeOf(settings: Settings): number {
  const volume = settings.volume || 50;
  return settings.muted ? 0 : volume;
}
`,
    tests: `
test('may be silent', () => same(volumeOf({ volume: 0 }), 0));
test('has a default', () => same(volumeOf({}), 50));
test('is what was set', () => same(volumeOf({ volume: 30 }), 30));
test('is muted', () => same(volumeOf({ volume: 30, muted: true }), 0));`,
    mended: ['settings.volume ?? 50'],
  },
  {
    name: 'a missing link in a chain',
    file: 'address.ts',
    source: `interface Person { name: string; address?: { city: string } }
export function cityOf(person: Person): string | undefined {
  return person.address!.city;
}
export const cities = (people: readonly Person[]): (string | undefined)[] => people.map((each) => cityOf(each));
`,
    tests: `
test('may have none', () => same(cityOf({ name: 'A' }), undefined));
test('has one', () => same(cityOf({ name: 'A', address: { city: 'Bonn' } }), 'Bonn'));
test('lists', () => same(cities([{ name: 'A' }, { name: 'B', address: { city: 'Ulm' } }]), [undefined, 'Ulm']));`,
    mended: ['?.city'],
  },
];
