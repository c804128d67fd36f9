import { describe, expect, it } from 'vitest';
import { askIndex } from '../../src/operators/condition/ask-index.ts';
import { askObjectKind } from '../../src/operators/condition/ask-object-kind.ts';
import { askPresence } from '../../src/operators/condition/ask-presence.ts';
import { copyFirst } from '../../src/operators/collection/copy-first.ts';
import { ownItems } from '../../src/operators/collection/own-items.ts';
import { replaceLiterally } from '../../src/operators/constant/replace-literally.ts';
import { replaceParts } from '../../src/operators/constant/replace-parts.ts';
import { propose, proposeAnywhere, proposePatches, type Scene } from './propose.ts';

type Row = readonly [scene: Scene, replacements: readonly string[]];

describe('replace-parts', () => {
  it.each<Row>([
    [
      { source: 'x = cell', at: 'cell', seen: { cell: ['say "hi" now'] }, messages: ['"say ""hi"" now"'] },
      [`cell.replaceAll('"', '""')`],
    ],
    [
      {
        source: 'x = decode(value)',
        at: 'value',
        seen: { value: ['big+ball'] },
        messages: ["expected 'big+ball' to be 'big ball'"],
      },
      ["value.replaceAll('+', ' ')"],
    ],
    [
      {
        source: "x = y.replace(/a/g, ''); z = value",
        at: 'value',
        seen: { value: ['1.234.567'] },
        messages: ["to be '1234567'"],
      },
      ["value.replace(/\\./g, '')"],
    ],
    [
      { source: 'x = `${a} b`', at: '`${a} b`', seen: { '`${a} b`': ['US b'] }, messages: ["to be 'US$b'"] },
      ["`${a} b`.replaceAll(' ', () => '$')"],
    ],
    // What stands there already, a part of a longer word, what is too far apart, and what is no text.
    [{ source: 'x = a', at: 'a', seen: { a: ['b c'] }, messages: ["expected 'b c' to be 'd'"] }, []],
    [{ source: 'x = a', at: 'a', seen: { a: ['b c'] }, messages: ["to be 'ab-cd'"] }, []],
    [{ source: 'x = a', at: 'a', seen: { a: ['b c'] }, messages: ["to be 'b and then c'"] }, []],
    [{ source: 'x = a', at: 'a', seen: { a: [1, 2] }, messages: ["to be '1 2'"] }, []],
    [{ source: 'x = a + b', at: 'a + b', seen: { 'a + b': ['b c'] }, messages: ["to be 'b-c'"] }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(replaceParts, scene)).toEqual(replacements);
  });

  it.each([
    ['&', '&amp;', 1.6],
    ['?', '%3F', 1.6],
    ['+', ' ', 1.6],
    ['?', '?x=1&', 3],
  ])('takes what puts %s in another form for likelier than a word of the test: %s', (old, by, cost) => {
    const scene = { source: 'f(value)', seen: { value: [`one${old}two`] }, messages: [`to be 'one${by}two'`] };

    expect(proposeAnywhere(replaceParts, scene).map((each) => each.cost)).toEqual([cost]);
  });
});

describe('replace-literally', () => {
  it.each<Row>([
    [{ source: 'x = t.replace(m, price)', at: 'price', seen: { price: ['5 $'] } }, ['() => price']],
    [{ source: 'x = t.replaceAll(m, price)', at: 'price', seen: { price: ['$&'] } }, ['() => price']],
    [{ source: 'x = t.replace(m, price)', at: 'm', seen: { m: ['$&'] } }, []],
    [{ source: 'x = t.replace(m, price)', at: 'price', seen: { price: ['5 €'] } }, []],
    [{ source: 'x = t.split(m, price)', at: 'price', seen: { price: ['$&'] } }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(replaceLiterally, scene)).toEqual(replacements);
  });
});

describe('ask-object-kind', () => {
  it.each<Row>([
    [
      { source: "x = typeof v === 'object'", at: "typeof v === 'object'", seen: { v: [null, {}] } },
      ["typeof v === 'object' && v !== null"],
    ],
    [
      {
        source: "x = typeof v === 'object' && v !== null",
        at: "typeof v === 'object' && v !== null",
        seen: { v: [null, []] },
      },
      ["typeof v === 'object' && v !== null && !Array.isArray(v)"],
    ],
    [
      { source: "x = typeof v !== 'object'", at: "typeof v !== 'object'", seen: { v: [null, []] } },
      [
        "typeof v !== 'object' || v === null",
        "typeof v !== 'object' || Array.isArray(v)",
        "typeof v !== 'object' || v === null || Array.isArray(v)",
      ],
    ],
    [{ source: "x = v && typeof v === 'object'", at: "typeof v === 'object'", seen: { v: [[]] } }, []],
    [{ source: "x = typeof v === 'object' || w", at: "typeof v === 'object' || w", seen: { v: [[]] } }, []],
    [{ source: "x = typeof v === 'object'", at: "typeof v === 'object'", seen: { v: [{}, 1] } }, []],
    [{ source: "x = typeof v === 'string'", at: "typeof v === 'string'", seen: { v: [[]] } }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(askObjectKind, scene)).toEqual(replacements);
  });
});

describe('copy-first, where a loop walks', () => {
  it.each<Row>([
    [{ source: 'for (const x of xs ?? []) f(x)', at: 'xs ?? []', seen: { 'xs ?? []': [[1]] } }, ['[...(xs ?? [])]']],
    [{ source: 'this.xs.forEach(f)', at: 'this.xs', seen: { 'this.xs': [[1]] } }, ['[...this.xs]']],
    [{ source: 'for (const x of [1, 2]) f(x)', at: '[1, 2]', seen: { '[1, 2]': [[1, 2]] } }, []],
    [{ source: 'y = xs ?? []', at: 'xs ?? []', seen: { 'xs ?? []': [[1]] } }, []],
    [{ source: 'each(xs || [], f)', at: 'xs || []', seen: { 'xs || []': [[1]] } }, ['[...(xs || [])]']],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(copyFirst, scene)).toEqual(replacements);
  });
});

describe('ask-presence', () => {
  const map = 'function f(key) { const known = cache.get(key); if (known) return known }';
  it.each<Row>([
    [{ source: map, at: 'known', seen: { known: [0, 1] } }, ['known !== undefined', 'cache.has(key)']],
    [{ source: map, at: 'known', seen: { known: [1, 2] } }, []],
    [{ source: map.replace('const known', 'const k'), at: 'known', seen: { known: [0, 1] } }, []],
    [
      {
        source: map.replace('if (known)', 'if (!known) return 1; if (known)'),
        at: '!known',
        seen: { '!known': [true] },
      },
      ['known === undefined', '!cache.has(key)'],
    ],
    [
      {
        source: map.replace('(known)', '(known !== undefined)'),
        at: 'known !== undefined',
        seen: { 'known !== undefined': [false, true] },
      },
      ['cache.has(key)'],
    ],
    [
      {
        source: map.replace('cache.get(key)', 'cache[key]').replace('(known)', '(known != null)'),
        at: 'known != null',
        seen: { 'known != null': [false] },
      },
      ['Object.hasOwn(cache, key)'],
    ],
    [{ source: map, at: 'cache.get(key)', seen: { 'cache.get(key)': [0] } }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(askPresence, scene)).toEqual(replacements);
  });
});

describe('own-items', () => {
  it.each<Row>([
    [{ source: 'x = new Array(n).fill([])' }, ['Array.from({ length: n }, () => [])']],
    [{ source: 'x = Array(n + 1).fill({})' }, ['Array.from({ length: n + 1 }, () => ({}))']],
    [{ source: 'x = Array(n).fill(new Set())' }, ['Array.from({ length: n }, () => new Set())']],
    [{ source: 'x = Array(n).fill(0)' }, []],
    [{ source: 'x = list.fill([])' }, []],
    [{ source: 'x = new Array(1, 2).fill([])' }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(ownItems, { ...scene, at: scene.source.slice(4) })).toEqual(replacements);
  });
});

describe('ask-index', () => {
  it.each<Row>([
    [
      { source: 'x = words.map((word) => (isSmall(word) ? word : up(word)))' },
      [
        'x = words.map((word, index) => (isSmall(word) && index > 0 ? word : up(word)))',
        'x = words.map((word, index) => (isSmall(word) || index === 0 ? word : up(word)))',
      ],
    ],
    [
      { source: 'x = words.map(word => a || b ? 1 : 2)' },
      [
        'x = words.map((word, index) => (a || b) && index > 0 ? 1 : 2)',
        'x = words.map((word, index) => a || b || index === 0 ? 1 : 2)',
      ],
    ],
    [
      { source: 'words.forEach((word, i) => { if (word) f(word) })' },
      [
        'words.forEach((word, i) => { if (word && i > 0) f(word) })',
        'words.forEach((word, i) => { if (word || i === 0) f(word) })',
      ],
    ],
    [{ source: 'x = words.reduce((all, word) => (word ? 1 : 2))' }, []],
    [{ source: 'x = words.map((word) => word)' }, []],
    [{ source: 'const index = 1; x = words.map((word) => (word ? 1 : 2))' }, []],
  ])('makes of %j what it should and no more', (scene, sources) => {
    expect(proposePatches(askIndex, scene)).toEqual(sources);
  });
});
