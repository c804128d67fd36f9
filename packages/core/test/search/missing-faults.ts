import type { Fault } from './fault.ts';

/** A statement or a whole arm was forgotten. */
export const MISSING_FAULTS: readonly Fault[] = [
  {
    name: 'a state that a list does not have',
    file: 'orders.ts',
    source: `type State = 'draft' | 'paid' | 'sent' | 'lost' | 'returned';

const FINAL: readonly State[] = ['sent', 'lost'];

export function openOrders(orders: readonly { id: number; state: State }[]): number[] {
  return orders.filter(({ state }) => !FINAL.includes(state)).map(({ id }) => id);
}
`,
    tests: `
test('leaves out what was returned', () => same(openOrders([{ id: 1, state: 'returned' }, { id: 2, state: 'paid' }]), [2]));
test('leaves out what was sent', () => same(openOrders([{ id: 1, state: 'sent' }, { id: 3, state: 'draft' }]), [3]));
test('of none', () => same(openOrders([]), []));`,
    mended: ["['sent', 'lost', 'returned']"],
  },
  {
    name: 'a variable that is never updated, and so never differs from another',
    file: 'balances.ts',
    source: `export function balances(start: number, bookings: readonly number[]): number[] {
  let balance = start;
  const result: number[] = [];
  for (const booking of bookings) {
    result.push(balance);
  }
  return result;
}
`,
    tests: `
test('of nothing', () => same(balances(5, []), []));
test('of some', () => same(balances(5, [10, -3]), [15, 12]));`,
    mended: ['balance += booking;'],
  },
  {
    name: 'a missing arm',
    file: 'column.ts',
    source: `export function column(text: string): number {
  let at = 0;
  for (const each of text) {
    if (each === '-') {
      at = 0;
    }
  }
  return at;
}
`,
    tests: `
test('of nothing', () => same(column(''), 0));
test('counts', () => same(column('abc'), 3));
test('begins anew', () => same(column('ab-c'), 1));`,
    mended: ['} else {\n      at++;', '} else {\n      at += 1;'],
  },
  {
    name: 'a call that is only sometimes meant',
    file: 'columns.ts',
    source: `export function columns(names: readonly string[], note: string): string[] {
  const result: string[] = [];
  for (const name of names) {
    result.push(name.trim());
  }
  return result;
}
`,
    tests: `
test('without a note', () => same(columns(['a', ''], ''), ['a', '']));
test('with a note', () => same([columns([' a', 'b'], 'x'), columns([], 'yz')], [['a', 'b', 'x'], ['yz']]));`,
    mended: ['if (note.length > 0) result.push(note);', 'if (note) result.push(note);'],
  },
  {
    name: 'a missing guard with a condition of two parts',
    file: 'fee.ts',
    source: `const FREE_FROM = 50;

export function fee(order: { total: number; bulky?: boolean }): number {
  return order.bulky ? 10 : 5;
}
`,
    tests: `
test('is five', () => same(fee({ total: 20 }), 5));
test('is ten for bulky goods', () => same([fee({ total: 90, bulky: true }), fee({ total: 20, bulky: true })], [10, 10]));
test('is nothing for large orders', () => same([fee({ total: 50 }), fee({ total: 80 })], [0, 0]));`,
    mended: ['if (order.total >= FREE_FROM && !order.bulky) return 0;', '? 10 : order.total >= FREE_FROM ? 0 : 5'],
  },
  {
    name: 'a line that begins with a sign taken for one of the others',
    file: 'lines.ts',
    source: `export function keys(text: string): string[] {
  const result: string[] = [];
  for (const line of text.split(',')) {
    if (line === '') continue;
    result.push(line.slice(0, 1));
  }
  return result;
}
`,
    tests: `
test('reads', () => same(keys('abc,,de'), ['a', 'd']));
test('leaves out', () => same([keys('!ab,x'), keys('yz,!')], [['x'], ['y']]));
test('of nothing', () => same(keys(''), []));`,
    mended: ["line.startsWith('!')"],
  },
  {
    name: 'a listener left behind',
    file: 'spy.ts',
    source: `type Page = { on(type: string, run: () => void): void; off(type: string, run: () => void): void };

export function watch(page: Page, run: () => void): () => void {
  page.on('scroll', run);
  page.on('resize', run);
  return () => {
    page.off('scroll', run);
  };
}
`,
    tests: `
const page = () => {
  const all = [];
  return { all, on: (type, run) => all.push([type, run]), off: (type, run) => {
    const at = all.findIndex((one) => one[0] === type && one[1] === run);
    if (at >= 0) all.splice(at, 1);
  } };
};
test('listens', () => { const one = page(); watch(one, () => {}); same(one.all.map(([type]) => type), ['scroll', 'resize']); });
test('listens no more', () => { const one = page(); watch(one, () => {})(); same(one.all, []); });`,
    mended: ["page.off('resize', run);"],
  },
  {
    name: 'a text that is begun by what adds nothing to it',
    file: 'words.ts',
    source: `/** Words in brackets belong together; empty brackets are an empty word. */
export function words(text: string): string[] {
  const all: string[] = [];
  let word: string | null = null;
  let depth = 0;
  for (const char of text) {
    if (char === '[') {
      depth++;
    } else if (char === ']') {
      depth--;
    } else if (char === ' ' && depth === 0) {
      if (word !== null) all.push(word);
      word = null;
    } else {
      word = (word ?? '') + char;
    }
  }
  if (word !== null) all.push(word);
  return all;
}
`,
    tests: `
test('plain', () => same([words('a bc'), words('')], [['a', 'bc'], []]));
test('brackets', () => same(words('x[a b] c'), ['xa b', 'c']));
test('empty', () => same(words('[] a []'), ['', 'a', '']));`,
    mended: ["word ??= '';"],
  },
  {
    name: 'errors of any kind taken for the one that was meant',
    file: 'profile.ts',
    source: `export class NotFound extends Error {}

export interface Files {
  read(path: string): Promise<string>;
}

/** The profile of somebody who has none yet is empty. */
export async function profile(files: Files, name: string): Promise<Record<string, unknown>> {
  try {
    return JSON.parse(await files.read(name + '.json'));
  } catch {
    return {};
  }
}
`,
    tests: `
const files = { read: async (path) => { if (path === 'a.json') return '{"age":3}'; if (path === 'b.json') return '{'; if (path === 'c.json') throw new NotFound('c'); throw new Error('locked'); } };
const outcome = (name) => profile(files, name).then((value) => value, (error) => 'rejected: ' + error.name);
test('reads', async () => same(await outcome('a'), { age: 3 }));
test('none yet', async () => same(await outcome('c'), {}));
test('broken', async () => same(await outcome('b'), 'rejected: SyntaxError'));
test('locked', async () => same(await outcome('d'), 'rejected: Error'));`,
    mended: ['if (!(error instanceof NotFound)) throw error;'],
  },
  {
    name: 'a text that is not as it should be, and a function that must not throw',
    file: 'params.ts',
    source: `/** What cannot be decoded stays as it is. */
export function params(query: string): Record<string, string> {
  const all: Record<string, string> = {};
  for (const pair of query.split('&')) {
    const [key = '', value = ''] = pair.split('=');
    if (key === '') continue;
    all[key] = decode(value);
  }
  return all;
}

export function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  return decodeURIComponent(spaced);
}
`,
    tests: `
test('decodes', () => same(params('a=1&b=x%20y'), { a: '1', b: 'x y' }));
test('spaces', () => same(params('q=a+b'), { q: 'a b' }));
test('a lone sign', () => same(params('rate=100%&x=1'), { rate: '100%', x: '1' }));
test('a lone sign beside spaces', () => same(decode('5%+off'), '5% off'));`,
    mended: ['return spaced;'],
  },
  {
    name: 'a listener that throws, and those behind it',
    file: 'signal.ts',
    source: `export function signal() {
  const all: ((value: number) => void)[] = [];
  return {
    on(run: (value: number) => void) {
      all.push(run);
    },
    emit(value: number) {
      for (const run of all) {
        run(value);
      }
    },
  };
}
`,
    tests: `
test('calls', () => { const got = []; const s = signal(); s.on((v) => got.push(v)); s.emit(3); same(got, [3]); });
test('calls all', () => { const got = []; const s = signal(); s.on((v) => got.push(v)); s.on(() => { throw new Error('second'); }); s.on((v) => got.push(-v)); s.emit(3); s.emit(4); same(got, [3, -3, 4, -4]); });`,
    mended: ['} catch {}', '} catch {\n          continue;'],
  },
];
