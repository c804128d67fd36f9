import { describe, expect, it } from 'vitest';
import { askNotANumber } from '../../src/operators/idioms/numbers/ask-not-a-number.ts';
import { changeJump } from '../../src/operators/statement/change-jump.ts';
import { encodeParts } from '../../src/operators/idioms/texts/encode-parts.ts';
import { escapePattern } from '../../src/operators/idioms/texts/escape-pattern.ts';
import { ignoreCase } from '../../src/operators/idioms/texts/ignore-case.ts';
import { joinOnce } from '../../src/operators/idioms/texts/join-once.ts';
import { keepReceiver } from '../../src/operators/idioms/objects/keep-receiver.ts';
import { leapYear } from '../../src/operators/idioms/dates/leap-year.ts';
import type { Operator } from '../../src/operators/operator.ts';
import { swapLinks } from '../../src/operators/idioms/steps/swap-links.ts';
import { swapOperands } from '../../src/operators/order/swap-operands.ts';
import { propose, type Scene } from './propose.ts';

type Rows = readonly (readonly [scene: Scene, replacements: readonly string[]])[];

const ESCAPES = String.raw`.replace(/[.*+?^$` + String.raw`{}()|[\]\\]/g, '\\$&')`;
const method = (): void => {};

describe.each<[operator: Operator, rows: Rows]>([
  [
    askNotANumber,
    [
      [{ source: 'x = a === NaN', at: 'a === NaN' }, ['Number.isNaN(a)']],
      [{ source: 'x = Number.NaN != a', at: 'Number.NaN != a' }, ['!Number.isNaN(a)']],
      [{ source: 'x = a === 1', at: 'a === 1' }, []],
      [{ source: 'x = a < NaN', at: 'a < NaN' }, []],
    ],
  ],
  [
    ignoreCase,
    [
      [
        { source: 'x = a.includes(b)', at: 'a.includes(b)', seen: { a: ['Ann'], b: ['ann'] } },
        ['a.toLowerCase().includes(b.toLowerCase())'],
      ],
      [
        { source: "x = a.trim() === 'Yes'", at: "a.trim() === 'Yes'", seen: { 'a.trim()': ['YES'] } },
        ["a.trim().toLowerCase() === 'yes'"],
      ],
      [
        {
          source: 'x = a.toLowerCase() === b',
          at: 'a.toLowerCase() === b',
          seen: { 'a.toLowerCase()': ['a'], b: ['A'] },
        },
        ['a.toLowerCase() === b.toLowerCase()'],
      ],
      [{ source: 'x = a.includes(b)', at: 'a.includes(b)', seen: { a: ['ann'], b: ['bob'] } }, []],
      [{ source: 'x = a.includes(b)', at: 'a.includes(b)', seen: { a: [['Ann']], b: ['Ann'] } }, []],
      [{ source: 'x = a < b', at: 'a < b', seen: { a: ['Ann'], b: ['ann'] } }, []],
    ],
  ],
  [
    encodeParts,
    [
      [
        { source: "x = k + '=' + v", at: "k + '=' + v", seen: { k: ['q'], v: ['a b'] }, messages: ["to be 'q=a%20b'"] },
        [
          "encodeURIComponent(k) + '=' + encodeURIComponent(v)",
          "encodeURIComponent(k) + '=' + v",
          "k + '=' + encodeURIComponent(v)",
        ],
      ],
      [
        { source: 'x = `${k}?${v}`', at: '`${k}?${v}`', seen: { k: [1], v: ['a b'] }, messages: ["to be '1?a%20b'"] },
        ['`${k}?${encodeURIComponent(v)}`'],
      ],
      [{ source: 'x = k + v', at: 'k + v', seen: { k: ['q'], v: ['a b'] }, messages: ["to be 'q ab'"] }, []],
    ],
  ],
  [
    joinOnce,
    [
      [
        { source: "x = a + '/' + b", at: "a + '/' + b", seen: { a: ['x/'], b: ['y'] } },
        ["a.replace(/\\/+$/, '') + '/' + b"],
      ],
      [
        { source: 'x = `${a}, ${b}`', at: '`${a}, ${b}`', seen: { a: ['x,'], b: [',y'] } },
        ["`${a.replace(/,+$/, '')}, ${b}`"],
      ],
      [
        { source: 'x = `${a}.${b}`', at: '`${a}.${b}`', seen: { a: ['x.'], b: ['.y'] } },
        [
          "`${a.replace(/\\.+$/, '')}.${b.replace(/^\\.+/, '')}`",
          "`${a.replace(/\\.+$/, '')}.${b}`",
          "`${a}.${b.replace(/^\\.+/, '')}`",
        ],
      ],
      [{ source: "x = a + '/' + b", at: "a + '/' + b", seen: { a: ['x'], b: ['y/'] } }, []],
      [{ source: "x = a + 'n' + b", at: "a + 'n' + b", seen: { a: ['in'], b: ['n'] } }, []],
    ],
  ],
  [
    escapePattern,
    [
      [{ source: "x = new RegExp(q, 'g')", at: 'q', seen: { q: ['a.b'] } }, [`q${ESCAPES}`]],
      [{ source: 'x = RegExp(`^${q}$`)', at: 'q', seen: { q: ['a.b'] } }, [`q${ESCAPES}`]],
      [{ source: "x = new RegExp('^' + q)", at: 'q', seen: { q: ['(a'] } }, [`q${ESCAPES}`]],
      [{ source: 'x = new RegExp(q)', at: 'q', seen: { q: ['plain'] } }, []],
      [{ source: 'x = new RegExp(a, q)', at: 'q', seen: { q: ['a.b'] } }, []],
      [{ source: 'x = new Set(q)', at: 'q', seen: { q: ['a.b'] } }, []],
    ],
  ],
  [
    keepReceiver,
    [
      [
        { source: 'class A { f(v) {} g() { l.map(this.f) } }', at: 'this.f', seen: { 'this.f': [method] } },
        ['(v) => this.f(v)', 'this.f.bind(this)'],
      ],
      [{ source: 'l.map(a.f)', at: 'a.f', seen: { 'a.f': [method] } }, ['(...args) => a.f(...args)', 'a.f.bind(a)']],
      [{ source: 'l.map(a.f)', at: 'a.f', seen: { 'a.f': [1] } }, []],
      [{ source: 'l = a.f', at: 'a.f', seen: { 'a.f': [method] } }, []],
    ],
  ],
  [
    swapLinks,
    [
      [{ source: 'x = t.a(1).b(2)', at: 't.a(1).b(2)' }, ['t.b(2).a(1)']],
      [
        { source: 'x = t.a().b().c()', at: 't.a().b().c()' },
        ['t.b().a().c()', 't.a().c().b()', 't.b().c().a()', 't.c().a().b()'],
      ],
      [{ source: 'x = t.a().b().c()', at: 't.a().b()' }, []],
      [{ source: 'x = t.a()', at: 't.a()' }, []],
    ],
  ],
  [
    leapYear,
    [
      [
        { source: 'x = y % 4 === 0', at: 'y % 4 === 0' },
        ['(y % 4 === 0 && y % 100 !== 0) || y % 400 === 0', 'y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0)'],
      ],
      [
        { source: 'x = y % 4 === 0 && y % 100 !== 0', at: 'y % 4 === 0 && y % 100 !== 0' },
        ['(y % 4 === 0 && y % 100 !== 0) || y % 400 === 0'],
      ],
      [{ source: 'x = y % 4 === 0 && y % 100 !== 0 || y % 400 === 0', at: 'y % 4 === 0 && y % 100 !== 0' }, []],
      [{ source: 'x = y % 5 === 0', at: 'y % 5 === 0' }, []],
    ],
  ],
  [
    swapOperands,
    [
      [{ source: 'x = a ?? b + c', at: 'a ?? b + c' }, ['b + c ?? a', '(a ?? b) + c']],
      [{ source: 'x = (a || b) === c', at: '(a || b) === c' }, ['a || (b === c)']],
    ],
  ],
  [
    changeJump,
    [
      [{ source: 'switch (a) { case 1: f();\ncase 2: g(); }', at: 'f();' }, ['f();\nbreak;']],
      [{ source: 'switch (a) { case 1: g();\nbreak; case 2: f(); }', at: 'f();' }, []],
    ],
  ],
])('$name', (operator, rows) => {
  it.each(rows)('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(operator, scene)).toEqual(replacements);
  });
});
