import { expect, it } from 'vitest';
import { keepGrid } from '../../src/operators/idioms/dates/keep-grid.ts';
import { twelveHours } from '../../src/operators/idioms/dates/twelve-hours.ts';
import { heedExponent } from '../../src/operators/idioms/numbers/heed-exponent.ts';
import { orderBounds } from '../../src/operators/idioms/numbers/order-bounds.ts';
import { padBehindSign } from '../../src/operators/idioms/numbers/pad-behind-sign.ts';
import { spreadRest } from '../../src/operators/idioms/numbers/spread-rest.ts';
import { countEscapes } from '../../src/operators/idioms/texts/count-escapes.ts';
import { renameBoth } from '../../src/operators/name/rename-both.ts';
import { propose, proposeAnywhere, proposePatches } from './propose.ts';

it.each<[at: string, value: number, texts: readonly string[]]>([
  [
    "String(n).padStart(width, '0')",
    -2,
    [
      "(n < 0 ? '-' : '') + String(Math.abs(n)).padStart(n < 0 ? width - 1 : width, '0')",
      "(n < 0 ? '-' : '') + String(Math.abs(n)).padStart(width, '0')",
    ],
  ],
  [
    "n.toFixed(1).padStart(5, '0')",
    -2,
    [
      "(n < 0 ? '-' : '') + Math.abs(n).toFixed(1).padStart(n < 0 ? 4 : 5, '0')",
      "(n < 0 ? '-' : '') + Math.abs(n).toFixed(1).padStart(5, '0')",
    ],
  ],
  ["String(n).padStart(width, '0')", 2, []],
  ["String(n).padStart(width, ' ')", -2, []],
  ["n.padStart(width, '0')", -2, []],
])('pad-behind-sign of %s, which was %d', (at, value, texts) => {
  expect(propose(padBehindSign, { source: `x = ${at};`, at, seen: { n: [value] } })).toEqual(texts);
});

it.each<[at: string, text: string | undefined]>([
  ["line[at - 1] === '\\\\'", '/(?<!\\\\)(?:\\\\\\\\)*\\\\$/.test(line.slice(0, at))'],
  ["line[at - 1] !== '\\\\'", '!/(?<!\\\\)(?:\\\\\\\\)*\\\\$/.test(line.slice(0, at))'],
  ["line[line.length - 1] === '\\\\'", '/(?<!\\\\)(?:\\\\\\\\)*\\\\$/.test(line)'],
  ["line[at] === '\\\\'", undefined],
  ["line[at - 1] === '/'", undefined],
])('count-escapes of %s', (at, text) => {
  const texts = propose(countEscapes, { source: `x = ${at};`, at });
  expect(texts).toEqual(text === undefined ? [] : [text]);
});

it('counts backslashes two by two', () => {
  const text = '/(?<!\\\\)(?:\\\\\\\\)*\\\\$/';
  expect(propose(countEscapes, { source: "x = s[i - 1] === '\\\\';", at: "s[i - 1] === '\\\\'" })[0]).toContain(text);
  const pattern = /(?<!\\)(?:\\\\)*\\$/;
  expect(['', 'a', 'a\\', 'a\\\\', 'a\\\\\\', '\\\\'].map((each) => pattern.test(each))).toEqual([
    false,
    false,
    true,
    false,
    true,
    false,
  ]);
});

it.each<[at: string, texts: readonly string[]]>([
  ['a.q > b.q', ['a.rank > b.rank']],
  ['b.q - a.q', ['b.rank - a.rank']],
  ['a.name.localeCompare(b.name)', ['a.title.localeCompare(b.title)']],
  ['a.q > b.rank', []],
  ['a.q + b.q', []],
  ['a.q > 1', []],
])('rename-both of %s', (at, texts) => {
  const item = { q: 1, rank: 2, name: 'x', title: 'y' };
  const seen = { a: [item], b: [item], 'a.q': [1], 'b.q': [1], 'a.name': ['x'], 'b.name': ['x'] };
  expect(propose(renameBoth, { source: `x = ${at}; y = [c.rank, c.title];`, at, seen })).toEqual(texts);
});

it.each<[at: string, shown: string, text: string | undefined]>([
  [
    "(String(v).split('.')[1] ?? '').length",
    'String(v)',
    "Math.max(0, (String(v).split('e')[0].split('.')[1] ?? '').length - Number(String(v).split('e')[1] ?? 0))",
  ],
  [
    "t.split('.')[1]?.length ?? 0",
    't',
    "Math.max(0, (t.split('e')[0].split('.')[1]?.length ?? 0) - Number(t.split('e')[1] ?? 0))",
  ],
  ["next().split('.')[1].length", 'next()', undefined],
  ["t.split(',')[1].length", 't', undefined],
])('heed-exponent in %s', (at, shown, text) => {
  const scene = (value: string) => ({ source: `x = ${at};`, at, seen: { [at]: [0], [shown]: [value] } });
  expect(propose(heedExponent, scene('1e-7'))).toEqual(text === undefined ? [] : [text]);
  expect(propose(heedExponent, scene('0.25'))).toEqual([]);
});

it.each<[source: string, isOrdered: boolean]>([
  ['function f(a, b) { return (x) => Math.max(a, Math.min(b, x)); }', true],
  ['function f(x, a, b) { return x >= a && x < b; }', true],
  ['function f(a, b) { for (let i = a; i <= b; i++) g(i); }', true],
  ['function f(a, b) { return Math.max(a, 0) + b; }', false],
  ['function f(a, b) { for (const each of b) if (a || each) g(each); }', false],
  ['function f(a, { b }) { return Math.min(a, b); }', false],
])('order-bounds in %s: %s', (source, isOrdered) => {
  const mended = source
    .replace('{ return', '{ if (a > b) [a, b] = [b, a];\nreturn')
    .replace('{ for', '{ if (a > b) [a, b] = [b, a];\nfor');
  expect(proposePatches(orderBounds, { source })).toEqual(isOrdered ? [mended] : []);
});

it.each<[source: string, texts: readonly string[]]>([
  [
    'function next(due, every, now) { return now + every; }',
    ['due + (Math.floor((now - due) / every) + 1) * every', 'due + (Math.floor((every - due) / now) + 1) * now'],
  ],
  [
    'function run(job, now) { job.due = now + job.every; }',
    [
      'job.due + (Math.floor((now - job.due) / job.every) + 1) * job.every',
      'job.due + (Math.floor((job.every - job.due) / now) + 1) * now',
    ],
  ],
  ['function next(due, every) { return due + every; }', []],
  ['function run(job) { job.due = job.due + job.every; }', []],
  ['function next(due, every, now) { return now + 10; }', []],
])('keep-grid in %s', (source, texts) => {
  expect(proposeAnywhere(keepGrid, { source }).map(({ text }) => text)).toEqual(texts);
});

it.each<[at: string, ...texts: (string | undefined)[]]>([
  ['if (pm && h < 12) h += 12;', 'if (pm && h < 12) h += 12;\nif (!pm && h === 12) h = 0;'],
  [
    "if (d.half === 'PM' && d.hour !== 12) { d.hour += 12; }",
    "if (d.half === 'PM' && d.hour !== 12) { d.hour += 12; }\nif (d.half === 'AM' && d.hour === 12) d.hour = 0;",
    "if (d.half === 'PM' && d.hour !== 12) { d.hour += 12; }\nif (d.half !== 'PM' && d.hour === 12) d.hour = 0;",
  ],
  ['if (pm) h += 12;', 'h = (h % 12) + (pm ? 12 : 0);'],
  ['if (h < 12) h += 12;', undefined],
  ['if (pm && h < 12) h += 12; else h = 0;', undefined],
  ['if (pm && h < 12) h += 10;', undefined],
  ['return pm && h !== 12 ? h + 12 : h;', 'return (h % 12) + (pm ? 12 : 0);'],
  ["return Number(t) + (half === 'PM' ? 12 : 0);", "return (Number(t) % 12) + (half === 'PM' ? 12 : 0);"],
  ['return (h % 12) + (pm ? 12 : 0);', undefined],
  ['return h < 12 ? h + 12 : h;', undefined],
])('twelve-hours in %s', (body, ...texts) => {
  const source = `function f(h, pm, d, half, t) { ${body} }`;
  const mended = texts.flatMap((text) => (text === undefined ? [] : [source.replace(body, text)]));
  expect(proposePatches(twelveHours, { source })).toEqual(mended);
});

it.each<[at: string, text: string | undefined]>([
  ['i === 0 ? share + left : share', 'i < left ? share + 1 : share'],
  ['i == n - 1 ? left + s.share : s.share', 'i < left ? s.share + 1 : s.share'],
  ['i === 0 ? share + 1 : share', undefined],
  ['i === 0 ? share + left : other', undefined],
  ['i < 2 ? share + left : share', undefined],
  ['shares[0] += left;', 'for (let index = 0; index < left; index += 1) shares[index] += 1;'],
  ['shares[shares.length - 1] += a - b;', 'for (let index = 0; index < (a - b); index += 1) shares[index] += 1;'],
  ['shares[1] += left;', undefined],
  ['shares[0] += 1;', undefined],
])('spread-rest of %s', (at, text) => {
  const source = `function f(i, n, s) { ${at.endsWith(';') ? at : `return ${at}`} }`;
  expect(proposePatches(spreadRest, { source })).toEqual(text === undefined ? [] : [source.replace(at, text)]);
});
