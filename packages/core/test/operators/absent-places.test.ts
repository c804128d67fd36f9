import { expect, it } from 'vitest';
import { copyWhatIsThere } from '../../src/operators/idioms/objects/copy-what-is-there.ts';
import { endWhenAbsent } from '../../src/operators/idioms/lists/end-when-absent.ts';
import { missingLast } from '../../src/operators/idioms/lists/missing-last.ts';
import { removeIfThere } from '../../src/operators/idioms/lists/remove-if-there.ts';
import { dropEmptyItems } from '../../src/operators/missing-value/drop-empty-items.ts';
import { propose, proposeAnywhere, proposePatches } from './propose.ts';

it.each<[source: string, texts: readonly string[]]>([
  ['items.splice(at, 0, item);', ['at === -1 ? items.length : at']],
  ['x = items.toSpliced(at, 0, ...more)', ['at === -1 ? items.length : at']],
  ['x = `${text.slice(0, at)}!`', ['at === -1 ? text.length : at']],
  ['const f = (text: string) => text.substring(0, this.at)', ['this.at === -1 ? text.length : this.at']],
  ['x = (a + b).slice(0, at)', ['at === -1 ? (a + b).length : at']],
  [
    'class A { #a = []; f() { return this.#a.slice(0, this.#end); } #end = 1; }',
    ['this.#end === -1 ? this.#a.length : this.#end'],
  ],
  // Nothing goes where it is not there; a place that is looked up in between; from there on.
  ['items.splice(at, 1);', []],
  ['items.splice(at);', []],
  ['x = text.slice(0, text.indexOf(mark))', []],
  ['x = text.slice(at)', []],
  ['x = text.substr(0, at)', []],
  ['x = slice(0, at)', []],
  ['x = text[slice](0, at)', []],
  ['x = text.slice(0, ...at)', []],
  ['x = text.slice(...from, at)', []],
  // Called twice.
  ['x = text.trim().slice(0, at)', []],
])('end-when-absent in %s', (source, texts) => {
  const found = (place: number) =>
    proposeAnywhere(endWhenAbsent, { source, elsewhere: [place] }).map(({ text }) => text);
  expect(found(-1)).toEqual(texts);
  expect(found(1)).toEqual([]);
});

it.each<[source: string, mended: string | undefined]>([
  [
    'list.splice(list.indexOf(item), 1);',
    'const index = list.indexOf(item);\nif (index !== -1) list.splice(index, 1);',
  ],
  ['this.all.splice(at, 1);', 'if (at !== -1) this.all.splice(at, 1);'],
  ['if (a) list.splice(at, 1); else b();', 'if (a) { if (at !== -1) list.splice(at, 1); } else b();'],
  [
    'if (a) list.splice(list.findIndex((x) => x.id === id), 1); else b();',
    'if (a) { const index = list.findIndex((x) => x.id === id); if (index !== -1) list.splice(index, 1); } else b();',
  ],
  [
    'const index = 1; (a ?? b).splice((a ?? b).lastIndexOf(c), 2)',
    'const index = 1; const at = (a ?? b).lastIndexOf(c); if (at !== -1) (a ?? b).splice(at, 2);',
  ],
  [
    'f = (index) => { list.splice(list.indexOf(a), 1); const at = 2; };',
    'f = (index) => { const place = list.indexOf(a); if (place !== -1) list.splice(place, 1); const at = 2; };',
  ],
  [
    'class A { #all: number[] = []; drop(one: number) {\n  this.#all.splice(this.#all.indexOf(one), 1);\n} }',
    'class A { #all: number[] = []; drop(one: number) {\n  const index = this.#all.indexOf(one);\n  if (index !== -1) this.#all.splice(index, 1);\n} }',
  ],
  ['list.splice(at, 1, item);', undefined],
  ['list.splice(at);', undefined],
  ['list.slice(at, 1);', undefined],
  ['x = list.splice(at, 1);', undefined],
  ['f = () => list.splice(at, 1);', undefined],
  ['list.splice(placeOf(item), 1);', undefined],
  ['list.splice(...both, 1);', undefined],
  ['const index = 1, at = 2, place = 3; list.splice(list.indexOf(item), 1);', undefined],
])('remove-if-there in %s', (source, mended) => {
  const wanted = mended === undefined ? [] : [mended];
  expect(proposePatches(removeIfThere, { source, elsewhere: [-1] })).toEqual(wanted);
  expect(proposePatches(removeIfThere, { source, elsewhere: [0] })).toEqual([]);
});

it.each<[copied: string, from: string, key: string]>([
  ['picked[key] = source[key]', 'source', 'key'],
  ["(picked as any)['name'] = this.all.source['name']", 'this.all.source', "'name'"],
])('copy-what-is-there before %s', (copied, from, key) => {
  const around = (text: string, alone = text) => [
    `for (const key of keys) ${alone}`,
    `keys.forEach((key) => { ${text} });`,
    `if (a) b(); else ${alone}`,
    `if (a) ${alone} else b();`,
    `if (a) for (const key of keys) ${alone} else b();`,
  ];
  for (const [nth, source] of around(`${copied};`).entries()) {
    const mended = (question: string) => `if (${question}) ${copied};`;
    const inBraces = (question: string) => around(mended(question), `{ ${mended(question)} }`)[nth];
    expect(proposePatches(copyWhatIsThere, { source, elsewhere: [undefined] })).toEqual([
      inBraces(`Object.hasOwn(${from}, ${key})`),
      inBraces(`${from}[${key}] !== undefined`),
    ]);
    expect(proposePatches(copyWhatIsThere, { source, elsewhere: [1] })).toEqual([]);
  }
});

it.each([
  'picked.a = source.a;',
  'picked[key] = source[other];',
  'picked[key] += source[key];',
  'picked[key] = f()[key];',
  'picked[key] = source?.[key];',
  'x = picked[key] = source[key];',
  'keys.map((key) => (picked[key] = source[key]));',
])('copy-what-is-there leaves %s', (source) => {
  expect(proposePatches(copyWhatIsThere, { source, elsewhere: [undefined] })).toEqual([]);
});

it.each<[left: string, right: string]>([
  ['a.due', 'b.due'],
  ['b.at.due', 'a.by.due'],
  ['a[key]', 'b[key]'],
])('missing-last at %s - %s', (left, right) => {
  const at = `${left} - ${right}`;
  const found = (value: unknown) =>
    propose(missingLast, { source: `all.sort((a, b) => ${at} || 1)`, at, seen: { [right]: [1, value] } });
  const wanted = ['Infinity', '-Infinity', '0'].map((each) => `(${left} ?? ${each}) - (${right} ?? ${each})`);
  expect(found(undefined)).toEqual(wanted);
  expect(found(null)).toEqual(wanted);
  expect(found(2)).toEqual([]);
});

it.each(['a.due - a.due', 'a.due - b.begun', 'a - b', 'a.due + b.due', 'a.last().due - b.due', 'a?.due - b?.due'])(
  'missing-last leaves %s',
  (at) => expect(propose(missingLast, { source: `x = ${at}`, at, elsewhere: [undefined] })).toEqual([]),
);

it.each<[at: string, items: readonly unknown[], conditions: readonly string[]]>([
  [
    '[[name, a], ...more]',
    [
      ['a', undefined],
      ['b', false],
    ],
    ['([, value]) => value != null', '([, value]) => value != null && value !== false'],
  ],
  ['Object.entries(all)', [['a', null]], ['([, value]) => value != null']],
  ['[a && b, c]', ['b', false], ['Boolean']],
  ['Object.entries(all)', [['a', false]], []],
  ['[[a, b, c]]', [['a', undefined, false]], []],
  ['[a, b]', ['a', 'b'], []],
])('drop-empty-items of %s, %j seen', (at, items, conditions) => {
  const texts = propose(dropEmptyItems, { source: `f(${at})`, at, seen: { [at]: [items] } });
  expect(texts).toEqual(conditions.map((each) => `${at}.filter(${each})`));
});
