import { describe, expect, it } from 'vitest';
import { insertAwait } from '../../src/operators/async/insert-await.ts';
import { tolerateMissing } from '../../src/operators/missing-value/tolerate-missing.ts';
import { addToWhatIsThere } from '../../src/operators/collection/add-to-what-is-there.ts';
import { filterByQuestion } from '../../src/operators/collection/filter-by-question.ts';
import { convertValue } from '../../src/operators/missing-value/convert-value.ts';
import { sortProperly } from '../../src/operators/collection/sort-properly.ts';
import { answerEmpty } from '../../src/operators/missing-value/answer-empty.ts';
import { dropEmptyItems } from '../../src/operators/missing-value/drop-empty-items.ts';
import { copyFirst } from '../../src/operators/collection/copy-first.ts';
import { propose, proposeAnywhere, type Scene } from './propose.ts';

type Row = readonly [scene: Scene, replacements: readonly string[]];

describe('insert-await', () => {
  it.each<Row>([
    [
      { source: 'async function f() { return load() }', at: 'load()', seen: { 'load()': [Promise.resolve()] } },
      ['await load()'],
    ],
    [
      { source: 'async function f() { return all }', at: 'all', seen: { all: [[Promise.resolve()]] } },
      ['await Promise.all(all)'],
    ],
    [{ source: 'function f() { return load() }', at: 'load()', seen: { 'load()': [Promise.resolve()] } }, []],
    [{ source: 'async function f(a = load()) {}', at: 'load()', seen: { 'load()': [Promise.resolve()] } }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(insertAwait, scene)).toEqual(replacements);
  });
});

describe('tolerate-missing', () => {
  it.each<Row>([
    [{ source: 'x = a.b', at: 'a.b' }, ['a?.b']],
    [
      { source: 'x = a!.b()', at: 'a!.b()', seen: { 'a!': [undefined] } },
      [
        'a?.b()',
        'a?.b() ?? 0',
        "a?.b() ?? ''",
        'a?.b() ?? []',
        'a?.b() ?? {}',
        'a?.b() ?? false',
        'a?.b() ?? true',
        'a?.b() ?? 1',
      ],
    ],
    [
      { source: 'x = n + 1', at: 'n', seen: { n: [undefined, 3] } },
      ['n ?? 0', 'n ?? 1', "n ?? ''", 'n ?? []', 'n ?? {}', 'n ?? false', 'n ?? true'],
    ],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(tolerateMissing, scene)).toEqual(replacements);
  });
});

describe('convert-value', () => {
  it.each<Row>([
    [
      { source: 'x = a / b', at: 'a / b', seen: { 'a / b': [1.5] } },
      ['Math.floor(a / b)', 'Math.round(a / b)', 'Math.ceil(a / b)', 'Math.trunc(a / b)'],
    ],
    [{ source: 'x = text', at: 'text', seen: { text: ['12'] } }, ['Number(text)']],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(convertValue, scene)).toEqual(replacements);
  });

  it('seldom makes a number of what is put into a text', () => {
    const costs = ['x = text', 'x = `${text}!`'].map(
      (source) => proposeAnywhere(convertValue, { source, seen: { text: ['12'] } })[0]?.cost,
    );

    expect(costs).toEqual([1.4, 2]);
  });
});

describe('sort-properly', () => {
  it.each<Row>([
    [
      { source: 'x = list.sort()', at: 'list.sort()', seen: { list: [[10, 9]] } },
      ['list.sort((a, b) => a - b)', 'list.sort((a, b) => b - a)'],
    ],
    [
      {
        source: 'x = list.sort((a, b) => a.n - b.n)',
        at: 'list.sort((a, b) => a.n - b.n)',
        seen: { list: [[{ n: 1, m: 's' }]] },
      },
      [
        'list.sort((b, a) => a.n - b.n)',
        'list.sort((a, b) => a.n - b.n)',
        'list.sort((a, b) => b.n - a.n)',
        'list.sort((a, b) => a.m.localeCompare(b.m))',
        'list.sort()',
        'list.sort((a, b) => a - b)',
        'list.sort((a, b) => b.m.localeCompare(a.m))',
        'list.sort((a, b) => b - a)',
      ],
    ],
    [
      {
        source: 'x = pairs.sort()',
        at: 'pairs.sort()',
        seen: {
          pairs: [
            [
              ['tea', 2],
              ['mug', 1],
            ],
          ],
        },
      },
      [
        'pairs.sort((a, b) => a - b)',
        'pairs.sort((a, b) => a[1] - b[1])',
        'pairs.sort((a, b) => b[1] - a[1])',
        'pairs.sort((a, b) => b - a)',
        'pairs.sort((a, b) => a[0].localeCompare(b[0]))',
        'pairs.sort((a, b) => b[0].localeCompare(a[0]))',
      ],
    ],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(sortProperly, scene)).toEqual(replacements);
  });
});

describe('copy-first', () => {
  it.each<Row>([
    [{ source: 'list.sort()', at: 'list', seen: { list: [[1]] } }, ['[...list]']],
    [
      { source: 'x = options', at: 'options', seen: { options: [{ a: 1 }] } },
      ['{ ...options }', 'structuredClone(options)'],
    ],
    [
      { source: 'rows.set(key, line)', at: 'line', seen: { line: [{ a: 1 }] } },
      ['{ ...line }', 'structuredClone(line)'],
    ],
    [{ source: 'const due = start', at: 'start', seen: { start: [new Date(0)] } }, ['new Date(start)']],
    [
      { source: 'const own = rows', at: 'rows', seen: { rows: [[{ a: 1 }]] } },
      ['[...rows]', 'rows.map((item) => ({ ...item }))', 'structuredClone(rows)'],
    ],
    [{ source: 'const n = list.length', at: 'list', seen: { list: [[1]] } }, []],
    [{ source: 'all.map(call);', at: 'all', seen: { all: [[1]] } }, ['[...all]']],
    [{ source: 'x = all.map(call)', at: 'all', seen: { all: [[1]] } }, []],
    [{ source: 'f = () => all.set(k, 1)', at: 'all', seen: { all: [new Map()] } }, ['new Map(all)']],
    [{ source: 'x = { all: o.all.add(1) }', at: 'o.all', seen: { 'o.all': [new Set()] } }, ['new Set(o.all)']],
    // Nobody would ever see what was added to the copy.
    [{ source: 'all.set(k, 1)', at: 'all', seen: { all: [new Map()] } }, []],
    [{ source: 'x = all.get(k)', at: 'all', seen: { all: [new Map()] } }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(copyFirst, scene)).toEqual(replacements);
  });
});

describe('drop-empty-items', () => {
  it.each<Row>([
    [
      { source: "x = line.split(',')", at: "line.split(',')", seen: { "line.split(',')": [['a', ' ', '']] } },
      [
        "line.split(',').filter((item) => item !== '')",
        "line.split(',').filter((item) => item.trim() !== '')",
        "line.split(',').filter(Boolean)",
      ],
    ],
    [
      { source: 'x = stars', at: 'stars', seen: { stars: [[5, null]] } },
      ['stars.filter((item) => item != null)', 'stars.filter(Boolean)'],
    ],
    [{ source: 'x = stars', at: 'stars', seen: { stars: [[5, 4]] } }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(dropEmptyItems, scene)).toEqual(replacements);
  });
});

describe('add-to-what-is-there', () => {
  it.each<Row>([
    [{ source: 'sums.set(k, n)', at: 'n', seen: { n: [1] } }, ['(sums.get(k) ?? 0) + n']],
    [{ source: 'this.sums[a.k] = n * 2', at: 'n * 2', seen: { 'n * 2': [1] } }, ['(this.sums[a.k] ?? 0) + (n * 2)']],
    [{ source: 'counts.set(k, 1)', at: '1' }, ['(counts.get(k) ?? 0) + 1']],
    [{ source: 'groups.set(k, [row])', at: '[row]' }, ['[...(groups.get(k) ?? []), row]']],
    [{ source: 'sums.set(k, sums.get(k) + n)', at: 'sums.get(k) + n', seen: { 'sums.get(k) + n': [1] } }, []],
    [{ source: 'names.set(k, n)', at: 'n', seen: { n: ['a'] } }, []],
    [{ source: 'o.sum = n', at: 'n', seen: { n: [1] } }, []],
    [{ source: 'groups.set(k, [])', at: '[]' }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(addToWhatIsThere, scene)).toEqual(replacements);
  });
});

describe('filter-by-question', () => {
  it.each<Row>([
    [
      { source: 'x = all.map(f); function isOpen(door) {}', at: 'all', seen: { all: [[1]] } },
      ['all.filter((door) => isOpen(door))', 'all.filter((door) => !isOpen(door))'],
    ],
    [
      {
        source: 'class A { isIn(one) {} list() { return [...this.all] } }',
        at: '[...this.all]',
        seen: { '[...this.all]': [[1]] },
      },
      ['[...this.all].filter((one) => this.isIn(one))', '[...this.all].filter((one) => !this.isIn(one))'],
    ],
    [{ source: 'x = all.filter((a) => isOpen(a)); function isOpen(door) {}', at: 'all', seen: { all: [[1]] } }, []],
    [{ source: 'function isOpen(door) { return all }', at: 'all', seen: { all: [[1]] } }, []],
    [{ source: 'x = all; function open(door) {} function isOpen(a, b) {}', at: 'all', seen: { all: [[1]] } }, []],
    [{ source: 'x = all; function isOpen(door) {}', at: 'all', seen: { all: ['a'] } }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(filterByQuestion, scene)).toEqual(replacements);
  });
});

describe('answer-empty', () => {
  it.each<Row>([
    [
      { source: 'x = sum / list.length', at: 'sum / list.length', seen: { 'list.length': [2, 0] } },
      [
        'list.length === 0 ? 0 : sum / list.length',
        'list.length === 0 ? undefined : sum / list.length',
        'list.length === 0 ? null : sum / list.length',
      ],
    ],
    [
      { source: 'x = xs.reduce((a, b) => a)', at: 'xs.reduce((a, b) => a)', seen: { xs: [[]] } },
      [
        'xs.length === 0 ? 0 : xs.reduce((a, b) => a)',
        'xs.length === 0 ? undefined : xs.reduce((a, b) => a)',
        'xs.length === 0 ? null : xs.reduce((a, b) => a)',
      ],
    ],
    [{ source: 'x = Math.max(...xs)', at: 'Math.max(...xs)', seen: { xs: [[]] } }, ['Math.max(0, ...xs)']],
    [{ source: 'x = sum / n', at: 'sum / n', seen: { n: [2] } }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(answerEmpty, scene)).toEqual(replacements);
  });
});

it('waits for what an asynchronous forEach starts', () => {
  const source = 'async function f() { xs.forEach(async (x) => { await g(x); }); }';

  const [first] = propose(insertAwait, { source, at: 'xs.forEach(async (x) => { await g(x); })' });

  expect(first).toBe('await Promise.all(xs.map(async (x) => { await g(x); }))');
});
