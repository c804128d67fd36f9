import type { Fault } from './fault.ts';

/** What is right of one half: of the day, of a text at its first sign, of a chunk, of an amount above zero. */
export const SLIPS_OF_HALVES: readonly Fault[] = [
  {
    name: 'twelve at night for noon',
    file: 'hours.ts',
    source: `export function hourOf(text: string): number {
  const [, digits, half] = /^(\\d+) ?(am|pm)?$/i.exec(text) as RegExpExecArray;
  let hour = Number(digits);
  if (half?.toLowerCase() === 'pm' && hour < 12) hour += 12;
  return hour;
}
`,
    tests: `
test('a', () => same([hourOf('7'), hourOf('7 am'), hourOf('7 pm'), hourOf('12')], [7, 7, 19, 12]));
test('b', () => same(hourOf('12 pm'), 12));
test('c', () => same([hourOf('12 am'), hourOf('12AM')], [0, 0]));`,
    mended: ['hour === 12) hour = 0;', 'hour % 12'],
  },
  {
    name: 'all that is left over for the first',
    file: 'shares.ts',
    source: `export function split(cents: number, ratios: number[]): number[] {
  const whole = ratios.reduce((sum, ratio) => sum + ratio, 0);
  const shares = ratios.map((ratio) => Math.floor((cents * ratio) / whole));
  const left = cents - shares.reduce((sum, share) => sum + share, 0);
  shares[0] += left;
  return shares;
}
`,
    tests: `
test('a', () => same([split(900, [1, 2]), split(100, [1, 1, 1])], [[300, 600], [34, 33, 33]]));
test('b', () => same(split(5, [1, 1, 1]), [2, 2, 1]));
test('c', () => same(split(1103, [1, 1, 1, 1]), [276, 276, 276, 275]));`,
    mended: ['for (let i = 0; i < left; i += 1) shares[i] += 1;'],
  },
  {
    name: 'a text that only begins with the same letters',
    file: 'prefix.ts',
    source: `export function below(path: string, prefix: string): string | undefined {
  if (!path.toLowerCase().startsWith(prefix)) return undefined;
  const rest = path.slice(prefix.length);
  if (rest === '') return '/';
  return rest;
}
`,
    tests: `
test('a', () => same([below('/a/b', '/a'), below('/A', '/a'), below('/c', '/a')], ['/b', '/', undefined]));
test('b', () => same([below('/ab', '/a'), below('/ab/c', '/a')], [undefined, undefined]));`,
    mended: ["if (!rest.startsWith('/')) return undefined;", "if (rest.startsWith('/')) return rest;"],
  },
  {
    name: 'zeros before the sign',
    file: 'padded.ts',
    source: `export function padded(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
`,
    tests: `
test('a', () => same([padded(7, 3), padded(1234, 3)], ['007', '1234']));
test('b', () => same([padded(-7, 3), padded(-12, 3)], ['-07', '-12']));`,
    mended: ['padStart(value < 0 ? width - 1 : width, '],
  },
  {
    name: 'work that throws before there is a promise',
    file: 'slots.ts',
    source: `export function createSlots(most: number) {
  let active = 0;
  const waiting: (() => void)[] = [];
  const next = (): void => {
    active--;
    waiting.shift()?.();
  };
  const run = async <T>(work: () => T | Promise<T>): Promise<T> => {
    active++;
    const result = Promise.resolve(work());
    result.then(next, next);
    return result;
  };
  return <T>(work: () => T | Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const begin = (): void => void run(work).then(resolve, reject);
      if (active < most) begin();
      else waiting.push(begin);
    });
}
`,
    tests: `
const ended = async (all) => { const seen = []; all.forEach((each, nth) => each.then((v) => seen.push(nth + ':' + v), () => seen.push(nth + '!'))); for (let i = 0; i < 30; i++) await null; return seen; };
test('a', async () => { const slot = createSlots(1); same(await ended([slot(() => 1), slot(async () => 2)]), ['0:1', '1:2']); });
test('b', async () => { const slot = createSlots(1); same(await ended([slot(() => { throw new Error('x'); }), slot(() => 2), slot(() => 3)]), ['0!', '1:2', '2:3']); });
const atOnce = async (most) => { let now = 0, top = 0; const slot = createSlots(most); const work = async () => { top = Math.max(top, ++now); await null; await null; now--; }; await ended([1, 2, 3, 4].map(() => slot(work))); return top; };
test('d', async () => same([await atOnce(1), await atOnce(2)], [1, 2]));
test('c', async () => { const slot = createSlots(2); same((await ended([slot(() => Promise.reject(1)), slot(() => 2), slot(() => 3)])).sort(), ['0!', '1:2', '2:3']); });`,
    mended: ['(async () => work())()', '.then(() => work())'],
  },
  {
    name: 'one less where the other is none',
    file: 'range.ts',
    source: `export function range(start: number, count: number): string {
  return \`\${start},\${count}\`;
}
`,
    tests: `
test('a', () => same([range(1, 3), range(7, 1)], ['1,3', '7,1']));
test('b', () => same([range(1, 0), range(7, 0)], ['0,0', '6,0']));`,
    mended: ['count === 0 ? start - 1 : start', 'start - 1'],
  },
  {
    name: 'characters cut between two chunks',
    file: 'reader.ts',
    source: `import { StringDecoder } from 'node:string_decoder';
export class Reader {
  private readonly decoder = new StringDecoder('utf8');
  private rest = '';
  push(chunk: Buffer): string[] {
    const lines = (this.rest + chunk.toString()).split(';');
    this.rest = lines.pop() as string;
    return lines;
  }
  end(): string {
    return this.rest + this.decoder.end();
  }
}
`,
    tests: `
const read = (...chunks) => { const reader = new Reader(); return [...chunks.flatMap((each) => reader.push(each)), reader.end()]; };
test('a', () => same(read(Buffer.from('a;b'), Buffer.from('c')), ['a', 'bc']));
test('b', () => { const all = Buffer.from('5 €;x'); same(read(all.subarray(0, 3), all.subarray(3)), ['5 €', 'x']); });`,
    mended: ['this.decoder.write(chunk)'],
  },
  {
    name: 'a part that may be missing, cut at each sign',
    file: 'pair.ts',
    source: `export function pair(part: string): [string, string | null] {
  const [key, value] = part.split('=');
  return [key.trim(), value === undefined ? null : value.trim()];
}
`,
    tests: `
test('a', () => same([pair('a=1'), pair('a'), pair('a=')], [['a', '1'], ['a', null], ['a', '']]));
test('b', () => same([pair('a=b=c'), pair('t=eA==')], [['a', 'b=c'], ['t', 'eA==']]));`,
    mended: ['split(/=(.*)/s, 2)'],
  },
  {
    name: 'what may be done once',
    file: 'ledger.ts',
    source: `export class Ledger {
  readonly entries: { id: number; amount: number; reverses?: number }[] = [];
  post(amount: number, reverses?: number): number {
    const id = this.entries.length + 1;
    this.entries.push({ id, amount, ...(reverses !== undefined && { reverses }) });
    return id;
  }
  isReversed(id: number): boolean {
    return this.entries.some((each) => each.reverses === id);
  }
  reverse(id: number): number {
    const found = this.entries.find((each) => each.id === id);
    if (!found) throw new Error(\`no entry \${id}\`);
    return this.post(-found.amount, id);
  }
}
`,
    tests: `
const refuses = (work, text) => { try { work(); } catch (error) { same(error.message, text); return; } throw new Error("expected [Function] to throw error including '" + text + "'"); };
test('a', () => { const ledger = new Ledger(); ledger.post(5); same([ledger.reverse(1), ledger.entries[1].amount, ledger.isReversed(1)], [2, -5, true]); refuses(() => ledger.reverse(9), 'no entry 9'); });
test('b', () => { const ledger = new Ledger(); ledger.post(5); ledger.post(6); ledger.reverse(1); refuses(() => ledger.reverse(1), '1 has been reversed'); same([ledger.entries.length, ledger.reverse(2)], [3, 4]); refuses(() => ledger.reverse(2), '2 has been reversed'); });`,
    mended: ['if (this.isReversed(id)) throw new Error(`${id} has been reversed`);'],
  },
  {
    name: 'turns counted from now',
    file: 'turns.ts',
    source: `export function nextTurn(dueAt: number, every: number, now: number): number {
  return now + every;
}
`,
    tests: `
test('a', () => same(nextTurn(1000, 100, 1000), 1100));
test('b', () => same([nextTurn(1000, 100, 1030), nextTurn(1000, 100, 1350)], [1100, 1400]));`,
    mended: ['dueAt + (Math.floor((now - dueAt) / every) + 1) * every'],
  },
  {
    name: 'ends the other way round',
    file: 'clamper.ts',
    source: `export function clamper(a: number, b: number): (x: number) => number {
  return (x) => Math.max(a, Math.min(b, x));
}
`,
    tests: `
test('a', () => same([-1, 2, 9].map(clamper(0, 5)), [0, 2, 5]));
test('b', () => same([-1, 2, 9].map(clamper(5, 0)), [0, 2, 5]));
test('c', () => same([-1, 2, 9].map(clamper(3, 1)), [1, 2, 3]));`,
    mended: ['if (a > b) [a, b] = [b, a];'],
  },
  {
    name: 'both of two where either will do, if both are asked for',
    file: 'days.ts',
    source: `interface Field { any: boolean; values: Set<number> }
export function fits(day: Field, weekday: Field, date: number, at: number): boolean {
  const isDay = day.values.has(date);
  const isWeekday = weekday.values.has(at);
  return isDay && isWeekday;
}
`,
    tests: `
const field = (any, ...values) => ({ any, values: new Set(values) });
const all = field(true, 1, 2, 3);
test('a', () => same([fits(all, field(false, 2), 1, 2), fits(all, field(false, 2), 1, 3)], [true, false]));
test('b', () => same([fits(field(false, 1), all, 1, 2), fits(field(false, 1), all, 2, 2)], [true, false]));
test('c', () => same([fits(field(false, 1), field(false, 2), 1, 3), fits(field(false, 1), field(false, 2), 3, 2)], [true, true]));
test('d', () => same([fits(field(false, 1), field(false, 2), 2, 3), fits(all, all, 3, 3)], [false, true]));`,
    mended: ['!day.any && !weekday.any ? isDay || isWeekday : isDay && isWeekday'],
  },
  {
    name: 'an escape that is escaped itself',
    file: 'cells.ts',
    source: `export function cells(line: string): string[] {
  const all = [''];
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '|' && line[at - 1] !== '\\\\') all.push('');
    else all[all.length - 1] += line[at];
  }
  return all;
}
`,
    tests: `
test('a', () => same([cells('a|b'), cells('a\\\\|b')], [['a', 'b'], ['a\\\\|b']]));
test('b', () => same([cells('a\\\\\\\\|b'), cells('\\\\\\\\|')], [['a\\\\\\\\', 'b'], ['\\\\\\\\', '']]));
test('c', () => same(cells('a\\\\\\\\\\\\|b'), ['a\\\\\\\\\\\\|b']));`,
    mended: ['.test(line.slice(0, at))'],
  },
  {
    name: 'the dearest for the most specific',
    file: 'matches.ts',
    source: `interface Match { q: number; specificity: number; name: string }
export function decide(matches: Match[]): string | undefined {
  let best: Match | undefined;
  for (const match of matches) {
    if (best === undefined || match.q > best.q) best = match;
  }
  return best && \`\${best.name}:\${best.specificity}\`;
}
`,
    tests: `
const all = [{ q: 1, specificity: 0, name: 'any' }, { q: 0.2, specificity: 4, name: 'html' }, { q: 0.1, specificity: 2, name: 'text' }];
test('a', () => same([decide([]), decide(all.slice(0, 1))], [undefined, 'any:0']));
test('b', () => same([decide(all), decide(all.toReversed())], ['html:4', 'html:4']));
test('c', () => same(decide([all[0], all[2]]), 'text:2'));`,
    mended: ['match.specificity > best.specificity'],
  },
  {
    name: 'decimals of a number with an exponent',
    file: 'decimals.ts',
    source: `export function decimals(value: number): number {
  return (String(value).split('.')[1] ?? '').length;
}
`,
    tests: `
test('a', () => same([1, 2.25, 0.001, 1e21].map(decimals), [0, 2, 3, 0]));
test('b', () => same([1e-7, 1.5e-9].map(decimals), [7, 10]));`,
    mended: ["- Number(String(value).split('e')[1] ?? 0)"],
  },
];
