import type { Fault } from './fault.ts';

/** Lists compared, sorted, split and shortened by the way that comes to mind first. */
export const SLIPS_WITH_LISTS: readonly Fault[] = [
  {
    name: 'a list that goes on',
    file: 'same.ts',
    source: `export function sameItems(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) {
    if (a[i] !== b[i]) return false;
  }
  return true;
}
`,
    tests: `
test('one', () => same(sameItems([1, 2], [1, 2]), true));
test('two', () => same(sameItems([1], [1, 2]), false));
test('three', () => same(sameItems([1, 2], [1, 3]), false));
test('four', () => same(sameItems([], [1]), false));`,
    mended: ['if (a.length !== b.length) return false;'],
  },
  {
    name: 'an object with more keys',
    file: 'equal.ts',
    source: `export function equal(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  return Object.keys(a).every((key) => a[key] === b[key]);
}
`,
    tests: `
test('one', () => same(equal({ a: 1 }, { a: 1 }), true));
test('two', () => same(equal({ a: 1 }, { a: 1, b: 2 }), false));
test('three', () => same(equal({ a: 1 }, { a: 2 }), false));
test('four', () => same(equal({}, { x: 2 }), false));`,
    mended: ['Object.keys(a).length === Object.keys(b).length &&'],
  },
  {
    name: 'the item behind a removed one passed over',
    file: 'prune.ts',
    source: `export function prune(items: number[], limit: number): number[] {
  for (let i = 0; i < items.length; i++) {
    if (items[i] > limit) items.splice(i, 1);
  }
  return items;
}
`,
    tests: `
test('one', () => same(prune([1, 9, 2], 5), [1, 2]));
test('two', () => same(prune([1, 9, 8, 2], 5), [1, 2]));
test('three', () => same(prune([7, 7, 7], 5), []));`,
    mended: ['items.splice(i--, 1)'],
  },
  {
    name: 'ten before two',
    file: 'natural.ts',
    source: `export function sortNames(names: readonly string[]): string[] {
  return [...names].sort((a, b) => a.localeCompare(b));
}
`,
    tests: `
test('one', () => same(sortNames(['b', 'a']), ['a', 'b']));
test('two', () => same(sortNames(['file10', 'file2', 'file1']), ['file1', 'file2', 'file10']));
test('three', () => same(sortNames(['v1.10', 'v1.9']), ['v1.9', 'v1.10']));`,
    mended: ['{ numeric: true }'],
  },
  {
    name: 'capitals before all others',
    file: 'sorted.ts',
    source: `export function sortNames(names: readonly string[]): string[] {
  return [...names].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
`,
    tests: `
test('one', () => same(sortNames(['b', 'a']), ['a', 'b']));
test('two', () => same(sortNames(['bob', 'Ann', 'Zoe', 'carl']), ['Ann', 'bob', 'carl', 'Zoe']));`,
    mended: ['a.localeCompare(b)'],
  },
  {
    name: 'blanks behind commas',
    file: 'list.ts',
    source: `export function tags(text: string): string[] {
  return text.split(',');
}
`,
    tests: `
test('one', () => same(tags('a,b'), ['a', 'b']));
test('two', () => same(tags('a, b ,c'), ['a', 'b', 'c']));
test('three', () => same(tags(' one two, three'), ['one two', 'three']));`,
    mended: ['.map((part) => part.trim())'],
  },
  {
    name: 'several blanks between words',
    file: 'words.ts',
    source: `export function wordCount(text: string): number {
  return text.split(' ').length;
}
`,
    tests: `
test('one', () => same(wordCount('a b c'), 3));
test('two', () => same(wordCount('a  b   c'), 3));
test('three', () => same(wordCount('a\\tb c\\nd'), 4));`,
    mended: ['split(/\\s+/)'],
  },
  {
    name: 'a hole in a list',
    file: 'todo.ts',
    source: `export class Todos {
  private readonly items: string[] = [];
  add(text: string): void {
    this.items.push(text);
  }
  remove(text: string): void {
    const at = this.items.indexOf(text);
    if (at !== -1) delete this.items[at];
  }
  list(): string[] {
    return [...this.items];
  }
}
`,
    tests: `
test('one', () => { const t = new Todos(); t.add('a'); t.add('b'); t.remove('x'); same(t.list(), ['a', 'b']); });
test('two', () => { const t = new Todos(); t.add('a'); t.add('b'); t.remove('a'); same(t.list(), ['b']); });
test('three', () => { const t = new Todos(); t.add('a'); t.add('b'); t.add('c'); t.remove('b'); same(t.list().length, 2); });`,
    mended: ['this.items.splice(at, 1)'],
  },
  {
    name: 'NaN looked for by its place',
    file: 'has.ts',
    source: `export function hasBad(values: readonly number[]): boolean {
  return values.indexOf(Number.NaN) !== -1;
}
`,
    tests: `
test('one', () => same(hasBad([1, 2]), false));
test('two', () => same(hasBad([1, Number.NaN]), true));`,
    mended: ['values.includes(Number.NaN)'],
  },
];
