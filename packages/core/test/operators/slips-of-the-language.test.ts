import { describe, expect, it } from 'vitest';
import { askIncludes } from '../../src/operators/idioms/lists/ask-includes.ts';
import { compareDates } from '../../src/operators/idioms/dates/compare-dates.ts';
import { compareTexts } from '../../src/operators/idioms/texts/compare-texts.ts';
import { letInLoop } from '../../src/operators/idioms/steps/let-in-loop.ts';
import { listOnce } from '../../src/operators/idioms/lists/list-once.ts';
import { makeArrow } from '../../src/operators/idioms/objects/make-arrow.ts';
import type { Operator } from '../../src/operators/operator.ts';
import { readBoolean } from '../../src/operators/idioms/texts/read-boolean.ts';
import { readMap } from '../../src/operators/idioms/objects/read-map.ts';
import { removeItem } from '../../src/operators/idioms/lists/remove-item.ts';
import { splitLoosely } from '../../src/operators/idioms/texts/split-loosely.ts';
import { stepBack } from '../../src/operators/idioms/lists/step-back.ts';
import { swapExtremes } from '../../src/operators/idioms/numbers/swap-extremes.ts';
import { propose, type Scene } from './propose.ts';

type Rows = readonly (readonly [scene: Scene, replacements: readonly string[]])[];

const dates = [new Date(0)];
const map = [new Map()];
const set = [new Set()];

describe.each<[operator: Operator, rows: Rows]>([
  [
    askIncludes,
    [
      [{ source: 'x = a.indexOf(NaN) !== -1', at: 'a.indexOf(NaN) !== -1' }, ['a.includes(NaN)']],
      [{ source: 'x = a.indexOf(b) < 0', at: 'a.indexOf(b) < 0', seen: { b: [Number.NaN] } }, ['!a.includes(b)']],
      [{ source: 'x = a.indexOf(b) > -1', at: 'a.indexOf(b) > -1', seen: { b: [1] } }, []],
      [{ source: 'x = a.indexOf(NaN) + 1', at: 'a.indexOf(NaN) + 1' }, []],
    ],
  ],
  [
    compareDates,
    [
      [{ source: 'x = a !== b', at: 'a !== b', seen: { a: dates, b: dates } }, ['a.getTime() !== b.getTime()']],
      [{ source: 'x = a === b', at: 'a === b', seen: { a: dates, b: [1] } }, []],
      [{ source: 'x = a < b', at: 'a < b', seen: { a: dates, b: dates } }, []],
    ],
  ],
  [
    compareTexts,
    [
      [
        { source: 'l.sort((a, b) => a.localeCompare(b))', at: 'a.localeCompare(b)', seen: { a: ['v10'] } },
        ['a.localeCompare(b, undefined, { numeric: true })'],
      ],
      [
        { source: 'l.sort((a, b) => a < b ? -1 : 1)', at: 'a < b ? -1 : 1', seen: { a: ['x'], b: ['y'] } },
        ['a.localeCompare(b)', 'a.localeCompare(b, undefined, { numeric: true })'],
      ],
      [
        {
          source: 'l.sort((a, b) => { return a.n < b.n ? 1 : -1; })',
          at: 'a.n < b.n ? 1 : -1',
          seen: { 'a.n': ['x'], 'b.n': ['y'] },
        },
        ['b.n.localeCompare(a.n)', 'b.n.localeCompare(a.n, undefined, { numeric: true })'],
      ],
      [{ source: 'l.sort((a, b) => a < b ? -1 : 1)', at: 'a < b ? -1 : 1', seen: { a: [1], b: [2] } }, []],
      [{ source: 'l.sort((a, b) => a.localeCompare(b))', at: 'a.localeCompare(b)', seen: { a: ['v'] } }, []],
    ],
  ],
  [
    letInLoop,
    [
      [
        {
          source: 'function f() { for (var i = 0; i < 3; i++) all.push(() => i); }',
          at: 'for (var i = 0; i < 3; i++) all.push(() => i);',
        },
        ['for (let i = 0; i < 3; i++) all.push(() => i);'],
      ],
      [
        { source: 'function f() { for (var x of xs) all.push(() => x); }', at: 'for (var x of xs) all.push(() => x);' },
        ['for (let x of xs) all.push(() => x);'],
      ],
      [{ source: 'function f() { for (var x of xs) all.push(x); }', at: 'for (var x of xs) all.push(x);' }, []],
      [
        { source: 'function f() { for (let x of xs) all.push(() => x); }', at: 'for (let x of xs) all.push(() => x);' },
        [],
      ],
    ],
  ],
  [
    listOnce,
    [
      [{ source: 'function f() { const v = m.values(); a(v); b(v); }', at: 'm.values()' }, ['[...m.values()]']],
      [{ source: 'function f() { const v = m.values(); a(v); }', at: 'm.values()' }, []],
      [{ source: 'function f() { const v = Object.values(m); a(v); b(v); }', at: 'Object.values(m)' }, []],
    ],
  ],
  [
    makeArrow,
    [
      [
        {
          source: 'l.map(function (a: number) { return a * this.b; })',
          at: 'function (a: number) { return a * this.b; }',
        },
        ['(a: number) => { return a * this.b; }'],
      ],
      [
        { source: 'l.map(async function (this: A): B { this.c(); })', at: 'async function (this: A): B { this.c(); }' },
        ['async (): B => { this.c(); }'],
      ],
      [{ source: 'l.map(function (a) { return a; })', at: 'function (a) { return a; }' }, []],
      [{ source: 'l.map(function () { this.a(arguments); })', at: 'function () { this.a(arguments); }' }, []],
    ],
  ],
  [
    readBoolean,
    [
      [{ source: 'x = Boolean(a.b)', at: 'Boolean(a.b)', seen: { 'a.b': ['false'] } }, ["a.b === 'true'"]],
      [{ source: 'x = !!a', at: '!!a', seen: { a: ['0', 'no'] } }, ["a === '1'", "a === 'yes'"]],
      [{ source: 'if (a) f()', at: 'a', seen: { a: ['off'] } }, ["a === 'on'"]],
      [{ source: 'x = Boolean(a)', at: 'Boolean(a)', seen: { a: ['true', false] } }, []],
      [{ source: 'x = a', at: 'a', seen: { a: ['false'] } }, []],
    ],
  ],
  [
    readMap,
    [
      [{ source: 'x = Object.keys(m)', at: 'Object.keys(m)', seen: { m: map } }, ['[...m.keys()]']],
      [{ source: 'x = JSON.stringify(m)', at: 'm', seen: { m: map } }, ['Object.fromEntries(m)']],
      [{ source: 'x = JSON.stringify(m)', at: 'm', seen: { m: set } }, ['[...m]']],
      [{ source: 'x = { ...m }', at: 'm', seen: { m: map } }, ['Object.fromEntries(m)']],
      [{ source: 'x = [...m]', at: 'm', seen: { m: map } }, []],
      [{ source: 'x = Object.keys(m)', at: 'Object.keys(m)', seen: { m: [{}] } }, []],
    ],
  ],
  [
    removeItem,
    [
      [{ source: 'delete l.xs[i]', at: 'delete l.xs[i]', seen: { 'l.xs': [[1]] } }, ['l.xs.splice(i, 1)']],
      [{ source: 'delete l[i]', at: 'delete l[i]', seen: { l: [{ a: 1 }] } }, []],
      [{ source: 'delete l.a', at: 'delete l.a', seen: { l: [[1]] } }, []],
    ],
  ],
  [
    splitLoosely,
    [
      [
        { source: "x = t.split(' ')", at: "t.split(' ')", seen: { t: ['a  b'] } },
        ['t.split(/\\s+/)', 't.trim().split(/\\s+/)'],
      ],
      [
        { source: "x = t.split(',')", at: "t.split(',')", seen: { t: ['a, b'] } },
        ["t.split(',').map((part) => part.trim())"],
      ],
      [{ source: "x = t.split(' ')", at: "t.split(' ')", seen: { t: ['a b'] } }, []],
      [{ source: "x = t.split(',')", at: "t.split(',')", seen: { t: ['a,b c'] } }, []],
      [{ source: "x = t.split(', ')", at: "t.split(', ')", seen: { t: ['a, b'] } }, []],
    ],
  ],
  [
    stepBack,
    [
      [
        { source: 'for (let i = 0; i < l.length; i++) if (l[i]) l.splice(i, 1);', at: 'l.splice(i, 1)' },
        ['l.splice(i--, 1)'],
      ],
      [{ source: 'for (let i = 9; i >= 0; i--) if (l[i]) l.splice(i, 1);', at: 'l.splice(i, 1)' }, []],
      [{ source: 'for (let i = 0; i < 9; i++) l.splice(j, 1);', at: 'l.splice(j, 1)' }, []],
      [{ source: 'l.splice(i, 1)', at: 'l.splice(i, 1)' }, []],
    ],
  ],
  [
    swapExtremes,
    [
      [
        { source: 'x = Math.min(a, Math.max(b, c))', at: 'Math.min(a, Math.max(b, c))' },
        ['Math.max(a, Math.min(b, c))'],
      ],
      [
        { source: 'x = Math.max(Math.min(a, b), c)', at: 'Math.max(Math.min(a, b), c)' },
        ['Math.min(Math.max(a, b), c)'],
      ],
      [{ source: 'x = Math.max(Math.max(a, b), c)', at: 'Math.max(Math.max(a, b), c)' }, []],
      [{ source: 'x = Math.max(a, b)', at: 'Math.max(a, b)' }, []],
    ],
  ],
])('$name', (operator, rows) => {
  it.each(rows)('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(operator, scene)).toEqual(replacements);
  });
});
