import type { Fault } from './fault.ts';

/** What is not there: a key, an item, a place, a value in a comparison. */
export const SLIPS_WITH_ABSENCE: readonly Fault[] = [
  {
    name: 'a place before the last for what comes last',
    file: 'sortedlist.ts',
    source: `export class SortedList {
  readonly items: number[] = [];
  add(value: number) {
    const index = this.items.findIndex((item) => item > value);
    this.items.splice(index, 0, value);
    return this;
  }
}
`,
    tests: `
test('a', () => same(new SortedList().add(2).add(1).items, [1, 2]));
test('b', () => same(new SortedList().add(1).add(2).add(3).items, [1, 2, 3]));
test('c', () => same(new SortedList().add(5).add(1).add(3).add(9).items, [1, 3, 5, 9]));`,
    mended: ['index === -1 ? this.items.length : index'],
  },
  {
    name: 'the last one gone for one that was not there',
    file: 'list.ts',
    source: `export class Watchers {
  private readonly list: string[] = [];
  add(name: string) { this.list.push(name); }
  remove(name: string) {
    this.list.splice(this.list.indexOf(name), 1);
  }
  names() { return [...this.list]; }
}
`,
    tests: `
const w = (...n) => { const x = new Watchers(); n.forEach((i) => x.add(i)); return x; };
test('a', () => { const x = w('a', 'b'); x.remove('a'); same(x.names(), ['b']); });
test('b', () => { const x = w('a', 'b'); x.remove('z'); same(x.names(), ['a', 'b']); });`,
    mended: ['if (index !== -1) this.list.splice(index, 1);'],
  },
  {
    name: 'keys picked that are not there',
    file: 'pick.ts',
    source: `export function pick(object: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const key of keys) out[key] = object[key];
  return out;
}
`,
    tests: `
test('a', () => same(pick({ a: 1, b: 2 }, ['a']), { a: 1 }));
test('b', () => same(Object.keys(pick({ a: 1 }, ['a', 'z'])), ['a']));
test('c', () => same(Object.keys(pick({ a: undefined }, ['a'])), ['a']));`,
    mended: ['if (Object.hasOwn(object, key))'],
  },
  {
    name: 'two objects alike in what neither has',
    file: 'eq.ts',
    source: `export function shallowEqual(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => a[key] === b[key]);
}
`,
    tests: `
test('a', () => same(shallowEqual({ a: 1 }, { a: 1 }), true));
test('b', () => same(shallowEqual({ a: 1 }, { a: 2 }), false));
test('c', () => same(shallowEqual({ a: undefined }, { b: 2 }), false));
test('e', () => same(shallowEqual({ a: undefined }, { a: undefined }), true));`,
    mended: ['Object.hasOwn(b, key) && a[key] === b[key]'],
  },
  {
    name: 'a way that is not there yet',
    file: 'set.ts',
    source: `export function set(object: Record<string, any>, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() as string;
  let holder = object;
  for (const key of keys) holder = holder[key];
  holder[last] = value;
}
`,
    tests: `
const of = (o, p, v) => { set(o, p, v); return o; };
test('a', () => same(of({}, 'a', 1), { a: 1 }));
test('b', () => same(of({ a: { b: 1 } }, 'a.b', 2), { a: { b: 2 } }));
test('c', () => same(of({}, 'a.b', 2), { a: { b: 2 } }));
test('d', () => same(of({}, 'a.b.c', 2), { a: { b: { c: 2 } } }));`,
    mended: ['holder = (holder[key] ??= {})'],
  },
  {
    name: 'an order by what some lack',
    file: 'sortby.ts',
    source: `export interface Task { title: string; due?: number }
export function byDue(tasks: readonly Task[]): string[] {
  return [...tasks].sort((a, b) => a.due - b.due).map(({ title }) => title);
}
`,
    tests: `
test('a', () => same(byDue([{ title: 'b', due: 2 }, { title: 'a', due: 1 }]), ['a', 'b']));
test('b', () => same(byDue([{ title: 'x' }, { title: 'b', due: 2 }, { title: 'a', due: 1 }]), ['a', 'b', 'x']));
test('c', () => same(byDue([{ title: 'c', due: 3 }, { title: 'x' }, { title: 'a', due: 1 }]), ['a', 'c', 'x']));`,
    mended: ['(a.due ?? Infinity) - (b.due ?? Infinity)'],
  },
  {
    name: 'settings within settings',
    file: 'config.ts',
    source: `interface Config { theme: string; font: { size: number; family: string } }
const DEFAULTS: Config = { theme: 'light', font: { size: 12, family: 'sans' } };
export function configOf(user: { theme?: string; font?: { size?: number; family?: string } } = {}): Config {
  return { ...DEFAULTS, ...user } as Config;
}
`,
    tests: `
test('a', () => same(configOf(), { theme: 'light', font: { size: 12, family: 'sans' } }));
test('b', () => same(configOf({ theme: 'dark' }).theme, 'dark'));
test('c', () => same(configOf({ font: { size: 14 } }).font, { size: 14, family: 'sans' }));
test('d', () => same(configOf({ font: { family: 'mono' } }).font, { size: 12, family: 'mono' }));`,
    mended: ['font: { ...DEFAULTS.font, ...user.font }'],
  },
  {
    name: 'an update that forgets the rest',
    file: 'upsert.ts',
    source: `export interface User { id: number; name: string; admin?: boolean }
export function upsert(users: readonly User[], user: User): User[] {
  const known = users.find(({ id }) => id === user.id);
  if (!known) return [...users, user];
  return users.map((each) => (each.id === user.id ? user : each));
}
`,
    tests: `
test('a', () => same(upsert([], { id: 1, name: 'a' }), [{ id: 1, name: 'a' }]));
test('b', () => same(upsert([{ id: 1, name: 'a', admin: true }], { id: 1, name: 'b' }), [{ id: 1, name: 'b', admin: true }]));
test('c', () => same(upsert([{ id: 2, name: 'x' }], { id: 1, name: 'b' }).length, 2));`,
    mended: ['{ ...each, ...user }'],
  },
  {
    name: 'a name of the scope around',
    file: 'scope.ts',
    source: `export class Scope {
  private readonly vars = new Map<string, unknown>();
  constructor(private readonly parent?: Scope) {}
  define(name: string, value: unknown) { this.vars.set(name, value); }
  get(name: string): unknown {
    if (!this.vars.has(name)) throw new Error('undefined ' + name);
    return this.vars.get(name);
  }
}
`,
    tests: `
test('a', () => { const s = new Scope(); s.define('x', 1); same(s.get('x'), 1); });
test('b', () => { const p = new Scope(); p.define('x', 1); same(new Scope(new Scope(p)).get('x'), 1); });
test('c', () => expect(() => new Scope(new Scope()).get('y')).toThrow('undefined y'));
test('d', () => { const p = new Scope(); p.define('x', 1); const c = new Scope(p); c.define('x', 2); same(c.get('x'), 2); });`,
    mended: ['this.parent.get(name)'],
  },
];
