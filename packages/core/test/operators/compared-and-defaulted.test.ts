import { describe, expect, it } from 'vitest';
import { changeComparison } from '../../src/operators/operator/change-comparison.ts';
import { compareLengths } from '../../src/operators/idioms/lists/compare-lengths.ts';
import { defaultForNull } from '../../src/operators/idioms/objects/default-for-null.ts';
import { rethrowLast } from '../../src/operators/idioms/promises-and-listeners/rethrow-last.ts';
import { costsOfPatches, proposeAnywhere, proposePatches, type Scene } from './propose.ts';

describe('compare-lengths', () => {
  it.each<[scene: Scene, added: readonly string[]]>([
    [
      {
        source: 'function same(a, b) { for (const i in a) if (a[i] !== b[i]) return false; return true; }',
        seen: { a: [[1]], b: [[2]] },
      },
      ['if (a.length !== b.length) return false;\n'],
    ],
    [
      {
        source: 'function same(a, b) { for (const [k, v] of a) if (b.get(k) !== v) return false; return true; }',
        seen: { a: [new Map()], b: [new Map()] },
      },
      ['if (a.size !== b.size) return false;\n'],
    ],
    [{ source: 'const same = (a, b) => a.every((x, i) => x === b[i]);' }, ['a.length === b.length && ']],
    [
      { source: 'const same = (a, b) => Object.keys(a).every((k) => a[k] === b[k]);' },
      ['Object.keys(a).length === Object.keys(b).length && '],
    ],
    [{ source: 'const same = (a, b) => a.length === b.length && a.every((x, i) => x === b[i]);' }, []],
    [{ source: 'const all = (a, b) => a.every((x) => b.includes(x));' }, []],
    [{ source: 'function f(a, b) { for (const i in a) g(b[i]); }', seen: { a: [[1]], b: [[2]] } }, []],
    [
      {
        source: 'function f(a, b) { for (const i in a) if (a[i] !== b) return false; return true; }',
        seen: { a: [[1]], b: [2] },
      },
      [],
    ],
  ])('adds to %j what it should', (scene, added) => {
    const patched = proposePatches(compareLengths, scene);

    expect(patched.map((text, nth) => text.replace(added[nth] ?? '', ''))).toEqual(added.map(() => scene.source));
  });
});

describe('default-for-null', () => {
  it('gives each default to null as well, together first', () => {
    const source = 'function f({ a = 1, b = g() }, c = 2) { use(a, b, c); }';
    const seen = { a: [null], b: [3, null], c: [2] };

    expect(proposePatches(defaultForNull, { source, seen }).map((text) => addedTo(source, text))).toEqual([
      'a ??= 1;\nb ??= g();\n',
      'a ??= 1;\n',
      'b ??= g();\n',
    ]);
  });

  it.each(['function f(a) { use(a); }', 'const f = (a = 1) => use(a);', 'function f(a = 1) {}'])(
    'leaves %s',
    (source) => {
      expect(proposePatches(defaultForNull, { source, seen: { a: [null] } })).toEqual([]);
    },
  );
});

describe('rethrow-last', () => {
  const attempts = (head: string, caught = 'catch (error)'): string =>
    `async function f(most) { for (${head}) { try { return await g(); } ${caught} { note(); } } }`;

  it.each([
    ['let n = 1; n <= most; n++', 'n === most'],
    ['let n = 0; n < 3; ++n', 'n === 3 - 1'],
  ])('throws in the last round of %s', (head, last) => {
    const source = attempts(head);
    expect(proposePatches(rethrowLast, { source })).toEqual([
      source.replace('note();', `if (${last}) throw error; note();`),
    ]);
    expect(proposePatches(rethrowLast, { source: attempts(head, 'catch') })).toEqual([
      source.replace('note();', `if (${last}) throw error; note();`),
    ]);
  });

  it('is likelier where a test waits for an error', () => {
    const source = attempts('let n = 0; n < 3; n++');
    const waiting = { source, messages: ['promise resolved "undefined" instead of rejecting'] };
    const [waited, other] = [costsOfPatches(rethrowLast, waiting), costsOfPatches(rethrowLast, { source })];
    expect(waited[0]).toBeLessThan(other[0] as number);
  });

  it.each([attempts('let n = 9; n > 0; n--'), attempts('const n of most'), 'try { g(); } catch (error) { h(); }'])(
    'leaves %s',
    (source) => {
      expect(proposePatches(rethrowLast, { source })).toEqual([]);
    },
  );
});

it('seldom walks a list one place further than it is long', () => {
  const costOf = (source: string): number | undefined =>
    proposeAnywhere(changeComparison, { source }).find(({ text }) => text.includes('<='))?.cost;

  const [list, count] = [
    costOf('for (let i = 0; i < xs.length; i++) f(xs[i]);'),
    costOf('for (let i = 0; i < n; i++) f();'),
  ];

  expect(list).toBeGreaterThan(count as number);
});

function addedTo(before: string, after: string): string {
  let start = 0;
  while (before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return after.slice(start, after.length - end);
}
