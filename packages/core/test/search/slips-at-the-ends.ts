import type { Fault } from './fault.ts';

/** What is at an end: of a text, of a day, of patience, of an order. */
export const SLIPS_AT_THE_ENDS: readonly Fault[] = [
  {
    name: 'letters thrown away with their accents',
    file: 'dia.ts',
    source: `export function slugify(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
`,
    tests: `
test('a', () => same(slugify('Hello World!'), 'hello-world'));
test('b', () => same(slugify('Crème Brûlée'), 'creme-brulee'));`,
    mended: ["normalize('NFD').replace(/\\p{M}/gu, '')"],
  },
  {
    name: 'degrees for radians',
    file: 'hav.ts',
    source: `export function distance(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const dLat = lat2 - lat1;
  const dLon = lon2 - lon1;
  const a = Math.sin(dLat / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(dLon / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(a));
}
`,
    tests: `
test('a', () => same(distance(0, 0, 0, 0), 0));
test('b', () => same(Math.round(distance(0, 0, 0, 1)), 111));
test('c', () => same(Math.round(distance(52.5, 13.4, 48.1, 11.6)), 506));`,
    mended: ['lat1 *= Math.PI / 180;\n  lon1 *= Math.PI / 180;\n  lat2 *= Math.PI / 180;\n  lon2 *= Math.PI / 180;'],
  },
  {
    name: 'work that was called off tried again',
    file: 'ab.ts',
    source: `export async function retry<T>(work: () => Promise<T>, times: number): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= times) throw error;
    }
  }
}
`,
    tests: `
const failing = (errors) => { const f = async () => { f.calls++; const e = errors.shift(); if (e) throw e; return 'ok'; }; f.calls = 0; return f; };
const abort = () => Object.assign(new Error('aborted'), { name: 'AbortError' });
test('a', async () => { const f = failing([new Error('x')]); same(await retry(f, 3), 'ok'); same(f.calls, 2); });
test('b', async () => { const f = failing([abort()]); same(await retry(f, 3).catch((e) => e.name), 'AbortError'); same(f.calls, 1); });
test('c', async () => { const f = failing([new Error('x'), new Error('y')]); same(await retry(f, 2).catch((e) => e.message), 'y'); });`,
    mended: ["if (attempt >= times || (error as Error).name === 'AbortError') throw error;"],
  },
  {
    name: 'an empty text taken for zero',
    file: 'num.ts',
    source: `export function parseValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  const number = Number(text);
  return Number.isNaN(number) ? text : number;
}
`,
    tests: `
test('a', () => same(parseValue('12'), 12));
test('b', () => same(parseValue('x'), 'x'));
test('c', () => same(parseValue(''), ''));
test('d', () => same(parseValue('true'), true));`,
    mended: ["text.trim() === '' || Number.isNaN(number)"],
  },
  {
    name: 'the order of what is there for that of what was asked',
    file: 'sel.ts',
    source: `export function pick<T extends { id: string }>(items: readonly T[], ids: readonly string[]): T[] {
  return items.filter((item) => ids.includes(item.id));
}
`,
    tests: `
const I = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
test('a', () => same(pick(I, ['a']), [{ id: 'a' }]));
test('b', () => same(pick(I, ['c', 'a']), [{ id: 'c' }, { id: 'a' }]));
test('c', () => same(pick(I, ['x']), []));`,
    mended: ['ids.flatMap((id) => items.filter((item) => item.id === id))'],
  },
  {
    name: 'what lies behind the last',
    file: 'free.ts',
    source: `export interface Slot { from: number; to: number }
export function free(busy: readonly Slot[], day: Slot): Slot[] {
  const slots: Slot[] = [];
  let at = day.from;
  for (const { from, to } of busy) {
    if (from > at) slots.push({ from: at, to: from });
    at = to;
  }
  return slots;
}
`,
    tests: `
test('a', () => same(free([{ from: 9, to: 10 }], { from: 8, to: 10 }), [{ from: 8, to: 9 }]));
test('b', () => same(free([{ from: 8, to: 10 }], { from: 8, to: 12 }), [{ from: 10, to: 12 }]));
test('c', () => same(free([], { from: 8, to: 12 }), [{ from: 8, to: 12 }]));`,
    mended: ['if (day.to > at) slots.push({ from: at, to: day.to });'],
  },
];
