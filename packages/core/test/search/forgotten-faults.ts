import type { Fault } from './fault.ts';

/** A function works, and what it made does not come to where it is wanted. */
export const FORGOTTEN_FAULTS: readonly Fault[] = [
  {
    name: 'a method of a chain that does not give itself back',
    file: 'query.ts',
    source: `export class Query {
  private readonly parts: string[] = [];

  where(text: string) {
    this.parts.push('where ' + text);
    return this;
  }

  limit(count: number) {
    if (count < 0) throw new RangeError('below zero');
    this.parts.push('limit ' + count);
  }

  toString(): string {
    return this.parts.join(' ');
  }
}
`,
    tests: `
test('where', () => same(new Query().where('a').toString(), 'where a'));
test('limit last', () => { const query = new Query(); query.limit(3); same(query.toString(), 'limit 3'); });
test('limit first', () => same(new Query().limit(2).where('b').toString(), 'limit 2 where b'));`,
    mended: ["this.parts.push('limit ' + count);\n    return this;"],
  },
  {
    name: 'a method that is handed on without its object',
    file: 'counter.ts',
    source: `'use strict';

export function counter(start: number) {
  const next = (step: number): number => (start += step);
  next.twice = function (step: number): number[] {
    return [0, 1].map(() => this(step));
  };
  return next;
}
`,
    tests: `
test('steps', () => same(counter(1)(2), 3));
test('twice', () => { const count = counter(0); same(count.twice(2), [2, 4]); });
test('twice alone', () => { const { twice } = counter(1); same(twice(1), [2, 3]); });`,
    mended: ['next(step)'],
  },
  {
    name: 'an answer for what is not found',
    file: 'place.ts',
    source: `export function placeOf(names: readonly string[], name: string): number {
  for (let at = 0; at < names.length; at++) {
    if (names[at] === name) return at;
  }
}
`,
    tests: `
test('found', () => same([placeOf(['a', 'b'], 'b'), placeOf(['a'], 'a')], [1, 0]));
test('not found', () => same(placeOf(['a'], 'x'), -1));`,
    mended: ['return -1;'],
  },
  {
    name: 'a guard that the other methods have',
    file: 'account.ts',
    source: `export class Account {
  private closed = false;
  private total = 0;

  add(amount: number): void {
    if (this.closed) throw new Error('closed');
    this.total += amount;
  }

  take(amount: number): number {
    if (this.total < amount) throw new RangeError('too much');
    this.total -= amount;
    return this.total;
  }

  clear(): void {
    if (this.closed) throw new Error('closed');
    this.total = 0;
  }

  close(): void {
    this.closed = true;
  }
}
`,
    tests: `
const made = () => { const account = new Account(); account.add(5); return account; };
test('takes', () => same(made().take(2), 3));
test('too much', () => expect(() => made().take(9)).toThrow('too much'));
test('clears', () => { const account = made(); account.clear(); same(account.take(0), 0); });
test('closed', () => { const account = made(); account.close(); expect(() => account.add(1)).toThrow('closed'); });
test('takes when closed', () => { const account = made(); account.close(); expect(() => account.take(1)).toThrow('closed'); });`,
    mended: ["take(amount: number): number {\n    if (this.closed) throw new Error('closed');"],
  },
  {
    name: 'listeners that one of two changes does not tell',
    file: 'settings.ts',
    source: `export type Listener = (key: string, value: unknown) => void;

export class Settings {
  private readonly values: Record<string, unknown> = {};
  private readonly listeners = new Set<Listener>();

  constructor(private readonly defaults: Record<string, unknown>) {}

  get(key: string): unknown {
    return key in this.values ? this.values[key] : this.defaults[key];
  }

  set(key: string, value: unknown): void {
    if (this.get(key) === value) return;
    this.values[key] = value;
    for (const listener of this.listeners) listener(key, value);
  }

  reset(key: string): void {
    delete this.values[key];
  }

  listen(listener: Listener): void {
    this.listeners.add(listener);
  }
}
`,
    tests: `
const heard = (settings) => { const all = []; settings.listen((key, value) => all.push(key + value)); return all; };
test('sets', () => { const s = new Settings({ a: 1 }); const all = heard(s); s.set('a', 2); s.set('a', 2); same(all, ['a2']); });
test('resets', () => { const s = new Settings({ a: 1 }); s.set('a', 2); s.reset('a'); same(s.get('a'), 1); });
test('tells', () => { const s = new Settings({ a: 1, b: 'x' }); s.set('b', 'y'); const all = heard(s); s.reset('b'); same(all, ['bx']); });`,
    mended: ['listener(key, this.get(key))'],
  },
];
