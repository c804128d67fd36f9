import { describe, expect, it } from 'vitest';
import { askBlank } from '../../src/operators/idioms/texts/ask-blank.ts';
import { boundList } from '../../src/operators/idioms/lists/bound-list.ts';
import { breakTies } from '../../src/operators/idioms/lists/break-ties.ts';
import { copyDates } from '../../src/operators/idioms/dates/copy-dates.ts';
import { eachLine } from '../../src/operators/idioms/texts/each-line.ts';
import { flushLast } from '../../src/operators/idioms/lists/flush-last.ts';
import { forgetOld } from '../../src/operators/idioms/lists/forget-old.ts';
import { quoteCell } from '../../src/operators/idioms/texts/quote-cell.ts';
import { readBase64url } from '../../src/operators/idioms/texts/read-base64url.ts';
import { signFirst } from '../../src/operators/idioms/numbers/sign-first.ts';
import { sortFirst } from '../../src/operators/idioms/lists/sort-first.ts';
import { wholeWeekend } from '../../src/operators/idioms/dates/whole-weekend.ts';
import { wholeYears } from '../../src/operators/idioms/dates/whole-years.ts';
import type { Operator, PatchOperator } from '../../src/operators/operator.ts';
import { swapOperands } from '../../src/operators/order/swap-operands.ts';
import { propose, proposePatches, type Scene } from './propose.ts';

type Rows = readonly (readonly [scene: Scene, replacements: readonly string[]])[];

const people = [[{ name: 'a', age: 1, tags: [] }]];

describe.each<[operator: Operator, rows: Rows]>([
  [
    askBlank,
    [
      [{ source: 'x = !a', at: '!a', seen: { a: [0, undefined] } }, ["(a ?? '') === ''"]],
      [{ source: 'x = !a', at: '!a', seen: { a: [0, 5] } }, []],
      [{ source: 'x = !a', at: '!a', seen: { a: ['', 1] } }, []],
    ],
  ],
  [
    breakTies,
    [
      [
        { source: 'l.sort((a, b) => a.n - b.n)', at: 'a.n - b.n', seen: { 'a.n - b.n': [1, 0], l: people } },
        [
          'a.n - b.n || a.name.localeCompare(b.name)',
          'a.n - b.n || a.age - b.age',
          'a.n - b.n || b.name.localeCompare(a.name)',
          'a.n - b.n || b.age - a.age',
        ],
      ],
      [{ source: 'l.sort((a, b) => a.n - b.n)', at: 'a.n - b.n', seen: { 'a.n - b.n': [1], l: people } }, []],
      [{ source: 'l.map((a, b) => a.n - b.n)', at: 'a.n - b.n', seen: { 'a.n - b.n': [0], l: people } }, []],
    ],
  ],
  [
    eachLine,
    [
      [
        { source: 'x = a + b', at: 'a + b', seen: { b: ['c\nd'] } },
        ["b.split('\\n').map((line) => a + line).join('\\n')"],
      ],
      [{ source: 'x = a + b', at: 'a + b', seen: { b: ['c'] } }, []],
    ],
  ],
  [
    quoteCell,
    [
      [{ source: `f = (c) => c.includes('"')`, at: `c.includes('"')` }, ['/[",\\r\\n]/.test(c)']],
      [
        { source: `const f = (r) => r.map((c) => c.includes(';')).join(';')`, at: `c.includes(';')` },
        ['/[";\\r\\n]/.test(c)'],
      ],
      [{ source: `f = (c) => c.includes('x')`, at: `c.includes('x')` }, []],
    ],
  ],
  [
    readBase64url,
    [
      [
        { source: 'x = atob(a.b)', at: 'atob(a.b)', seen: { 'a.b': ['x-y'] } },
        ["atob(a.b.replaceAll('-', '+').replaceAll('_', '/'))"],
      ],
      [
        { source: "x = Buffer.from(a, 'base64')", at: "Buffer.from(a, 'base64')", seen: { a: ['x_y'] } },
        ["Buffer.from(a, 'base64url')"],
      ],
      [{ source: 'x = atob(a)', at: 'atob(a)', seen: { a: ['xy'] } }, []],
      [{ source: "x = Buffer.from(a, 'hex')", at: "Buffer.from(a, 'hex')", seen: { a: ['x_y'] } }, []],
    ],
  ],
  [
    signFirst,
    [
      [
        { source: "x = '$' + a.toFixed(2)", at: "'$' + a.toFixed(2)", seen: { a: [-1] } },
        ["(a < 0 ? '-' : '') + '$' + Math.abs(a).toFixed(2)"],
      ],
      [
        { source: 'x = `€${a} net`', at: '`€${a} net`', seen: { a: [-1] } },
        ["`${a < 0 ? '-' : ''}€${Math.abs(a)} net`"],
      ],
      [{ source: 'x = `total ${a}`', at: '`total ${a}`', seen: { a: [-1] } }, []],
      [{ source: "x = '$' + a", at: "'$' + a", seen: { a: [1] } }, []],
    ],
  ],
  [
    swapOperands,
    [
      [
        { source: 'x = f - 32 * 5 / 9', at: 'f - 32 * 5 / 9' },
        ['32 * 5 / 9 - f', '(f - 32) * 5 / 9', '(f - 32 * 5) / 9'],
      ],
    ],
  ],
  [
    wholeWeekend,
    [
      [{ source: 'x = d.getDay() === 6', at: 'd.getDay() === 6' }, ['d.getDay() === 6 || d.getDay() === 0']],
      [
        { source: 'x = d.getUTCDay() !== 0', at: 'd.getUTCDay() !== 0' },
        ['d.getUTCDay() !== 0 && d.getUTCDay() !== 6'],
      ],
      [{ source: 'x = d.getDay() === 1', at: 'd.getDay() === 1' }, []],
      [{ source: 'x = d.getDate() === 6', at: 'd.getDate() === 6' }, []],
    ],
  ],
  [
    wholeYears,
    [
      [
        { source: 'x = a.getFullYear() - b.c.getFullYear()', at: 'a.getFullYear() - b.c.getFullYear()' },
        [
          'a.getFullYear() - b.c.getFullYear() - (a.getMonth() < b.c.getMonth() || (a.getMonth() === b.c.getMonth() && a.getDate() < b.c.getDate()) ? 1 : 0)',
        ],
      ],
      [{ source: 'x = a.getFullYear() - 18', at: 'a.getFullYear() - 18' }, []],
      [{ source: 'x = a.getMonth() - b.getMonth()', at: 'a.getMonth() - b.getMonth()' }, []],
    ],
  ],
])('$name', (operator, rows) => {
  it.each(rows)('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(operator, scene)).toEqual(replacements);
  });
});

describe.each<[operator: PatchOperator, rows: Rows]>([
  [
    boundList,
    [
      [
        { source: 'class A { limit = 3; add(x) { this.all.push(x); } }' },
        ['class A { limit = 3; add(x) { this.all.push(x);\nif (this.all.length > this.limit) this.all.shift(); } }'],
      ],
      [
        { source: 'class A { constructor(private readonly maxItems = 3) {} add(x) { l.push(x); } }' },
        [
          'class A { constructor(private readonly maxItems = 3) {} add(x) { l.push(x);\nif (l.length > this.maxItems) l.shift(); } }',
        ],
      ],
      [{ source: 'class A { limit = 3; add(x) { this.all.push(x); this.all.shift(); } }' }, []],
      [{ source: 'class A { count = 3; add(x) { this.all.push(x); } }' }, []],
    ],
  ],
  [
    copyDates,
    [
      [
        { source: 'function f(v) { return Object.entries(v); }', seen: { v: [new Date(0)] } },
        ['function f(v) { if (v instanceof Date) return new Date(v);\nreturn Object.entries(v); }'],
      ],
      [{ source: 'function f(v) { return Object.entries(v); }', seen: { v: [{}] } }, []],
      [{ source: 'function f(v) { return v; }', seen: { v: [new Date(0)] } }, []],
    ],
  ],
  [
    flushLast,
    [
      [
        { source: 'function f(xs) { let now = []; for (const x of xs) { if (x) { all.push(now); now = []; } } }' },
        [
          'function f(xs) { let now = []; for (const x of xs) { if (x) { all.push(now); now = []; } }\nif (now.length > 0) all.push(now); }',
        ],
      ],
      [
        { source: 'function f(xs) { let now; for (const x of xs) { if (x) { all.push(now); } } }' },
        [
          'function f(xs) { let now; for (const x of xs) { if (x) { all.push(now); } }\nif (now !== undefined) all.push(now); }',
        ],
      ],
      [{ source: 'function f(xs) { let now = []; for (const x of xs) { all.push(now); } all.push(now); }' }, []],
      [{ source: 'function f(xs) { for (const x of xs) { all.push(x); } }' }, []],
      [{ source: 'function f(xs) { let now = g(); for (const x of xs) { all.push(now); } }' }, []],
    ],
  ],
  [
    forgetOld,
    [
      [
        { source: 'class A { windowMs = 5; hit(now) { this.hits.push(now); } }' },
        [
          'class A { windowMs = 5; hit(now) { this.hits = this.hits.filter((each) => now - each < this.windowMs);\nthis.hits.push(now); } }',
        ],
      ],
      [{ source: 'class A { name = 5; hit(now) { this.hits.push(now); } }' }, []],
      [{ source: 'class A { windowMs = 5; hit(user) { this.hits.push(user); } }' }, []],
    ],
  ],
  [
    sortFirst,
    [
      [
        { source: 'function f(l) { return l[1]; }', seen: { l: [[2, 1]] } },
        ['function f(l) { l = [...l].sort((a, b) => a - b);\nreturn l[1]; }'],
      ],
      [
        { source: 'function f(l) { return l[1]; }', seen: { l: [['b', 'a']] } },
        ['function f(l) { l = [...l].sort();\nreturn l[1]; }'],
      ],
      [{ source: 'function f(l) { return l[1]; }', seen: { l: [[1, 2]] } }, []],
      [{ source: 'function f(l) { return l[1]; }', seen: { l: [[{}, {}]] } }, []],
      [{ source: 'function f(l) { return l.sort()[1]; }', seen: { l: [[2, 1]] } }, []],
    ],
  ],
])('$name', (operator, rows) => {
  it.each(rows)('makes of %j what it should and no more', (scene, patched) => {
    expect(proposePatches(operator, scene)).toEqual(patched);
  });
});
