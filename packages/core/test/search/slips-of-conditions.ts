import type { Fault } from './fault.ts';

/** Questions that ask too little or too much, and operators that bind otherwise than they look. */
export const SLIPS_OF_CONDITIONS: readonly Fault[] = [
  {
    name: 'half a question denied',
    file: 'missing.ts',
    source: `export function missingKeys(record: Record<string, unknown>, required: readonly string[]): string[] {
  const missing: string[] = [];
  for (const key of required) {
    // @ts-ignore
    if (!key in record) missing.push(key);
  }
  return missing;
}
`,
    tests: `
test('a', () => same(missingKeys({ a: 1 }, ['a']), []));
test('b', () => same(missingKeys({ a: 1 }, ['a', 'b']), ['b']));
test('c', () => same(missingKeys({}, ['x', 'y']), ['x', 'y']));`,
    mended: ['!(key in record)'],
  },
  {
    name: 'a default for the whole sum',
    file: 'total.ts',
    source: `interface Item { price: number; shipping?: number }
export function total(items: readonly Item[]): number {
  // @ts-ignore
  return items.reduce((sum, item) => sum + item.price + item.shipping ?? 0, 0);
}
`,
    tests: `
test('a', () => same(total([{ price: 2, shipping: 1 }]), 3));
test('b', () => same(total([]), 0));
test('c', () => same(total([{ price: 2 }, { price: 3, shipping: 1 }]), 6));`,
    mended: ['item.price + (item.shipping ?? 0)'],
  },
  {
    name: 'the first of several problems',
    file: 'pw.ts',
    source: `export function problems(password: string): string[] {
  const out: string[] = [];
  if (password.length < 8) out.push('short');
  else if (!/[0-9]/.test(password)) out.push('digit');
  else if (!/[A-Z]/.test(password)) out.push('upper');
  return out;
}
`,
    tests: `
test('a', () => same(problems('Abcdefg1'), []));
test('b', () => same(problems('abcdefgh1'), ['upper']));
test('c', () => same(problems('abc'), ['short', 'digit', 'upper']));
test('d', () => same(problems('abcdefghi'), ['digit', 'upper']));`,
    mended: ["if (!/[A-Z]/.test(password)) out.push('upper');"],
  },
  {
    name: 'a part of an item',
    file: 'ext.ts',
    source: `const ALLOWED = 'png,jpg,jpeg,webp';
export function isAllowed(name: string): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return ALLOWED.includes(extension);
}
`,
    tests: `
test('a', () => same(isAllowed('a.png'), true));
test('b', () => same(isAllowed('a.JPEG'), true));
test('c', () => same(isAllowed('a.exe'), false));
test('d', () => same(isAllowed('a.p'), false));
test('e', () => same(isAllowed('a.'), false));`,
    mended: ["ALLOWED.split(',').includes(extension)"],
  },
  {
    name: 'a second query',
    file: 'url.ts',
    source: `export function withParams(url: string, params: Record<string, string>): string {
  const query = new URLSearchParams(params).toString();
  return query === '' ? url : url + '?' + query;
}
`,
    tests: `
test('a', () => same(withParams('/a', { x: '1' }), '/a?x=1'));
test('b', () => same(withParams('/a', {}), '/a'));
test('c', () => same(withParams('/a?y=2', { x: '1' }), '/a?y=2&x=1'));`,
    mended: ["url.includes('?') ? '&' : '?'"],
  },
  {
    name: 'a prefix anywhere',
    file: 'host.ts',
    source: `export function siteOf(host: string): string {
  return host.toLowerCase().replace('www.', '');
}
`,
    tests: `
test('a', () => same(siteOf('www.Example.com'), 'example.com'));
test('b', () => same(siteOf('example.com'), 'example.com'));
test('c', () => same(siteOf('awww.com'), 'awww.com'));
test('d', () => same(siteOf('my.www.org'), 'my.www.org'));`,
    mended: ['/^www\\./'],
  },
  {
    name: 'a word in a word',
    file: 'censor.ts',
    source: `const BAD = ['ass', 'hell'];
export function censor(text: string): string {
  return BAD.reduce((out, word) => out.replace(new RegExp(word, 'gi'), '*'.repeat(word.length)), text);
}
`,
    tests: `
test('a', () => same(censor('go to hell'), 'go to ****'));
test('b', () => same(censor('ASS!'), '***!'));
test('c', () => same(censor('hello class'), 'hello class'));`,
    mended: ['\\\\b${word}\\\\b'],
  },
  {
    name: "a list that is somebody's",
    file: 'toggle.ts',
    source: `export function toggle(selected: string[], id: string): string[] {
  const index = selected.indexOf(id);
  if (index >= 0) selected.splice(index, 1);
  else selected.push(id);
  return selected;
}
`,
    tests: `
test('a', () => same(toggle(['a'], 'b'), ['a', 'b']));
test('b', () => same(toggle(['a', 'b'], 'a'), ['b']));
test('c', () => { const before = ['a']; const after = toggle(before, 'b'); same([before, after], [['a'], ['a', 'b']]); });
test('d', () => { const before = ['a', 'b']; toggle(before, 'a'); same(before, ['a', 'b']); });`,
    mended: ['selected = [...selected];'],
  },
  {
    name: 'a mark in front of the first',
    file: 'kebab.ts',
    source: `export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase());
}
`,
    tests: `
test('a', () => same(kebab('fooBar'), 'foo-bar'));
test('b', () => same(kebab('FooBar'), 'foo-bar'));
test('c', () => same(kebab('foo'), 'foo'));
test('d', () => same(kebab('aBC'), 'a-b-c'));`,
    mended: ["replace(/^-+|-+$/g, '')"],
  },
  {
    name: 'the last rule that fits',
    file: 'rule.ts',
    source: `export interface Rule { pattern: RegExp; value: string }
/** Later rules override earlier ones. */
export function valueFor(path: string, rules: readonly Rule[]): string | undefined {
  return rules.find(({ pattern }) => pattern.test(path))?.value;
}
`,
    tests: `
const r = [{ pattern: /./, value: 'any' }, { pattern: /\\.ts$/, value: 'ts' }];
test('a', () => same(valueFor('a.js', r), 'any'));
test('b', () => same(valueFor('a.ts', r), 'ts'));
test('c', () => same(valueFor('', r), undefined));`,
    mended: ['rules.findLast('],
  },
  {
    name: 'an attribute that is off',
    file: 'attrs.ts',
    source: `export function attrs(props: Record<string, unknown>): string {
  return Object.entries(props)
    .map(([name, value]) => \` \${name}="\${value}"\`)
    .join('');
}
`,
    tests: `
test('a', () => same(attrs({ id: 'x' }), ' id="x"'));
test('b', () => same(attrs({ id: 'x', hidden: false }), ' id="x"'));
test('c', () => same(attrs({ title: null, lang: undefined, n: 0 }), ' n="0"'));`,
    mended: ['value != null && value !== false'],
  },
  {
    name: 'one asked for where all that go with it are meant',
    file: 'tree.ts',
    source: `export interface Node { id: string; parent: string | null }
export interface State { nodes: Node[]; focus: string | null }
function below(nodes: readonly Node[], id: string): string[] {
  return [id, ...nodes.filter((node) => node.parent === id).flatMap((node) => below(nodes, node.id))];
}
export function remove(state: State, id: string): State {
  const node = state.nodes.find((each) => each.id === id);
  if (!node) return state;
  const gone = below(state.nodes, node.id);
  return {
    nodes: state.nodes.filter((each) => !gone.includes(each.id)),
    focus: state.focus === node.id ? node.parent : state.focus,
  };
}
`,
    tests: `
const nodes = [{ id: 'a', parent: null }, { id: 'b', parent: 'a' }, { id: 'c', parent: 'b' }, { id: 'd', parent: 'a' }];
test('a', () => same(remove({ nodes, focus: 'b' }, 'b').focus, 'a'));
test('b', () => same(remove({ nodes, focus: 'd' }, 'b').focus, 'd'));
test('c', () => same(remove({ nodes, focus: 'c' }, 'b').focus, 'a'));
test('d', () => same(remove({ nodes, focus: null }, 'b').focus, null));
test('e', () => same(remove({ nodes, focus: 'a' }, 'd').nodes.length, 3));`,
    mended: ['state.focus !== null && gone.includes(state.focus) ? node.parent'],
  },
  {
    name: 'an else that is not for all the rest',
    file: 'span.ts',
    source: `/** \`5\`, \`5-9\`, \`5/2\` and \`*\` as numbers up to \`most\`. */
export function numbersOf(text: string, most: number): number[] {
  const [range = '', every] = text.split('/');
  const step = every === undefined ? 1 : Number(every);
  let [from, to] = [0, most];
  if (range !== '*') {
    const [first, last] = range.split('-');
    from = Number(first);
    if (last !== undefined) to = Number(last);
    else to = from;
  }
  const numbers: number[] = [];
  for (let at = from; at <= to; at += step) numbers.push(at);
  return numbers;
}
`,
    tests: `
test('one', () => same(numbersOf('5', 9), [5]));
test('range', () => same(numbersOf('5-7', 9), [5, 6, 7]));
test('all', () => same(numbersOf('*', 2), [0, 1, 2]));
test('all by steps', () => same(numbersOf('*/4', 9), [0, 4, 8]));
test('range by steps', () => same(numbersOf('1-6/3', 9), [1, 4]));
test('on by steps', () => same(numbersOf('3/3', 9), [3, 6, 9]));`,
    mended: [
      'else if (every === undefined) to = from;',
      'else if (!every) to = from;',
      'else if (step === 1) to = from;',
    ],
  },
];
