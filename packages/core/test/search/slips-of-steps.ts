import type { Fault } from './fault.ts';

/** A step that was lost, or one that goes a little less far than the others of its kind. */
export const SLIPS_OF_STEPS: readonly Fault[] = [
  {
    name: 'a flag that a closure does not put back beside what it puts back',
    file: 'cells.ts',
    source: `export function cells(text: string): (string | null)[] {
  const found: (string | null)[] = [];
  let cell = '';
  let quoted = false;
  const end = () => {
    found.push(quoted || cell !== '' ? cell : null);
    cell = '';
  };
  for (const sign of text) {
    if (sign === "'") quoted = true;
    else if (sign === ',') end();
    else cell += sign;
  }
  end();
  return found;
}
`,
    tests: `
test('a', () => same(cells("a,b"), ['a', 'b']));
test('b', () => same(cells("'',"), ['', null]));
test('c', () => same(cells("'x',,y"), ['x', null, 'y']));`,
    mended: ['quoted = false;'],
  },
  {
    name: 'a private method that nobody calls any more',
    file: 'tags.ts',
    source: `export class Tags {
  #tagsByKey = new Map<string, { tags: string[] }>();
  #keysByTag = new Map<string, Set<string>>();
  add(key: string, tags: string[]) {
    this.#tagsByKey.set(key, { tags });
    for (const tag of tags) this.#keysByTag.set(tag, (this.#keysByTag.get(tag) ?? new Set()).add(key));
  }
  remove(key: string): boolean {
    const entry = this.#tagsByKey.get(key);
    if (!entry) return false;
    this.#tagsByKey.delete(key);
    return true;
  }
  used() {
    return [...this.#keysByTag.keys()];
  }
  #unlink(key: string, tags: string[]) {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
`,
    tests: `
test('a', () => { const t = new Tags(); t.add('k', ['x']); same(t.used(), ['x']); same(t.remove('q'), false); });
test('b', () => { const t = new Tags(); t.add('k', ['x', 'y']); t.add('l', ['y']); same(t.remove('k'), true); same(t.used(), ['y']); });`,
    mended: ['this.#unlink(key, entry.tags);'],
  },
  {
    name: 'a walk that forgets one kind of branch',
    file: 'names.ts',
    source: `type Tree = { kind: string; name?: string; left?: Tree; right?: Tree; args?: Tree[] };
export function names(tree: Tree): string[] {
  const found = new Set<string>();
  const visit = (node: Tree) => {
    if (node.kind === 'name') found.add(node.name as string);
    if (node.kind === 'sum') {
      visit(node.left as Tree);
      visit(node.right as Tree);
    }
  };
  visit(tree);
  return [...found];
}
`,
    tests: `
const a = { kind: 'name', name: 'a' };
const b = { kind: 'name', name: 'b' };
test('a', () => same(names({ kind: 'sum', left: a, right: b }), ['a', 'b']));
test('b', () => same(names({ kind: 'call', args: [b, a] }), ['b', 'a']));`,
    mended: ['for (const each of node.args ?? []) visit(each);'],
  },
  {
    name: 'an error among the results',
    file: 'batch.ts',
    source: `type Job = { key: number; resolve: (value: unknown) => void; reject: (error: unknown) => void };
export class Batch {
  jobs: Job[] = [];
  failed: number[] = [];
  load(key: number) {
    return new Promise((resolve, reject) => {
      this.jobs.push({ key, resolve, reject });
    });
  }
  run(read: (keys: number[]) => unknown[]) {
    const jobs = this.jobs.splice(0);
    try {
      const results = read(jobs.map((job) => job.key));
      jobs.forEach((job, i) => {
        job.resolve(results[i]);
      });
    } catch (error) {
      jobs.forEach((job) => this.fail(job, error));
    }
  }
  fail(job: Job, error: unknown) {
    this.failed.push(job.key);
    job.reject(error);
  }
}
`,
    tests: `
const read = (keys) => keys.map((key) => (key < 0 ? new Error('none') : key * 2));
test('a', async () => { const b = new Batch(); const one = b.load(1); b.run(read); same(await one, 2); });
test('b', async () => { const b = new Batch(); const one = b.load(-1).catch(({ message }) => message); b.run(read); same(await one, 'none'); same(b.failed, [-1]); });`,
    mended: ['if (results[i] instanceof Error) this.fail(job, results[i]);'],
  },
  {
    name: 'equals in a comparator with a name',
    file: 'queue.ts',
    source: `interface Job {
  name: string;
  due: number;
  sequence: number;
}
export class Queue {
  #jobs: Job[] = [];
  #next = 0;
  add(name: string, due: number) {
    const job = { name, due, sequence: 0 };
    job.sequence = this.#next++;
    this.#jobs.unshift(job);
  }
  names() {
    return this.#jobs.toSorted(byDue).map((job) => job.name);
  }
}
function byDue(a: Job, b: Job) {
  return a.due - b.due;
}
`,
    tests: `
const queue = (...jobs) => { const q = new Queue(); for (const [name, due] of jobs) q.add(name, due); return q.names(); };
test('a', () => same(queue(['a', 2], ['b', 1]), ['b', 'a']));
test('b', () => same(queue(['b', 1], ['a', 1], ['c', 0]), ['c', 'b', 'a']));`,
    mended: ['a.due - b.due || a.sequence - b.sequence'],
  },
  {
    name: 'a width that begins again with nothing',
    file: 'wrap.ts',
    source: `const widthOf = (text: string) => text.replace(/\\*/g, '').length;
export function wrap(words: string[], width: number, first: string, rest: string): string[] {
  const lines: string[] = [];
  let line = first;
  let used = widthOf(first);
  for (const word of words) {
    if (used + widthOf(word) > width) {
      lines.push(line);
      line = rest;
      used = 0;
    }
    line += word;
    used += widthOf(word);
  }
  return [...lines, line];
}
`,
    tests: `
test('a', () => same(wrap(['ab', 'c'], 4, '- ', '  '), ['- ab', '  c']));
test('b', () => same(wrap(['ab', 'cd', 'e'], 4, '', '*--*'), ['abcd', '*--*e']));
test('c', () => same(wrap(['ab', 'cd', 'ef', 'g', 'h', 'i'], 5, '', '*-'), ['abcd', '*-efgh', '*-i']));`,
    mended: ['used = widthOf(rest);'],
  },
  {
    name: 'a zero passed over by two defaults',
    file: 'ttl.ts',
    source: `export class Cache {
  constructor(readonly ttl?: number) {}
  endOf(now: number, ttl?: number): number {
    const life = ttl || this.ttl || Infinity;
    return now + life;
  }
}
`,
    tests: `
test('a', () => same(new Cache(5).endOf(1), 6));
test('b', () => same(new Cache().endOf(1), Infinity));
test('c', () => same(new Cache(5).endOf(1, 0), 1));
test('d', () => same(new Cache().endOf(1, 0), 1));`,
    mended: ['ttl ?? this.ttl ?? Infinity'],
  },
];
