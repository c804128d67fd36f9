import type { Fault } from './fault.ts';

/** What goes not far enough: a search that gives up, a parent without its parents, a list without its last line, a copy of one level. */
export const SLIPS_OF_COMPLETENESS: readonly Fault[] = [
  {
    name: 'a search that gives up at the first that is not open',
    file: 'rules.ts',
    source: `export function ruleFor(rules: { from: number; to: number; name: string }[], share: number) {
  for (const rule of rules) {
    if (share < rule.from) continue;
    if (share >= rule.to) return undefined;
    return rule.name;
  }
  return undefined;
}
`,
    tests: `
const rules = [{ from: 0, to: 30, name: 'a' }, { from: 0, to: 80, name: 'b' }, { from: 50, to: 95, name: 'c' }];
test('a', () => same(ruleFor(rules, 10), 'a'));
test('b', () => same(ruleFor(rules, 50), 'b'));
test('c', () => same(ruleFor(rules, 90), 'c'));
test('d', () => same(ruleFor(rules, 99), undefined));`,
    mended: ['if (share >= rule.to) continue;'],
  },
  {
    name: 'the sign of an amount below one',
    file: 'cents.ts',
    source: `export function cents(text: string) {
  const [whole, fraction = ''] = text.split(',');
  const units = Number(whole);
  const rest = Number(fraction.padEnd(2, '0'));
  return units * 100 + (units < 0 ? -rest : rest);
}
`,
    tests: `
test('a', () => same(cents('12,5'), 1250));
test('b', () => same(cents('-7,05'), -705));
test('c', () => same(cents('-0,35'), -35));
test('d', () => same(cents('0,35'), 35));`,
    mended: ["whole.startsWith('-') ? -rest : rest"],
  },
  {
    name: 'a list that is split within its brackets',
    file: 'options.ts',
    source: `export function options(body: string): string[] {
  const found: string[] = [];
  let current = '';
  for (const sign of body) {
    if (sign === ',') {
      found.push(current);
      current = '';
    } else {
      current += sign;
    }
  }
  return [...found, current];
}
`,
    tests: `
test('a', () => same(options('a,b'), ['a', 'b']));
test('b', () => same(options('a,(b,c),d'), ['a', '(b,c)', 'd']));
test('c', () => same(options('(a,(b,c))'), ['(a,(b,c))']));`,
    mended: ["sign === ',' && depth === 0"],
  },
  {
    name: 'columns of two letters',
    file: 'columns.ts',
    source: `export function columnAt(letters: string): number {
  let index = 0;
  for (const letter of letters) {
    index = index * 26 + (letter.charCodeAt(0) - 65);
  }
  return index;
}
`,
    tests: `
test('a', () => same([columnAt('A'), columnAt('Z')], [0, 25]));
test('b', () => same(columnAt('AA'), 26));
test('c', () => same([columnAt('AB'), columnAt('BA'), columnAt('ZZ')], [27, 52, 701]));`,
    mended: ['letter.charCodeAt(0) - 64', 'return index - 1;'],
  },
  {
    name: 'a line that is not measured with the others',
    file: 'table.ts',
    source: `export function table(head: string[], rows: string[][], foot?: string[]): string[] {
  const widths = widthsOf([head, ...rows]);
  const line = (cells: string[]) => cells.map((cell, nth) => cell.padEnd(widths[nth] ?? 0)).join('|');
  return [head, ...rows, ...(foot ? [foot] : [])].map(line);
}
function widthsOf(lines: string[][]): number[] {
  return (lines[0] ?? []).map((_, nth) => Math.max(...lines.map((cells) => (cells[nth] ?? '').length)));
}
`,
    tests: `
test('a', () => same(table(['a', 'b'], [['1', '22']]), ['a|b ', '1|22']));
test('b', () => same(table(['a', 'b'], [['1', '2']], ['10', '2']), ['a |b', '1 |2', '10|2']));
test('c', () => same(table(['a'], [], ['abc']), ['a  ', 'abc']));`,
    mended: ['widthsOf([head, ...rows, ...(foot ? [foot] : [])])'],
  },
  {
    name: 'the first way that is found kept for the shortest',
    file: 'ways.ts',
    source: `export function ways(edges: [from: string, to: string, cost: number][], start: string) {
  const costs = new Map<string, number>([[start, 0]]);
  const open = [start];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    for (const [from, to, cost] of edges) {
      if (from !== at) continue;
      const whole = (costs.get(at) ?? 0) + cost;
      if (costs.has(to)) continue;
      costs.set(to, whole);
      open.push(to);
    }
  }
  return Object.fromEntries(costs);
}
`,
    tests: `
test('a', () => same(ways([['a', 'b', 1], ['b', 'c', 2]], 'a'), { a: 0, b: 1, c: 3 }));
test('b', () => same(ways([['a', 'c', 9], ['a', 'b', 1], ['b', 'c', 2], ['c', 'd', 1]], 'a'), { a: 0, c: 3, b: 1, d: 4 }));
test('c', () => same(ways([['a', 'b', 2], ['b', 'a', 2]], 'a'), { a: 0, b: 2 }));`,
    mended: ['whole >= (costs.get(to) ?? Infinity)'],
  },
  {
    name: 'a copy that shares what is within',
    file: 'state.ts',
    source: `export interface State { owner: string; holds: Map<string, number> }
export function copied(state: State): State {
  return { ...state };
}
export function held(state: State, name: string, amount: number): State {
  const next = copied(state);
  next.holds.set(name, amount);
  return next;
}
`,
    tests: `
test('a', () => same(held({ owner: 'a', holds: new Map() }, 'x', 1), { owner: 'a', holds: new Map([['x', 1]]) }));
test('b', () => { const state = { owner: 'a', holds: new Map([['x', 1]]) }; held(state, 'y', 2); same(state.holds.size, 1); });
test('c', () => { const state = { owner: 'a', holds: new Map() }; const two = copied(state); state.holds.set('x', 3); same(two.holds.size, 0); });`,
    mended: ['{ ...state, holds: new Map(state.holds) }'],
  },
  {
    name: 'an item that the list before shares',
    file: 'cart.ts',
    source: `interface Line { sku: string; quantity: number }
export function added(lines: Line[], sku: string, quantity: number): Line[] {
  const known = lines.find((line) => line.sku === sku);
  if (known) {
    known.quantity += quantity;
    return [...lines];
  }
  return [...lines, { sku, quantity }];
}
`,
    tests: `
test('a', () => same(added([], 'a', 1), [{ sku: 'a', quantity: 1 }]));
test('b', () => same(added([{ sku: 'b', quantity: 1 }, { sku: 'a', quantity: 1 }], 'a', 2), [{ sku: 'b', quantity: 1 }, { sku: 'a', quantity: 3 }]));
test('c', () => { const lines = [{ sku: 'a', quantity: 1 }]; added(lines, 'a', 2); same(lines, [{ sku: 'a', quantity: 1 }]); });
test('d', () => { const one = added([], 'a', 1); const two = added(one, 'a', 2); same([one, two].map((all) => all[0].quantity), [1, 3]); });`,
    mended: ['lines.map((each) => (each === known ? { ...each, quantity: each.quantity + quantity } : each))'],
  },
  {
    name: 'a node moved into what lies deeper in it',
    file: 'tree.ts',
    source: `export class Tree {
  #parents = new Map<string, string | null>();
  add(id: string, parent: string | null) {
    this.#parents.set(id, parent);
  }
  move(id: string, parent: string) {
    if (this.isWithin(parent, id)) throw new Error('into itself');
    this.#parents.set(id, parent);
  }
  isWithin(id: string, other: string): boolean {
    return id === other || this.parentOf(id) === other;
  }
  parentOf(id: string): string | null {
    return this.#parents.get(id) ?? null;
  }
}
`,
    tests: `
const tree = () => { const all = new Tree(); all.add('a', null); all.add('b', 'a'); all.add('c', 'b'); all.add('d', 'c'); all.add('e', null); return all; };
test('a', () => { const all = tree(); all.move('d', 'e'); same(all.parentOf('d'), 'e'); });
test('b', () => { expect(() => tree().move('a', 'b')).toThrow('into itself'); });
test('c', () => { expect(() => tree().move('a', 'd')).toThrow('into itself'); });
test('d', () => { same([tree().isWithin('d', 'a'), tree().isWithin('d', 'e'), tree().isWithin('a', 'd')], [true, false, false]); });`,
    mended: ['this.parentOf(id) !== null && this.isWithin(this.parentOf(id), other)'],
  },
  {
    name: 'the part of a token that is lost each time somebody asks',
    file: 'bucket.ts',
    source: `export class Bucket {
  tokens = 0;
  #at = 0;
  constructor(private msPerToken: number) {}
  take(now: number): number {
    const gained = Math.floor((now - this.#at) / this.msPerToken);
    this.tokens += gained;
    this.#at = now;
    return this.tokens;
  }
}
`,
    tests: `
test('a', () => { const one = new Bucket(10); same([one.take(10), one.take(30)], [1, 3]); });
test('b', () => { const one = new Bucket(10); same([one.take(6), one.take(12), one.take(18), one.take(24)], [0, 1, 1, 2]); });
test('c', () => { const one = new Bucket(100); same([one.take(150), one.take(200), one.take(249)], [1, 2, 2]); });`,
    mended: ['this.#at += gained * this.msPerToken'],
  },
  {
    name: 'a late answer kept for a key that was given up meanwhile',
    file: 'loads.ts',
    source: `export class Loads {
  values = new Map<string, string>();
  pending = new Map<string, Promise<string>>();
  load(key: string, read: (key: string) => Promise<string>): Promise<string> {
    const promise: Promise<string> = read(key)
      .then((value) => {
        this.keep(key, value);
        return value;
      })
      .finally(() => {
        this.pending.delete(key);
      });
    this.pending.set(key, promise);
    return promise;
  }
  forget(key: string) {
    this.values.delete(key);
    this.pending.delete(key);
  }
  private keep(key: string, value: string) {
    this.values.set(key, value);
  }
}
`,
    tests: `
const later = () => { let done; const promise = new Promise((resolve) => { done = resolve; }); return { done, read: () => promise }; };
test('a', async () => { const all = new Loads(); await all.load('a', async () => 'A'); same([all.values.get('a'), all.pending.size], ['A', 0]); });
test('b', async () => { const all = new Loads(); const { done, read } = later(); const first = all.load('a', read); all.forget('a'); done('old'); await first; same(all.values.has('a'), false); });
test('c', async () => { const all = new Loads(); const old = later(); const first = all.load('a', old.read); all.forget('a'); const anew = later(); const second = all.load('a', anew.read); old.done('old'); await first; same(all.pending.has('a'), true); anew.done('new'); await second; same(all.values.get('a'), 'new'); });`,
    mended: [
      'if (this.pending.get(key) === promise) this.keep(key, value);',
      'if (this.pending.get(key) === promise) this.pending.delete(key);',
    ],
  },
];
