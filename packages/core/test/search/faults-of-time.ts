import type { Fault } from './fault.ts';

/** What is read too early, kept too long, never noted or asked in the wrong order. */
export const FAULTS_OF_TIME: readonly Fault[] = [
  {
    name: 'a set that is asked and never filled',
    file: 'reach.ts',
    source: `export function reachable(links: Record<string, string[]>, start: string): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (name: string): void => {
    if (seen.has(name) || found.length > 20) return;
    found.push(name);
    for (const next of links[name] ?? []) visit(next);
  };
  visit(start);
  return found;
}
`,
    tests: `
test('alone', () => same(reachable({}, 'a'), ['a']));
test('a chain', () => same(reachable({ a: ['b'], b: ['c'] }, 'a'), ['a', 'b', 'c']));
test('a diamond', () => same(reachable({ a: ['b', 'c'], b: ['d'], c: ['d'] }, 'a'), ['a', 'b', 'd', 'c']));
test('a ring', () => same(reachable({ a: ['b'], b: ['a'] }, 'a'), ['a', 'b']));`,
    mended: ['seen.add(name)'],
  },
  {
    name: 'a count that is not put back',
    file: 'batch.ts',
    source: `export class Batch {
  private items: string[] = [];
  private weight = 0;

  constructor(private readonly most: number) {}

  add(item: string): string[] {
    this.items.push(item);
    this.weight += item.length;
    if (this.weight < this.most) return [];
    const full = this.items;
    this.items = [];
    return full;
  }
}
`,
    tests: `
const fill = (most, items) => { const batch = new Batch(most); return items.map((item) => batch.add(item).join('')); };
test('one', () => same(fill(3, ['abc']), ['abc']));
test('two', () => same(fill(3, ['a', 'bc']), ['', 'abc']));
test('again', () => same(fill(3, ['ab', 'c', 'd', 'ef', 'g']), ['', 'abc', '', 'def', '']));`,
    mended: ['this.weight = 0'],
  },
  {
    name: 'a value that was read when the function was made',
    file: 'greeter.ts',
    source: `export interface Session {
  user(): string;
}

export function greeter(session: Session): () => string {
  const user = session.user();
  return () => \`Hello \${user}\`;
}
`,
    tests: `
const session = (...users) => { let at = 0; return { user: () => users[Math.min(at++, users.length - 1)] }; };
test('the same', () => same(greeter(session('Ann'))(), 'Hello Ann'));
test('another', () => { let name = 'Ann'; const greet = greeter({ user: () => name }); name = 'Bob'; same(greet(), 'Hello Bob'); });
test('both', () => { let name = 'Ann'; const greet = greeter({ user: () => name }); const first = greet(); name = 'Eve'; same([first, greet()], ['Hello Ann', 'Hello Eve']); });`,
    mended: ['Hello ${session.user()}'],
  },
  {
    name: 'a failure that is kept',
    file: 'loader.ts',
    source: `export function loader<T>(load: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (name) => {
    const before = known.get(name);
    if (before) return before;
    const loading = load(name);
    known.set(name, loading);
    return loading;
  };
}
`,
    tests: `
test('once', async () => { let n = 0; const get = loader(async () => ++n); same([await get('a'), await get('a'), await get('b')], [1, 1, 2]); });
test('again after a failure', async () => {
  let n = 0;
  const get = loader(async () => { if (++n === 1) throw new Error('offline'); return n; });
  await get('a').catch(() => undefined);
  same(await get('a'), 2);
});`,
    mended: ['loading.catch(() => known.delete(name))'],
  },
  {
    name: 'one right enough where all are needed',
    file: 'rights.ts',
    source: `export const READ = 1;
export const WRITE = 2;
export const SHARE = 4;

export function may(rights: number, ...needed: number[]): boolean {
  const all = needed.reduce((sum, right) => sum | right, 0);
  return (rights & all) !== 0;
}
`,
    tests: `
test('one', () => same([may(3, READ), may(1, WRITE)], [true, false]));
test('two', () => same([may(3, READ, WRITE), may(1, READ, WRITE)], [true, false]));
test('others', () => same([may(6, WRITE, SHARE), may(5, WRITE, SHARE), may(7, READ)], [true, false, true]));`,
    mended: ['(rights & all) === all'],
  },
  {
    name: 'what is usual taken before what was asked for',
    file: 'label.ts',
    source: `export function label(labels: Map<string, string>, key: string, count: number): string {
  const plain = labels.get(key);
  return plain ?? labels.get(\`\${key}.\${count}\`) ?? key;
}
`,
    tests: `
const labels = new Map([['day', 'days'], ['day.1', 'day'], ['hour', 'hours'], ['hour.0', 'no hour']]);
test('usual', () => same([label(labels, 'day', 3), label(labels, 'hour', 1)], ['days', 'hours']));
test('unknown', () => same(label(labels, 'year', 1), 'year'));
test('of its own', () => same([label(labels, 'day', 1), label(labels, 'hour', 0)], ['day', 'no hour']));`,
    mended: ['labels.get(`${key}.${count}`) ?? plain ?? key'],
  },
  {
    name: 'steps that build on one another, begun at once',
    file: 'migrate.ts',
    source: `export type Step = (version: number) => Promise<number>;

export async function migrate(state: { version: number }, steps: readonly Step[]): Promise<number> {
  await Promise.all(
    steps.map(async (step) => {
      state.version = await step(state.version);
    }),
  );
  return state.version;
}
`,
    tests: `
const more = (by) => async (version) => { await null; return version + by; };
test('none', async () => same(await migrate({ version: 3 }, []), 3));
test('one', async () => same(await migrate({ version: 0 }, [more(2)]), 2));
test('three', async () => same(await migrate({ version: 1 }, [more(1), more(3), more(10)]), 15));`,
    mended: ['for (const step of steps) {\n    state.version = await step(state.version);\n  }'],
  },
  {
    name: 'a signal that was aborted before anybody listened',
    file: 'after.ts',
    source: `export function after<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
`,
    tests: `
const told = (promise) => promise.then((value) => value, (reason) => 'not ' + reason);
test('without a signal', async () => same(await told(after(Promise.resolve(1))), 1));
test('fails', async () => same(await told(after(Promise.reject('now'))), 'not now'));
test('aborted later', async () => {
  const controller = new AbortController();
  const result = told(after(new Promise(() => {}), controller.signal));
  controller.abort('late');
  same(await result, 'not late');
});
test('aborted before', async () => {
  const controller = new AbortController();
  controller.abort('early');
  same(await told(after(Promise.resolve(1), controller.signal)), 'not early');
});`,
    mended: ['if (signal?.aborted) {\n      reject(signal.reason);', 'if (signal?.aborted) reject(signal.reason);'],
  },
  {
    name: 'a case that is hidden by the one before',
    file: 'dial.ts',
    source: `export function dial(text: string): string {
  const plain = text.replace(/[^\\d+]/g, '');
  if (plain.startsWith('0')) return '+49' + plain.slice(1);
  if (plain.startsWith('00')) return '+' + plain.slice(2);
  return plain;
}
`,
    tests: `
test('at home', () => same([dial('0171 5'), dial('07 1')], ['+491715', '+4971']));
test('full', () => same(dial('+43 1'), '+431'));
test('abroad', () => same(dial('0043 1'), '+431'));`,
    mended: ["startsWith('00')) return '+' + plain.slice(2);\n  if (plain.startsWith('0'))"],
  },
  {
    name: 'work that fails and is counted on',
    file: 'busy.ts',
    source: `export class Busy {
  private running = 0;

  get isIdle(): boolean {
    return this.running === 0;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.running++;
    const result = await work();
    this.running--;
    return result;
  }
}
`,
    tests: `
test('runs', async () => { const busy = new Busy(); same(await busy.run(async () => 1), 1); same(busy.isIdle, true); });
test('while it runs', async () => {
  const busy = new Busy();
  let end;
  const run = busy.run(() => new Promise((resolve) => { end = resolve; }));
  same(busy.isIdle, false);
  end(2);
  same(await run, 2);
});
test('fails', async () => {
  const busy = new Busy();
  same(await busy.run(() => Promise.reject('no')).catch((reason) => reason), 'no');
  same(busy.isIdle, true);
});`,
    mended: ['} finally {\n      this.running--;'],
  },
];
