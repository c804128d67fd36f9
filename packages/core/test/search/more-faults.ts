import type { Fault } from './fault.ts';

/** Something is missing, or is the wrong one of several. */
export const MORE_FAULTS: readonly Fault[] = [
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
    mended: [
      'if (values.length === 0) return',
      'values.length === 0 ? 0 : sum / values.length',
      'Math.max(1, values.length)',
      'values.length || 1',
    ],
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
  {
    name: 'an error that is not thrown',
    file: 'quantity.ts',
    source: `export function parseQuantity(text: string): number {
  const value = Number(text);
  if (Number.isNaN(value)) throw new RangeError('not a number');
  return value;
}

export function order(quantity: number, stock: number): number {
  const left = stock - quantity;
  return left;
}
`,
    tests: `
test('refuses more than there is', () => { let thrown; try { order(5, 3) } catch (error) { thrown = error } if (!thrown) throw new Error('nothing was thrown') });
test('refuses much more', () => { let thrown; try { order(50, 1) } catch (error) { thrown = error } if (!thrown) throw new Error('nothing was thrown') });
test('gives what is left', () => same(order(2, 3), 1));
test('gives the last', () => same(order(3, 3), 0));
test('parses', () => same(parseQuantity('4'), 4));`,
    mended: [
      'if (quantity > stock) throw',
      'if (stock < quantity) throw',
      'if (left < 0) throw',
      'if (0 > left) throw',
    ],
  },
  {
    name: 'an answer for an empty list in an arrow function',
    file: 'mean.ts',
    source: `const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export const mean = (values: readonly number[]): number => total(values) / values.length;
`,
    tests: `
test('of nothing', () => same(mean([]), 0));
test('of two', () => same(mean([1, 2]), 1.5));
test('of one', () => same(mean([4]), 4));`,
    mended: [
      'values.length === 0 ? 0 : total(values) / values.length',
      '(values.length || 1)',
      'Math.max(1, values.length)',
    ],
  },
];
