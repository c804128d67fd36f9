import type { Fault } from './fault.ts';

/** One level, one round or one list too few; what is handed on before it is let go. */
export const SLIPS_OF_DEPTH: readonly Fault[] = [
  {
    name: 'only the outer object frozen',
    file: 'freeze.ts',
    source: `export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  Object.freeze(value);
  return value;
}
`,
    tests: `
test('a', () => same(Object.isFrozen(deepFreeze({ a: 1 })), true));
test('b', () => same(Object.isFrozen(deepFreeze({ a: { b: 1 } }).a), true));
test('c', () => same(deepFreeze(5), 5));`,
    mended: ['for (const each of Object.values(value)) deepFreeze(each);'],
  },
  {
    name: 'children without their children',
    file: 'size.ts',
    source: `export interface Node { size: number; children?: Node[] }
export function totalSize(node: Node): number {
  return (node.children ?? []).reduce((sum, child) => sum + child.size, node.size);
}
`,
    tests: `
test('a', () => same(totalSize({ size: 1 }), 1));
test('b', () => same(totalSize({ size: 1, children: [{ size: 2 }] }), 3));
test('c', () => same(totalSize({ size: 1, children: [{ size: 2, children: [{ size: 4 }] }] }), 7));`,
    mended: ['sum + totalSize(child)'],
  },
  {
    name: 'the next free name asked for once',
    file: 'slugs.ts',
    source: `export class Slugs {
  private readonly used = new Set<string>();
  make(title: string): string {
    const base = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    let slug = base;
    let n = 2;
    if (this.used.has(slug)) {
      slug = base + '-' + n;
      n++;
    }
    this.used.add(slug);
    return slug;
  }
}
`,
    tests: `
const s = (...t) => { const x = new Slugs(); return t.map((i) => x.make(i)); };
test('a', () => same(s('Hello World'), ['hello-world']));
test('b', () => same(s('A', 'A'), ['a', 'a-2']));
test('c', () => same(s('A', 'A', 'A', 'A'), ['a', 'a-2', 'a-3', 'a-4']));`,
    mended: ['while (this.used.has(slug))'],
  },
  {
    name: 'items that come while others are sent',
    file: 'batch2.ts',
    source: `export class Outbox {
  private items: string[] = [];
  constructor(private readonly send: (items: string[]) => void) {}
  add(item: string) { this.items.push(item); }
  flush() {
    if (this.items.length === 0) return;
    this.send(this.items);
    this.items = [];
  }
}
`,
    tests: `
test('a', () => { const sent = []; const o = new Outbox((x) => sent.push(...x)); o.add('a'); o.flush(); same(sent, ['a']); });
test('b', () => { const sent = []; const o = new Outbox((x) => { sent.push(...x); if (sent.length === 1) o.add('late'); }); o.add('a'); o.flush(); o.flush(); same(sent, ['a', 'late']); });
test('c', () => { const sent = []; const o = new Outbox(() => { throw new Error('x'); }); o.add('a'); try { o.flush(); } catch {} same(sent, []); });`,
    mended: ['const items = this.items;'],
  },
  {
    name: 'a long appointment around a short one',
    file: 'slots.ts',
    source: `export interface Slot { start: number; end: number }
export function free(slots: readonly Slot[], open: Slot): Slot[] {
  const out: Slot[] = [];
  let at = open.start;
  for (const slot of [...slots].sort((a, b) => a.start - b.start)) {
    if (slot.start > at) out.push({ start: at, end: slot.start });
    at = slot.end;
  }
  if (at < open.end) out.push({ start: at, end: open.end });
  return out;
}
`,
    tests: `
const s = (start, end) => ({ start, end });
test('a', () => same(free([s(10, 11)], s(9, 12)), [s(9, 10), s(11, 12)]));
test('b', () => same(free([], s(9, 12)), [s(9, 12)]));
test('c', () => same(free([s(9, 12), s(10, 11)], s(9, 13)), [s(12, 13)]));`,
    mended: ['at = Math.max(at, slot.end);'],
  },
  {
    name: 'a longer path than its route',
    file: 'route.ts',
    source: `export function matches(route: string, path: string): boolean {
  const want = route.split('/');
  const have = path.split('/');
  return want.every((part, index) => part.startsWith(':') || part === have[index]);
}
`,
    tests: `
test('a', () => same(matches('/users/:id', '/users/4'), true));
test('b', () => same(matches('/users', '/posts'), false));
test('c', () => same(matches('/users', '/users/4'), false));
test('d', () => same(matches('/users/:id', '/users'), false));`,
    mended: ['want.length === have.length && want.every('],
  },
];
