import { clone } from './clone';

test('an object that holds itself', () => {
  const self: Record<string, unknown> = { n: 1 };
  self.me = self;
  const result = clone(self);
  expect(result.me).toBe(result);
  expect(result).not.toBe(self);
  expect(result.n).toBe(1);
});

test('a ring of objects', () => {
  interface Link {
    id: number;
    next?: Link;
  }
  const links: Link[] = [0, 1, 2].map((id) => ({ id }));
  links.forEach((link, i) => (link.next = links[(i + 1) % 3]));
  const result = clone(links[0]);
  expect(result.next?.next?.next).toBe(result);
  expect([result.id, result.next?.id, result.next?.next?.id]).toEqual([0, 1, 2]);
  expect(result.next).not.toBe(links[1]);
});

test('circles through maps, sets and arrays', () => {
  const object: Record<string, unknown> = {};
  object.map = new Map([['back', object]]);
  object.set = new Set([object]);
  object.list = [object];
  const result = clone(object) as { map: Map<string, unknown>; set: Set<unknown>; list: unknown[] };
  expect(result.map.get('back')).toBe(result);
  expect(result.set.has(result)).toBe(true);
  expect(result.set.size).toBe(1);
  expect(result.list[0]).toBe(result);
});

test('objects without a prototype and symbol keys', () => {
  const key = Symbol('k');
  const bare = Object.create(null);
  bare[key] = { deep: true };
  bare.self = bare;
  const result = clone(bare);
  expect(Object.getPrototypeOf(result)).toBe(null);
  expect(result.self).toBe(result);
  expect(result[key]).toEqual({ deep: true });
  expect(result[key]).not.toBe(bare[key]);
});

test('shared dates and objects deep down', () => {
  const date = new Date(0);
  const shared = { date };
  const result = clone([shared, { x: shared, y: date }]) as [typeof shared, { x: typeof shared; y: Date }];
  expect(result[0]).toBe(result[1].x);
  expect(result[0].date).toBe(result[1].y);
  expect(result[1].y).not.toBe(date);
});

test('two clones have nothing in common', () => {
  const source = { list: [{ a: 1 }] };
  const [one, two] = [clone(source), clone(source)];
  one.list[0].a = 2;
  expect(two.list[0].a).toBe(1);
  expect(source.list[0].a).toBe(1);
});
