import type { Fault } from './fault.ts';

/** Steps past the beginning, wholes that are rounded up to, bytes, and what is thrown where a promise is waited for. */
export const FAULTS_AT_THE_EDGES: readonly Fault[] = [
  {
    name: 'a turn past north',
    file: 'compass.ts',
    source: `export function heading(from: number, turns: readonly number[]): number {
  let now = from;
  for (const turn of turns) {
    now = (now + turn) % 360;
  }
  return now;
}
`,
    tests: `
test('to the right', () => same(heading(10, [20, 340]), 10));
test('to the left', () => same(heading(10, [-30]), 340));
test('back and forth', () => same(heading(0, [-90, 30, 70]), 10));
test('all the way', () => same(heading(0, [-350]), 10));`,
    mended: ['+ 360) % 360'],
  },
  {
    name: 'seconds that carry nothing',
    file: 'clock.ts',
    source: `export function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = Math.round(seconds % 60);
  return \`\${minutes}:\${String(rest).padStart(2, '0')}\`;
}
`,
    tests: `
test('whole ones', () => same(clock(125), '2:05'));
test('rounded', () => same(clock(61.4), '1:01'));
test('nearly a minute', () => same(clock(59.7), '1:00'));
test('nearly another', () => same(clock(119.5), '2:00'));`,
    mended: ['seconds = Math.round(seconds)'],
  },
  {
    name: 'bytes that are no characters',
    file: 'frame.ts',
    source: `/** A frame: its length in bytes, then its text. */
export function frame(text: string): string {
  return \`\${text.length}:\${text}\`;
}
`,
    tests: `
test('plain', () => same(frame('abc'), '3:abc'));
test('empty', () => same(frame(''), '0:'));
test('umlauts', () => same(frame('für'), '4:für'));
test('many', () => same(frame('–°'), '5:–°'));`,
    mended: ['.encode(text).length'],
  },
  {
    name: 'a check that throws at once',
    file: 'health.ts',
    source: `export interface Check { name: string; run(): Promise<string> | string }

export async function health(checks: readonly Check[]): Promise<string[]> {
  return Promise.all(
    checks.map((check) =>
      Promise.resolve(check.run()).then(
        (state) => \`\${check.name}: \${state}\`,
        (error: Error) => \`\${check.name} failed: \${error.message}\`,
      ),
    ),
  );
}
`,
    tests: `
test('all is well', async () => same(await health([{ name: 'db', run: () => 'ok' }]), ['db: ok']));
test('one is rejected', async () => same(await health([{ name: 'db', run: async () => { throw new Error('gone'); } }]), ['db failed: gone']));
test('one throws', async () => same(await health([{ name: 'db', run: () => { throw new Error('no host'); } }, { name: 'web', run: async () => 'ok' }]), ['db failed: no host', 'web: ok']));`,
    mended: ['new Promise((resolve) => resolve(check.run()))'],
  },
  {
    name: 'bad input thrown at the caller',
    file: 'users.ts',
    source: `export class Users {
  private readonly names = new Map([[1, 'Ann']]);

  load(id: number): Promise<string> {
    if (id < 0) throw new RangeError('no such id');
    return Promise.resolve(this.names.get(id) ?? 'nobody');
  }
}
`,
    tests: `
const users = new Users();
test('known', async () => same(await users.load(1), 'Ann'));
test('unknown', async () => same(await users.load(2), 'nobody'));
test('bad', async () => same(await users.load(-1).then((name) => name, (error) => error.message), 'no such id'));`,
    mended: ['async load('],
  },
  {
    name: 'a row that is gone and still chosen',
    file: 'rows.ts',
    source: `export class Rows {
  private chosen = new Set<string>();
  private last: string | null = null;

  choose(id: string): void {
    this.chosen.add(id);
    this.last = id;
  }

  show(ids: readonly string[]): void {
    const shown = new Set(ids);
    for (const id of this.chosen) {
      if (!shown.has(id)) this.chosen.delete(id);
    }
  }

  state(): string {
    return \`\${[...this.chosen].join(',')}/\${this.last}\`;
  }
}
`,
    tests: `
const after = (chosen, ids) => { const rows = new Rows(); for (const id of chosen) rows.choose(id); rows.show(ids); return rows.state(); };
test('all are there', () => same(after(['a', 'b'], ['a', 'b', 'c']), 'a,b/b'));
test('another has gone', () => same(after(['a', 'b'], ['b']), 'b/b'));
test('the last has gone', () => same(after(['a', 'b'], ['a']), 'a/null'));`,
    mended: ['!shown.has(this.last)'],
  },
  {
    name: 'an expression that goes on where it stopped',
    file: 'tags.ts',
    source: `const TAG = /#(\\w+)/g;

export function firstTag(text: string): string | undefined {
  const found = TAG.exec(text);
  return found?.[1];
}
`,
    tests: `
test('one', () => same(firstTag('a #b'), 'b'));
test('none', () => same(firstTag('a b'), undefined));
test('one after the other', () => same([firstTag('#one #two'), firstTag('#one #two')], ['one', 'one']));`,
    mended: ['TAG.lastIndex = 0', '\\w+)/;'],
  },
  {
    name: 'prices kept under too little',
    file: 'prices.ts',
    source: `export class Prices {
  private readonly known = new Map<string, number>();

  constructor(private readonly ask: (item: string, currency: string) => number) {}

  priceOf(item: string, currency: string): number {
    const before = this.known.get(item);
    if (before !== undefined) return before;
    const price = this.ask(item, currency);
    this.known.set(item, price);
    return price;
  }
}
`,
    tests: `
const rates = { eur: 1, usd: 2 };
const shop = () => { const asked = []; return { asked, prices: new Prices((item, currency) => { asked.push(item); return item.length * rates[currency]; }) }; };
test('one', () => same(shop().prices.priceOf('tea', 'usd'), 6));
test('asks once', () => { const { prices, asked } = shop(); prices.priceOf('tea', 'eur'); prices.priceOf('tea', 'eur'); same(asked, ['tea']); });
test('two currencies', () => { const { prices } = shop(); same([prices.priceOf('tea', 'eur'), prices.priceOf('tea', 'usd')], [3, 6]); });`,
    mended: ['.get(`${item}:${currency}`)'],
  },
  {
    name: 'what is the same by name alone',
    file: 'basket.ts',
    source: `export interface Line { name: string; size: string; count: number }

export function merged(lines: readonly Line[]): Line[] {
  const found = new Map<string, Line>();
  for (const line of lines) {
    const key = line.name;
    const same = found.get(key);
    if (same) same.count += line.count;
    else found.set(key, { name: line.name, size: line.size, count: line.count });
  }
  return [...found.values()];
}
`,
    tests: `
const line = (name, size, count) => ({ name, size, count });
test('different', () => same(merged([line('shirt', 'm', 1), line('sock', 'm', 2)]).length, 2));
test('the same', () => same(merged([line('shirt', 'm', 1), line('shirt', 'm', 2)]), [line('shirt', 'm', 3)]));
test('two sizes', () => same(merged([line('shirt', 'm', 1), line('shirt', 'l', 2)]), [line('shirt', 'm', 1), line('shirt', 'l', 2)]));`,
    mended: ['`${line.name}:${line.size}`'],
  },
  {
    name: 'a copy that lacks what its class has noted',
    file: 'ledger.ts',
    source: `export class Ledger {
  private readonly rows: { id: number; amount: number }[] = [];
  private last = 0;

  add(amount: number): number {
    const row = { id: this.last + 1, amount };
    this.rows.push(row);
    this.last = Math.max(this.last, row.id);
    return row.id;
  }

  static from(rows: readonly { id: number; amount: number }[]): Ledger {
    const ledger = new Ledger();
    for (const row of rows) {
      ledger.rows.push({ ...row });
    }
    return ledger;
  }

  total(): number {
    return this.rows.reduce((sum, { amount }) => sum + amount, 0);
  }
}
`,
    tests: `
test('counts', () => { const ledger = new Ledger(); same([ledger.add(5), ledger.add(6)], [1, 2]); });
test('is restored', () => same(Ledger.from([{ id: 1, amount: 5 }, { id: 2, amount: 7 }]).total(), 12));
test('counts on', () => same(Ledger.from([{ id: 7, amount: 5 }, { id: 3, amount: 1 }]).add(2), 8));
test('counts from the start', () => same(Ledger.from([]).add(2), 1));`,
    mended: ['ledger.last = Math.max(ledger.last, row.id)'],
  },
];
