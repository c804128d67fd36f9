import type { Fault } from './fault.ts';

/** Things that several use, that come again, or that come late. */
export const SLIPS_OF_SHARING: readonly Fault[] = [
  {
    name: 'a room closed by the first who leaves',
    file: 'rooms.ts',
    source: `export class Rooms {
  private readonly rooms = new Map<string, Set<string>>();
  join(room: string, user: string) {
    const members = this.rooms.get(room) ?? new Set();
    members.add(user);
    this.rooms.set(room, members);
  }
  leave(room: string, user: string) {
    const members = this.rooms.get(room);
    if (!members) return;
    members.delete(user);
    this.rooms.delete(room);
  }
  count(room: string) { return this.rooms.get(room)?.size ?? 0; }
  names() { return [...this.rooms.keys()]; }
}
`,
    tests: `
test('a', () => { const r = new Rooms(); r.join('x', 'a'); same(r.count('x'), 1); });
test('b', () => { const r = new Rooms(); r.join('x', 'a'); r.join('x', 'b'); r.leave('x', 'a'); same(r.count('x'), 1); });
test('c', () => { const r = new Rooms(); r.join('x', 'a'); r.leave('x', 'a'); same(r.names(), []); });`,
    mended: ['if (members.size === 0) this.rooms.delete(room);'],
  },
  {
    name: 'a topic nobody listens to',
    file: 'rooms2.ts',
    source: `export class Topics {
  private readonly topics = new Map<string, Set<string>>();
  on(topic: string, id: string) {
    let ids = this.topics.get(topic);
    if (!ids) this.topics.set(topic, (ids = new Set()));
    ids.add(id);
  }
  off(topic: string, id: string) {
    this.topics.get(topic)?.delete(id);
  }
  list() { return [...this.topics.keys()]; }
}
`,
    tests: `
test('a', () => { const t = new Topics(); t.on('x', 'a'); same(t.list(), ['x']); });
test('b', () => { const t = new Topics(); t.on('x', 'a'); t.off('x', 'a'); same(t.list(), []); });
test('c', () => { const t = new Topics(); t.on('x', 'a'); t.on('x', 'b'); t.off('x', 'a'); same(t.list(), ['x']); });
test('d', () => { const t = new Topics(); t.off('x', 'a'); same(t.list(), []); });`,
    mended: ['if (this.topics.get(topic)?.size === 0) this.topics.delete(topic);'],
  },
  {
    name: 'a booking that conflicts with itself',
    file: 'booking.ts',
    source: `export interface Booking { id: string; room: string; from: number; to: number }
export class Calendar {
  private readonly all = new Map<string, Booking>();
  save(booking: Booking) {
    for (const other of this.all.values()) {
      if (other.room === booking.room && other.from < booking.to && booking.from < other.to) throw new Error('taken');
    }
    this.all.set(booking.id, booking);
  }
  get(id: string) { return this.all.get(id); }
}
`,
    tests: `
const b = (id, from, to, room = 'r') => ({ id, room, from, to });
test('a', () => { const c = new Calendar(); c.save(b('1', 1, 3)); expect(() => c.save(b('2', 2, 4))).toThrow('taken'); });
test('b', () => { const c = new Calendar(); c.save(b('1', 1, 3)); c.save(b('1', 2, 4)); same(c.get('1').from, 2); });
test('c', () => { const c = new Calendar(); c.save(b('1', 1, 3)); c.save(b('2', 3, 4)); same(c.get('2').to, 4); });`,
    mended: ['other.id !== booking.id && '],
  },
  {
    name: 'visited twice, listed twice',
    file: 'lru2.ts',
    source: `export class Recent {
  private readonly items: string[] = [];
  constructor(private readonly max: number) {}
  visit(item: string) {
    this.items.unshift(item);
    if (this.items.length > this.max) this.items.pop();
  }
  list() { return [...this.items]; }
}
`,
    tests: `
const r = (max, ...v) => { const x = new Recent(max); v.forEach((i) => x.visit(i)); return x.list(); };
test('a', () => same(r(3, 'a', 'b'), ['b', 'a']));
test('b', () => same(r(2, 'a', 'b', 'c'), ['c', 'b']));
test('c', () => same(r(3, 'a', 'b', 'a'), ['a', 'b']));`,
    mended: ['if (index !== -1) this.items.splice(index, 1);'],
  },
  {
    name: 'one coupon twice',
    file: 'coupon.ts',
    source: `export class Cart {
  private readonly lines: { price: number; qty: number }[] = [];
  private readonly coupons: { code: string; percent: number }[] = [];
  add(price: number, qty = 1) { this.lines.push({ price, qty }); return this; }
  apply(code: string, percent: number) { this.coupons.push({ code, percent }); return this; }
  total() {
    let total = this.lines.reduce((sum, { price, qty }) => sum + price * qty, 0);
    for (const { percent } of this.coupons) total -= (total * percent) / 100;
    return total;
  }
}
`,
    tests: `
test('a', () => same(new Cart().add(100).total(), 100));
test('b', () => same(new Cart().add(100, 2).apply('X', 10).total(), 180));
test('c', () => same(new Cart().add(100).apply('X', 10).apply('X', 10).total(), 90));
test('d', () => same(new Cart().add(100).apply('X', 10).apply('Y', 50).total(), 45));`,
    mended: ['if (!this.coupons.some((each) => each.code === code))'],
  },
  {
    name: 'an answer that comes late',
    file: 'search.ts',
    source: `export class SearchBox {
  results: string[] = [];
  constructor(private readonly fetch: (q: string) => Promise<string[]>) {}
  async type(query: string) {
    const results = await this.fetch(query);
    this.results = results;
  }
}
`,
    tests: `
const deferred = () => { const d = {}; d.promise = new Promise((r) => (d.resolve = r)); return d; };
test('a', async () => { const s = new SearchBox(async (q) => [q]); await s.type('a'); same(s.results, ['a']); });
test('b', async () => { const ds = { a: deferred(), ab: deferred() }; const s = new SearchBox((q) => ds[q].promise); const p1 = s.type('a'); const p2 = s.type('ab'); ds.ab.resolve(['ab']); await p2; ds.a.resolve(['a']); await p1; same(s.results, ['ab']); });`,
    mended: ['if (ticket !== this.latest) return;'],
  },
  {
    name: 'columns that are not to be seen',
    file: 'cols.ts',
    source: `export interface Column { key: string; hidden?: boolean; width?: number }
export function layout(columns: readonly Column[], total: number): Record<string, number> {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const flexible = columns.filter(({ width }) => width === undefined);
  const share = flexible.length === 0 ? 0 : (total - fixed) / flexible.length;
  return Object.fromEntries(columns.map(({ key, width }) => [key, width ?? share]));
}
`,
    tests: `
test('a', () => same(layout([{ key: 'a' }, { key: 'b' }], 100), { a: 50, b: 50 }));
test('b', () => same(layout([{ key: 'a', width: 20 }, { key: 'b' }], 100), { a: 20, b: 80 }));
test('c', () => same(layout([{ key: 'a' }, { key: 'b', hidden: true }], 100), { a: 100 }));
test('d', () => same(layout([{ key: 'a', width: 10 }, { key: 'b', width: 30, hidden: true }, { key: 'c' }], 100), { a: 10, c: 90 }));`,
    mended: ['columns = columns.filter((each) => !each.hidden);'],
  },
  {
    name: 'the last chunk that nobody yields',
    file: 'gen.ts',
    source: `export function* chunks<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let chunk: T[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length === size) {
      yield chunk;
      chunk = [];
    }
  }
}
`,
    tests: `
test('a', () => same([...chunks([1, 2, 3, 4], 2)], [[1, 2], [3, 4]]));
test('b', () => same([...chunks([1, 2, 3], 2)], [[1, 2], [3]]));
test('c', () => same([...chunks([], 2)], []));`,
    mended: ['if (chunk.length > 0) yield chunk;'],
  },
];
