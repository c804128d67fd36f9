import type { Fault } from './fault.ts';

/** What is done at one end only, or at an end where it does not belong: of a range, of a number, of an address. */
export const SLIPS_OF_ONE_END: readonly Fault[] = [
  {
    name: 'the part behind what is cut out',
    file: 'cut.ts',
    source: `type Part = [number, number];
const meet = (part: Part, start: number, end: number): boolean => part[0] < end && part[1] > start;
export function cut(parts: Part[], start: number, end: number): Part[] {
  const kept: Part[] = [];
  for (const part of parts) {
    if (!meet(part, start, end)) {
      kept.push(part);
      continue;
    }
    if (part[0] < start) kept.push([part[0], start]);
  }
  return kept;
}
`,
    tests: `
test('a', () => same(cut([[0, 2], [3, 5]], 3, 5), [[0, 2]]));
test('b', () => same(cut([[0, 5]], 3, 5), [[0, 3]]));
test('c', () => same(cut([[0, 9]], 3, 5), [[0, 3], [5, 9]]));
test('d', () => same(cut([[4, 9]], 3, 5), [[5, 9]]));`,
    mended: ['if (part[1] > end) kept.push([end, part[1]]);'],
  },
  {
    name: 'thousands of a fraction',
    file: 'bytes.ts',
    source: `export function grouped(value: number, places: number): string {
  const text = value.toFixed(places);
  return text.replace(/\\B(?=(?:\\d{3})+(?!\\d))/g, ',');
}
`,
    tests: `
test('a', () => same([grouped(1234567, 0), grouped(12, 2)], ['1,234,567', '12.00']));
test('b', () => same(grouped(1234.5678, 4), '1,234.5678'));
test('c', () => same(grouped(0.123456, 6), '0.123456'));`,
    mended: ['/(?<!\\.\\d*)\\B'],
  },
  {
    name: 'the fragment behind what is added',
    file: 'urls.ts',
    source: `export function withQuery(url: string, query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  if (text) {
    url += (url.includes('?') ? '&' : '?') + text;
  }
  return url;
}
`,
    tests: `
test('a', () => same([withQuery('/a', { b: '1' }), withQuery('/a?b=1', { c: '2' })], ['/a?b=1', '/a?b=1&c=2']));
test('b', () => same(withQuery('/a#top', {}), '/a#top'));
test('c', () => same(withQuery('/a#top', { b: '1' }), '/a?b=1'));
test('d', () => same(withQuery('/a?b=1#x/y?z', { c: '2' }), '/a?b=1&c=2'));`,
    mended: ["url = url.replace(/#.*$/s, '');"],
  },
];
