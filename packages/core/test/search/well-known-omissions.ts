import type { Fault } from './fault.ts';

/** What everybody forgets once: a plural, the ends of a slug, a cycle, a line that is there already, a table of what is allowed. */
export const WELL_KNOWN_OMISSIONS: readonly Fault[] = [
  {
    name: 'separators at the ends',
    file: 'slugify.ts',
    source: `export function slugify(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]/g, '-');
}
`,
    tests: `
test('one', () => same(slugify('Hello World'), 'hello-world'));
test('two', () => same(slugify('A  &  B'), 'a-b'));
test('three', () => same(slugify('  Trim me! '), 'trim-me'));`,
    mended: [".replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '')"],
  },
  {
    name: 'one minutes',
    file: 'ago.ts',
    source: `export function ago(seconds: number): string {
  if (seconds < 60) return 'now';
  if (seconds < 3600) return Math.floor(seconds / 60) + ' minutes ago';
  return Math.floor(seconds / 3600) + ' hours ago';
}
`,
    tests: `
test('one', () => same(ago(5), 'now'));
test('two', () => same(ago(60), '1 minute ago'));
test('three', () => same(ago(7200), '2 hours ago'));
test('four', () => same(ago(180), '3 minutes ago'));
test('five', () => same(ago(3600), '1 hour ago'));`,
    mended: ["=== 1 ? ' hour ago' : ' hours ago'"],
  },
  {
    name: 'round and round',
    file: 'reachable.ts',
    source: `type Graph = Record<string, string[]>;
export function reachable(graph: Graph, start: string): string[] {
  const seen: string[] = [];
  const visit = (node: string): void => {
    seen.push(node);
    for (const next of graph[node] ?? []) visit(next);
  };
  visit(start);
  return seen;
}
`,
    tests: `
test('one', () => same(reachable({ a: ['b'], b: [] }, 'a'), ['a', 'b']));
test('two', () => same(reachable({ a: ['b'], b: ['a'] }, 'a'), ['a', 'b']));
test('three', () => same(reachable({ a: ['b', 'c'], b: ['c'], c: [] }, 'a'), ['a', 'b', 'c']));`,
    mended: ['if (seen.includes(node)) return;'],
  },
  {
    name: 'a line of its own',
    file: 'cart.ts',
    source: `interface Line { sku: string; count: number }
export function add(cart: readonly Line[], sku: string, count: number): Line[] {
  return [...cart, { sku, count }];
}
`,
    tests: `
const line = (sku, count) => ({ sku, count });
test('one', () => same(add([], 'a', 1), [line('a', 1)]));
test('two', () => same(add([line('a', 1)], 'a', 2), [line('a', 3)]));
test('three', () => same(add([line('a', 1), line('b', 1)], 'a', 2), [line('a', 3), line('b', 1)]));
test('four', () => same(add([line('a', 1)], 'b', 2), [line('a', 1), line('b', 2)]));`,
    mended: ['{ ...each, count: each.count + count }'],
  },
  {
    name: 'a table that nobody asks',
    file: 'article.ts',
    source: `const NEXT: Record<string, readonly string[]> = { draft: ['review'], review: ['draft', 'published'], published: [] };
export class Article {
  state = 'draft';
  log: string[] = [];
  move(to: string): boolean {
    this.state = to;
    this.log.push(to);
    return true;
  }
}
`,
    tests: `
const moved = (...states) => { const a = new Article(); return [states.map((to) => a.move(to)), a.state, a.log]; };
test('one', () => same(moved('review'), [[true], 'review', ['review']]));
test('two', () => same(moved('published'), [[false], 'draft', []]));
test('three', () => same(moved('review', 'published', 'draft'), [[true, true, false], 'published', ['review', 'published']]));`,
    mended: ['if (!NEXT[this.state]?.includes(to)) return false;'],
  },
  {
    name: 'a let that nobody sets',
    file: 'pick.ts',
    source: `interface Prize { name: string; weight: number }
export function pick(prizes: readonly Prize[], at: number): string | undefined {
  let left = at;
  for (const { name, weight } of prizes) {
    if (left < weight) return name;
  }
  return undefined;
}
`,
    tests: `
const prizes = [{ name: 'a', weight: 1 }, { name: 'b', weight: 3 }, { name: 'c', weight: 2 }];
test('one', () => same(pick(prizes, 0), 'a'));
test('two', () => same(pick(prizes, 1), 'b'));
test('three', () => same(pick(prizes, 3.9), 'b'));
test('four', () => same(pick(prizes, 4), 'c'));
test('five', () => same(pick(prizes, 5.5), 'c'));
test('six', () => same(pick(prizes, 6), undefined));`,
    mended: ['left -= weight;'],
  },
  {
    name: 'what another branch does first',
    file: 'blocks.ts',
    source: `/** Lines put together to paragraphs; one that begins with \`#\` begins another. */
export function blocks(lines: readonly string[]): string[] {
  const done: string[] = [];
  let open = '';
  for (const line of lines) {
    if (line.startsWith('#')) {
      open = line.slice(1).trim();
    } else if (line.trim() === '') {
      if (open !== '') done.push(open);
      open = '';
    } else {
      open = open === '' ? line : \`\${open} \${line}\`;
    }
  }
  done.push(open);
  return done.filter((block) => block !== '');
}
`,
    tests: `
test('joins', () => same(blocks(['a', 'b', '', 'c']), ['a b', 'c']));
test('titles first', () => same(blocks(['# one', 'a', '', '', 'b']), ['one a', 'b']));
test('titles later', () => same(blocks(['a', '# two', 'c']), ['a', 'two c']));
test('titles cut', () => same(blocks(['a', 'b', '# two', '# three']), ['a b', 'two', 'three']));`,
    mended: ["if (open !== '') done.push(open);\n      open = line.slice(1).trim();"],
  },
];
