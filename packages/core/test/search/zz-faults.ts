import type { Fault } from './fault.ts';
const f = (name: string, source: string, tests: string): Fault => ({ name, file: 'a.ts', mended: ['x'], source, tests });
export const ZZ: readonly Fault[] = [
  f('undo clears redo', `export class History<T> {
  private past: T[] = [];
  private future: T[] = [];
  constructor(private present: T) {}
  get value(): T { return this.present; }
  set(next: T): void {
    this.past.push(this.present);
    this.present = next;
  }
  undo(): void {
    const last = this.past.pop();
    if (last === undefined) return;
    this.future.push(this.present);
    this.present = last;
  }
  redo(): void {
    const next = this.future.pop();
    if (next === undefined) return;
    this.past.push(this.present);
    this.present = next;
  }
}
`, `
test('one', () => { const h = new History(1); h.set(2); h.undo(); same(h.value, 1); h.redo(); same(h.value, 2); });
test('two', () => { const h = new History(1); h.set(2); h.undo(); h.set(3); h.redo(); same(h.value, 3); });
test('three', () => { const h = new History(1); h.undo(); same(h.value, 1); });`),
  f('trie end flag', `interface TrieNode { next: Map<string, TrieNode>; end: boolean }
export class Trie {
  private root: TrieNode = { next: new Map(), end: false };
  add(word: string): void {
    let node = this.root;
    for (const char of word) {
      let child = node.next.get(char);
      if (child === undefined) {
        child = { next: new Map(), end: false };
        node.next.set(char, child);
      }
      node = child;
    }
    node.end = true;
  }
  has(word: string): boolean {
    let node = this.root;
    for (const char of word) {
      const child = node.next.get(char);
      if (child === undefined) return false;
      node = child;
    }
    return true;
  }
}
`, `
test('one', () => { const t = new Trie(); t.add('cat'); same(t.has('cat'), true); same(t.has('dog'), false); });
test('two', () => { const t = new Trie(); t.add('cat'); same(t.has('ca'), false); });`),
  f('slugify dashes', `export function slugify(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]/g, '-');
}
`, `
test('one', () => same(slugify('Hello World'), 'hello-world'));
test('two', () => same(slugify('A  &  B'), 'a-b'));
test('three', () => same(slugify('  Trim me! '), 'trim-me'));`),
  f('relative time', `export function ago(seconds: number): string {
  if (seconds < 60) return seconds + ' seconds ago';
  if (seconds < 3600) return Math.floor(seconds / 60) + ' minutes ago';
  return Math.floor(seconds / 3600) + ' hours ago';
}
`, `
test('one', () => same(ago(5), '5 seconds ago'));
test('two', () => same(ago(60), '1 minute ago'));
test('three', () => same(ago(7200), '2 hours ago'));
test('four', () => same(ago(180), '3 minutes ago'));`),
  f('weighted pick', `export function pick<T>(items: readonly { value: T; weight: number }[], random: () => number): T | undefined {
  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  let at = random() * total;
  for (const { value, weight } of items) {
    if (at < weight) return value;
  }
  return undefined;
}
`, `
const items = [{ value: 'a', weight: 1 }, { value: 'b', weight: 3 }];
test('one', () => same(pick(items, () => 0), 'a'));
test('two', () => same(pick(items, () => 0.5), 'b'));
test('three', () => same(pick(items, () => 0.99), 'b'));
test('four', () => same(pick([], () => 0.5), undefined));`),
  f('matrix rotate', `export function rotate(grid: readonly (readonly number[])[]): number[][] {
  const out: number[][] = [];
  for (let column = 0; column < (grid[0]?.length ?? 0); column++) {
    const row: number[] = [];
    for (let line = 0; line < grid.length; line++) row.push(grid[line]![column]!);
    out.push(row);
  }
  return out;
}
`, `
test('one', () => same(rotate([[1, 2], [3, 4]]), [[3, 1], [4, 2]]));
test('two', () => same(rotate([]), []));
test('three', () => same(rotate([[1, 2, 3]]), [[1], [2], [3]]));`),
  f('cycle guard', `type Graph = Record<string, string[]>;
export function reachable(graph: Graph, start: string): string[] {
  const seen: string[] = [];
  const visit = (node: string): void => {
    seen.push(node);
    for (const next of graph[node] ?? []) visit(next);
  };
  visit(start);
  return seen;
}
`, `
test('one', () => same(reachable({ a: ['b'], b: [] }, 'a'), ['a', 'b']));
test('two', () => same(reachable({ a: ['b'], b: ['a'] }, 'a'), ['a', 'b']));
test('three', () => same(reachable({ a: ['b', 'c'], b: ['c'], c: [] }, 'a'), ['a', 'b', 'c']));`),
  f('retry swallow', `export async function retry<T>(work: () => Promise<T>, times: number): Promise<T> {
  let last: unknown;
  for (let attempt = 0; attempt < times; attempt++) {
    try {
      return work();
    } catch (error) {
      last = error;
    }
  }
  throw last;
}
`, `
test('one', async () => same(await retry(async () => 1, 2), 1));
test('two', async () => { let n = 0; same(await retry(async () => { if (n++ < 1) throw new Error('x'); return n; }, 3), 2); });
test('three', async () => { let n = 0; try { await retry(async () => { n++; throw new Error('no'); }, 2); } catch (e) { same(e.message, 'no'); } same(n, 2); });`),
  f('sum of nested', `type Nested = number | Nested[];
export function sum(values: readonly Nested[]): number {
  let total = 0;
  for (const value of values) {
    if (Array.isArray(value)) total = sum(value);
    else total += value;
  }
  return total;
}
`, `
test('one', () => same(sum([1, 2]), 3));
test('two', () => same(sum([1, [2, [3]], 4]), 10));
test('three', () => same(sum([]), 0));`),
  f('parse duration', `const UNITS: Record<string, number> = { s: 1, m: 60, h: 3600 };
export function seconds(text: string): number {
  const match = /(\\d+)([smh])/.exec(text);
  if (!match) return 0;
  return Number(match[1]) * UNITS[match[2]!]!;
}
`, `
test('one', () => same(seconds('5m'), 300));
test('two', () => same(seconds('1h30m'), 5400));
test('three', () => same(seconds(''), 0));`),
  f('cart same item', `interface Line { sku: string; quantity: number }
export function add(cart: readonly Line[], sku: string, quantity: number): Line[] {
  return [...cart, { sku, quantity }];
}
`, `
test('one', () => same(add([], 'a', 1), [{ sku: 'a', quantity: 1 }]));
test('two', () => same(add([{ sku: 'a', quantity: 1 }], 'a', 2), [{ sku: 'a', quantity: 3 }]));
test('three', () => same(add([{ sku: 'a', quantity: 1 }, { sku: 'b', quantity: 1 }], 'a', 2), [{ sku: 'a', quantity: 3 }, { sku: 'b', quantity: 1 }]));`),
  f('bank transfer order', `export class Bank {
  private readonly balances = new Map<string, number>();
  deposit(name: string, amount: number): void {
    this.balances.set(name, (this.balances.get(name) ?? 0) + amount);
  }
  balance(name: string): number { return this.balances.get(name) ?? 0; }
  transfer(from: string, to: string, amount: number): void {
    this.deposit(to, amount);
    const left = this.balance(from) - amount;
    if (left < 0) throw new Error('insufficient');
    this.balances.set(from, left);
  }
}
`, `
test('one', () => { const b = new Bank(); b.deposit('a', 5); b.transfer('a', 'b', 3); same([b.balance('a'), b.balance('b')], [2, 3]); });
test('two', () => { const b = new Bank(); b.deposit('a', 5); let m = ''; try { b.transfer('a', 'b', 9); } catch (e) { m = e.message; } same([m, b.balance('a'), b.balance('b')], ['insufficient', 5, 0]); });
test('three', () => { const b = new Bank(); b.deposit('a', 5); b.transfer('a', 'a', 2); same(b.balance('a'), 5); });`),
  f('wrap words', `export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line.length + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : line + ' ' + word;
    }
  }
  lines.push(line);
  return lines;
}
`, `
test('one', () => same(wrap('aa bb cc', 5), ['aa bb', 'cc']));
test('two', () => same(wrap('aaa bbb', 6), ['aaa', 'bbb']));
test('three', () => same(wrap('aa bbb c', 6), ['aa bbb', 'c']));`),
  f('semver prerelease', `export function compare(a: string, b: string): number {
  const [left, right] = [a, b].map((v) => v.split('.').map(Number));
  for (let i = 0; i < 3; i++) {
    if (left![i]! > right![i]!) return 1;
    if (left![i]! < right![i]!) return -1;
  }
  return 0;
}
`, `
test('one', () => same(compare('1.2.3', '1.2.4'), -1));
test('two', () => same(compare('1.2', '1.2.0'), 0));
test('three', () => same(compare('1.10', '1.9.9'), 1));
test('four', () => same(compare('1', '1.0.1'), -1));`),
  f('state machine guard', `const NEXT: Record<string, readonly string[]> = { draft: ['review'], review: ['draft', 'published'], published: [] };
export class Article {
  state = 'draft';
  log: string[] = [];
  move(to: string): boolean {
    this.state = to;
    this.log.push(to);
    return true;
  }
}
`, `
test('one', () => { const a = new Article(); same(a.move('review'), true); same(a.state, 'review'); same(a.log, ['review']); });
test('two', () => { const a = new Article(); same(a.move('published'), false); same(a.state, 'draft'); same(a.log, []); });
test('three', () => { const a = new Article(); a.move('review'); a.move('published'); same(a.move('draft'), false); same(a.log, ['review', 'published']); });`),
];
