/** One fault in one small module, with tests that show it and tests that guard it. */
export interface Fault {
  readonly name: string;
  readonly file: string;
  readonly source: string;
  /** Body of a test file, without its imports. */
  readonly tests: string;
  /** Tests that never end without the repair. */
  readonly hanging?: readonly string[];
  /** Texts, each of which only a right repair brings in. */
  readonly mended: readonly string[];
}

export const FAULTS: readonly Fault[] = [
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
  {
    name: 'a missing early return',
    file: 'average.ts',
    source: `export function average(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) {
    sum += value;
  }
  return sum / values.length;
}
`,
    tests: `
test('of nothing is zero', () => same(average([]), 0));
test('of two', () => same(average([2, 4]), 3));
test('of one', () => same(average([5]), 5));
test('of zeros', () => same(average([0, 0]), 0));`,
    mended: ['if (values.length === 0) return', 'Math.max(1, values.length)', 'values.length || 1'],
  },
  {
    name: 'a missing update',
    file: 'unique.ts',
    source: `export function unique<T>(items: readonly T[]): T[] {
  const seen = new Set<T>();
  const result: T[] = [];
  for (const item of items) {
    if (seen.has(item)) continue;
    result.push(item);
  }
  return result;
}
`,
    tests: `
test('drops repeats', () => same(unique([1, 2, 1, 2, 3]), [1, 2, 3]));
test('drops neighbours', () => same(unique(['a', 'a']), ['a']));
test('keeps the rest', () => same(unique([3, 1]), [3, 1]));`,
    mended: ['seen.add(item)'],
  },
  {
    name: 'the wrong one of two variables',
    file: 'mode.ts',
    source: `export enum Mode { Day = 'day', Night = 'night' }
export function modeAt(hour: number, dawn: number, dusk: number): Mode {
  const bright = hour >= dawn && hour < dawn;
  return bright ? Mode.Day : Mode.Night;
}
`,
    tests: `
test('noon', () => same(modeAt(12, 6, 20), 'day'));
test('dawn', () => same(modeAt(6, 6, 20), 'day'));
test('midnight', () => same(modeAt(0, 6, 20), 'night'));
test('dusk', () => same(modeAt(20, 6, 20), 'night'));`,
    mended: ['hour < dusk'],
  },
  {
    name: 'only the first match replaced',
    file: 'slug.ts',
    source: `export const slug = (title: string): string => title.trim().toLowerCase().replace(/[^a-z0-9]+/, '-');
`,
    tests: `
test('joins all words', () => same(slug('The Long Way Home'), 'the-long-way-home'));
test('joins two', () => same(slug(' Hello World '), 'hello-world'));
test('keeps one', () => same(slug('One'), 'one'));`,
    mended: ['+/g'],
  },
  {
    name: 'arguments in the wrong order',
    file: 'range.ts',
    source: `function between(low: number, value: number, high: number): boolean {
  return low <= value && value <= high;
}
export function valid(value: number, low: number, high: number): boolean {
  return between(value, low, high);
}
`,
    tests: `
test('inside', () => same(valid(5, 1, 9), true));
test('below', () => same(valid(0, 1, 9), false));
test('above', () => same(valid(10, 1, 9), false));
test('edge', () => same(valid(9, 1, 9), true));`,
    mended: ['between(low, value, high)'],
  },
  {
    name: 'a loop that ends too early',
    file: 'pairs.ts',
    source: `export function isSorted(items: readonly number[]): boolean {
  for (let i = 0; i < items.length - 2; i++) {
    if ((items[i] as number) > (items[i + 1] as number)) return false;
  }
  return true;
}
`,
    tests: `
test('sees the last pair', () => same(isSorted([1, 2, 4, 3]), false));
test('sees the only pair', () => same(isSorted([2, 1]), false));
test('sorted', () => same(isSorted([1, 2, 3]), true));
test('empty', () => same(isSorted([]), true));`,
    mended: ['i < items.length - 1;', 'i <= items.length - 2;'],
  },
  {
    name: 'half of a condition missing',
    file: 'working-age.ts',
    source: `export function inWindow(time: number, opens: number, closes: number): boolean {
  return time < closes;
}
`,
    tests: `
test('too early', () => same(inWindow(7, 8, 17), false));
test('much too early', () => same(inWindow(2, 8, 17), false));
test('at opening', () => same(inWindow(8, 8, 17), true));
test('in between', () => same(inWindow(12, 8, 17), true));
test('at closing', () => same(inWindow(17, 8, 17), false));`,
    mended: ['time >= opens', 'if (time < opens) return false'],
  },
  {
    name: 'a search that never ends',
    file: 'bisect.ts',
    source: `export function bisect(sorted: readonly number[], wanted: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] === wanted) return middle;
    if ((sorted[middle] as number) < wanted) low = middle;
    else high = middle - 1;
  }
  return -1;
}
`,
    tests: `
test('last', () => same(bisect([1, 3, 5, 7], 7), 3));
test('none', () => same(bisect([1, 3, 5, 7], 8), -1));
test('first', () => same(bisect([1, 3, 5, 7], 1), 0));
test('below', () => same(bisect([1, 3, 5, 7], 0), -1));`,
    hanging: ['last', 'none'],
    mended: ['low = middle + 1'],
  },
  {
    name: 'below zero',
    file: 'stock.ts',
    source: `export interface Item { stock: number; reserved: number }
export function available(item: Item): number {
  return item.stock - item.reserved;
}
`,
    tests: `
test('never below zero', () => same(available({ stock: 2, reserved: 5 }), 0));
test('never below zero again', () => same(available({ stock: 0, reserved: 1 }), 0));
test('what is left', () => same(available({ stock: 7, reserved: 5 }), 2));`,
    mended: ['Math.max(0, item.stock - item.reserved)'],
  },
  {
    name: 'a count without a start',
    file: 'tally.ts',
    source: `export class Tally {
  private readonly counts = new Map<string, number>();
  add(word: string): void {
    this.counts.set(word, this.counts.get(word)! + 1);
  }
  of(word: string): number {
    return this.counts.get(word) ?? 0;
  }
}
`,
    tests: `
test('counts one', () => { const t = new Tally(); t.add('a'); same(t.of('a'), 1); });
test('counts two', () => { const t = new Tally(); t.add('a'); t.add('a'); same(t.of('a'), 2); });
test('counts none', () => same(new Tally().of('a'), 0));`,
    mended: ['?? 0) + 1'],
  },
];
