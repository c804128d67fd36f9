import type { Fault } from './fault.ts';

/** What people forget about the language and its library. Found in programs written to see what the search misses. */
export const EVERYDAY_FAULTS: readonly Fault[] = [
  {
    name: 'a quote that is not doubled',
    file: 'csv.ts',
    source: `export function toCsv(rows: readonly (readonly unknown[])[], separator = ','): string {
  return rows.map((row) => row.map((cell) => quoted(cell, separator)).join(separator)).join('\\n');
}

function quoted(cell: unknown, separator: string): string {
  const text = cell === null || cell === undefined ? '' : String(cell);
  if (!text.includes(separator) && !text.includes('"') && !text.includes('\\n')) return text;
  return \`"\${text}"\`;
}
`,
    tests: `
test('plain', () => same(toCsv([[1, 'a'], [2, null]]), '1,a\\n2,'));
test('separator', () => same(toCsv([['a,b', 'c']]), '"a,b",c'));
test('quotes', () => same(toCsv([['say "hi" now']]), '"say ""hi"" now"'));`,
    mended: [`text.replaceAll('"', '""')`, `String(cell).replaceAll('"', '""')`],
  },
  {
    name: 'a plus sign that stands for a blank',
    file: 'query.ts',
    source: `export function parseQuery(query: string): Record<string, string> {
  const result: Record<string, string> = {};
  for (const pair of query.split('&')) {
    const [rawKey = '', rawValue = ''] = pair.split('=');
    result[decodeURIComponent(rawKey)] = decodeURIComponent(rawValue);
  }
  return result;
}
`,
    tests: `
test('plain', () => same(parseQuery('a=1&b=2'), { a: '1', b: '2' }));
test('blanks', () => same(parseQuery('q=big+red+ball'), { q: 'big red ball' }));
test('encoded', () => same(parseQuery('q=1%2B1'), { q: '1+1' }));`,
    mended: [`decodeURIComponent(rawValue.replaceAll('+', ' '))`],
  },
  {
    name: 'a list walked through while it changes',
    file: 'emitter.ts',
    source: `type Listener = (value: unknown) => void;

export class Emitter {
  private listeners: Record<string, Listener[]> = {};
  on(name: string, listener: Listener): void {
    (this.listeners[name] ??= []).push(listener);
  }
  once(name: string, listener: Listener): void {
    const wrapped: Listener = (value) => {
      const list = this.listeners[name] ?? [];
      list.splice(list.indexOf(wrapped), 1);
      listener(value);
    };
    this.on(name, wrapped);
  }
  emit(name: string, value: unknown): void {
    for (const listener of this.listeners[name] ?? []) listener(value);
  }
}
`,
    tests: `
const heard = (...ways) => {
  const emitter = new Emitter();
  const got = [];
  for (const [index, way] of ways.entries()) emitter[way]('x', (value) => got.push([index, value]));
  return [emitter, got];
};
test('all', () => { const [e, got] = heard('on', 'on'); e.emit('x', 1); same(got, [[0, 1], [1, 1]]); });
test('once', () => { const [e, got] = heard('once'); e.emit('x', 1); e.emit('x', 2); same(got, [[0, 1]]); });
test('two once', () => { const [e, got] = heard('once', 'once'); e.emit('x', 7); same(got, [[0, 7], [1, 7]]); });`,
    mended: ['of [...(this.listeners[name] ?? [])]'],
  },
  {
    name: 'a list taken for an object',
    file: 'merge.ts',
    source: `export function mergeDeep(base: Record<string, unknown>, extra: Record<string, unknown>): Record<string, unknown> {
  const result: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(extra)) {
    const before = result[key];
    if (isObject(before) && isObject(value)) result[key] = mergeDeep(before, value);
    else result[key] = value;
  }
  return result;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
`,
    tests: `
test('flat', () => same(mergeDeep({ a: 1 }, { b: 2 }), { a: 1, b: 2 }));
test('deep', () => same(mergeDeep({ a: { x: 1 } }, { a: { y: 2 } }), { a: { x: 1, y: 2 } }));
test('lists', () => same(mergeDeep({ a: [1, 2, 3] }, { a: [9] }), { a: [9] }));
test('null', () => same(mergeDeep({ a: { x: 1 } }, { a: null }), { a: null }));`,
    mended: [`typeof value === 'object' && value !== null && !Array.isArray(value)`],
  },
  {
    name: 'a task that is not counted off when it fails',
    file: 'queue.ts',
    source: `type Task = () => Promise<void>;

export class TaskQueue {
  private readonly waiting: Task[] = [];
  private running = 0;
  constructor(private limit: number) {}
  push(task: Task): void {
    this.waiting.push(task);
    this.next();
  }
  private next(): void {
    if (this.running >= this.limit) return;
    const task = this.waiting.shift();
    if (task === undefined) return;
    this.running++;
    task().then(
      () => {
        this.running--;
        this.next();
      },
      () => {
        this.next();
      },
    );
  }
}
`,
    tests: `
const tick = () => new Promise((resolve) => setImmediate(resolve));
test('in turn', async () => {
  const queue = new TaskQueue(1);
  const log = [];
  queue.push(async () => { log.push(1); });
  queue.push(async () => { log.push(2); });
  await tick();
  same(log, [1, 2]);
});
test('one at a time', async () => {
  const queue = new TaskQueue(1);
  let running = 0;
  let most = 0;
  const task = async () => { most = Math.max(most, ++running); await tick(); running--; };
  for (const each of [task, task, task]) queue.push(each);
  for (let turn = 0; turn < 5; turn++) await tick();
  same(most, 1);
});
test('after a failure', async () => {
  const queue = new TaskQueue(1);
  const log = [];
  queue.push(async () => { throw new Error('no'); });
  queue.push(async () => { log.push(2); });
  await tick();
  same(log, [2]);
});`,
    mended: ['() => {\n        this.running--;\n        this.next();\n      },\n    );'],
  },
  {
    name: 'a wait after the last attempt',
    file: 'retry.ts',
    source: `export async function retry(work: () => Promise<string>, times: number, wait: (ms: number) => Promise<void>): Promise<string> {
  let last: unknown;
  for (let attempt = 0; attempt < times; attempt++) {
    try {
      return await work();
    } catch (error) {
      last = error;
      await wait(100 * 2 ** attempt);
    }
  }
  throw last;
}
`,
    tests: `
const after = (n) => async () => { if (n-- > 0) throw new Error('no'); return 'ok'; };
const run = async (n) => { const waits = []; const got = await retry(after(n), 3, async (ms) => { waits.push(ms); }).catch(() => 'none'); return [got, waits]; };
test('at once', async () => same(await run(0), ['ok', []]));
test('third', async () => same(await run(2), ['ok', [100, 200]]));
test('never', async () => same(await run(9), ['none', [100, 200]]));`,
    mended: ['if (attempt < times - 1) await wait', 'if (attempt === times - 1) '],
  },
  {
    name: 'a page too few',
    file: 'pages.ts',
    source: `export function paginate<T>(all: readonly T[], page: number, size: number): { items: T[]; pages: number } {
  const pages = Math.max(1, Math.floor(all.length / size));
  const from = (Math.min(Math.max(1, page), pages) - 1) * size;
  return { items: all.slice(from, from + size), pages };
}
`,
    tests: `
test('first', () => same(paginate([1, 2, 3, 4], 1, 2), { items: [1, 2], pages: 2 }));
test('rest', () => same(paginate([1, 2, 3, 4, 5], 3, 2), { items: [5], pages: 3 }));
test('none', () => same(paginate([], 1, 2), { items: [], pages: 1 }));`,
    mended: ['Math.ceil(all.length / size)'],
  },
  {
    name: 'a header whose value holds the separator',
    file: 'headers.ts',
    source: `export function readHeaders(text: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split('\\n')) {
    const [name = '', value = ''] = line.split(':');
    if (name !== '') headers.set(name.toLowerCase(), value.trim());
  }
  return headers;
}
`,
    tests: `
const read = (text) => Object.fromEntries(readHeaders(text));
test('plain', () => same(read('Accept: */*\\nX-Id: 7'), { accept: '*/*', 'x-id': '7' }));
test('with a port', () => same(read('Host: localhost:8080'), { host: 'localhost:8080' }));
test('times', () => same(read('Date: 10:20:30'), { date: '10:20:30' }));
test('none', () => same(read(''), {}));`,
    mended: ["rest.join(':').trim()"],
  },
];
