import { describe, expect, it } from 'vitest';
import { clampMonth } from '../../src/operators/idioms/dates/clamp-month.ts';
import { copyOnWrite } from '../../src/operators/idioms/objects/copy-on-write.ts';
import { decodeParts } from '../../src/operators/idioms/texts/decode-parts.ts';
import { foldKeys } from '../../src/operators/idioms/texts/fold-keys.ts';
import { heedTicket } from '../../src/operators/idioms/promises-and-listeners/heed-ticket.ts';
import { keepAbove } from '../../src/operators/idioms/numbers/keep-above.ts';
import { lastForZero } from '../../src/operators/idioms/numbers/last-for-zero.ts';
import { onceOnly } from '../../src/operators/idioms/promises-and-listeners/once-only.ts';
import type { Operator, PatchOperator } from '../../src/operators/operator.ts';
import { putInPlace } from '../../src/operators/idioms/lists/put-in-place.ts';
import { walkBoth } from '../../src/operators/idioms/objects/walk-both.ts';
import { propose, proposePatches, type Scene } from './propose.ts';

type Rows = readonly (readonly [scene: Scene, replacements: readonly string[]])[];

describe.each<[operator: Operator, rows: Rows]>([
  [
    clampMonth,
    [
      [
        { source: 'function f(d) { d.setMonth(m); }', at: 'd.setMonth(m);' },
        ['const dayOfMonth = d.getDate();\nd.setMonth(m);\nif (d.getDate() !== dayOfMonth) d.setDate(0);'],
      ],
      [
        { source: 'function f() { this.at.setUTCFullYear(y); }', at: 'this.at.setUTCFullYear(y);' },
        [
          'const dayOfMonth = this.at.getUTCDate();\nthis.at.setUTCFullYear(y);\nif (this.at.getUTCDate() !== dayOfMonth) this.at.setUTCDate(0);',
        ],
      ],
      [{ source: 'function f(d) { d.setDate(m); }', at: 'd.setDate(m);' }, []],
      [{ source: 'function f(d) { make().setMonth(m); }', at: 'make().setMonth(m);' }, []],
    ],
  ],
  [
    decodeParts,
    [
      [
        {
          source: "parts(decodeURIComponent(path).split('/'))",
          at: "decodeURIComponent(path).split('/')",
          seen: { path: ['/a%2Fb/c'] },
        },
        ["path.split('/').map(decodeURIComponent)"],
      ],
      [
        {
          source: "parts(decodeURIComponent(path).split('/'))",
          at: "decodeURIComponent(path).split('/')",
          seen: { path: ['/a/c'] },
        },
        [],
      ],
      [
        { source: 'o[k] = v', at: 'o[k] = v', seen: { k: ['a'], v: ['%20'] } },
        ['o[decodeURIComponent(k)] = decodeURIComponent(v)'],
      ],
      [{ source: 'm.set(k, v)', at: 'm.set(k, v)', seen: { k: ['%C3'], v: [1] } }, ['m.set(decodeURIComponent(k), v)']],
      [{ source: 'm.set(k, v)', at: 'm.set(k, v)', seen: { k: ['a'], v: ['100 %'] } }, []],
      [{ source: 'm.get(k, v)', at: 'm.get(k, v)', seen: { k: ['a'], v: ['%20'] } }, []],
    ],
  ],
  [
    keepAbove,
    [
      [
        { source: 'x = a - b', at: 'a - b', seen: { 'a - b': [3, -2] }, messages: ['expected -2 to be +0'] },
        ['Math.max(0, a - b)'],
      ],
      [
        { source: 'const x = ceil(a)', at: 'ceil(a)', seen: { 'ceil(a)': [0] }, messages: ['expected 0 to be 1'] },
        ['Math.max(1, ceil(a))'],
      ],
      [{ source: 'x = a - b', at: 'a - b', seen: { 'a - b': [3, -2] }, messages: ['expected -2 to be 10'] }, []],
      [{ source: 'x = a - b', at: 'a - b', seen: { 'a - b': [3] }, messages: ['expected 3 to be 0'] }, []],
      [{ source: 'f(a - b)', at: 'a - b', seen: { 'a - b': [-3] }, messages: ['expected 3 to be 0'] }, []],
    ],
  ],
  [
    lastForZero,
    [
      [{ source: 'x = h % 12', at: 'h % 12', seen: { 'h % 12': [0] } }, ['h % 12 || 12']],
      [
        { source: 'x = d.getUTCDay()', at: 'd.getUTCDay()', seen: { 'd.getUTCDay()': [0] } },
        ['d.getUTCDay() || 7', '(d.getUTCDay() + 6) % 7'],
      ],
      [{ source: 'x = h % 12 === 0', at: 'h % 12', seen: { 'h % 12': [0] } }, []],
      [{ source: 'x = h % 12', at: 'h % 12', seen: { 'h % 12': [3] } }, []],
    ],
  ],
  [
    putInPlace,
    [
      [
        { source: 'async function f() { const v = jobs[at]; out.push(await v()); }', at: 'out.push(await v())' },
        ['out[at] = await v()'],
      ],
      [{ source: 'function f() { out[at] = 1; out.push(2); }', at: 'out.push(2)' }, []],
      [{ source: 'function f() { g(jobs[at]); return out.push(2); }', at: 'out.push(2)' }, []],
    ],
  ],
  [
    walkBoth,
    [
      [
        { source: 'for (const k of Object.keys(a)) if (b[k] !== a[k]) f(k);', at: 'Object.keys(a)' },
        ['new Set([...Object.keys(b), ...Object.keys(a)])'],
      ],
      [
        { source: 'x = Object.keys(a).filter((k) => a[k] !== b.c[k])', at: 'Object.keys(a)' },
        ['[...new Set([...Object.keys(b.c), ...Object.keys(a)])]'],
      ],
      [{ source: 'for (const k of Object.keys(a)) b[k] = a[k];', at: 'Object.keys(a)' }, []],
      [{ source: 'for (const k of Object.keys(a)) f(b[0]);', at: 'Object.keys(a)' }, []],
    ],
  ],
])('$name', (operator, rows) => {
  it.each(rows)('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(operator, scene)).toEqual(replacements);
  });
});

describe.each<[operator: PatchOperator, rows: Rows]>([
  [
    copyOnWrite,
    [
      [
        { source: 'function f(s) { s.a.push(1); }', seen: { 's.a': [[]] } },
        ['function f(s) { s = { ...s, a: [...s.a] };\ns.a.push(1); }'],
      ],
      [{ source: 'function f(s) { s.n++; }', seen: { s: [{ n: 1 }] } }, ['function f(s) { s = { ...s };\ns.n++; }']],
      [
        { source: 'function f(s) { s.all.set(1, 2); }', seen: { 's.all': [new Map()] } },
        ['function f(s) { s = { ...s, all: new Map(s.all) };\ns.all.set(1, 2); }'],
      ],
      [{ source: 'function f() { const s = {}; s.n = 1; }', seen: { s: [{}] } }, []],
      [{ source: 'function f(s) { s = 1; }', seen: { s: [{}] } }, []],
    ],
  ],
  [
    foldKeys,
    [
      [
        { source: 'class A { set(k, v) { this.m.set(k, v); } get(k) { return this.m.get(k); } }', seen: { k: ['Ab'] } },
        ['class A { set(k, v) { this.m.set(k.toLowerCase(), v); } get(k) { return this.m.get(k.toLowerCase()); } }'],
      ],
      [
        {
          source: 'class A { a(k) { this.m.get(k); } } class B { b(n) { this.m.get(n); } }',
          seen: { k: ['Ab'], n: [1] },
        },
        ['class A { a(k) { this.m.get(k.toLowerCase()); } } class B { b(n) { this.m.get(n); } }'],
      ],
      [{ source: 'function get(k) { return m.get(k); }', seen: { k: ['ab'] } }, []],
      [{ source: 'function get(k) { return m.find(k); }', seen: { k: ['Ab'] } }, []],
    ],
  ],
  [
    heedTicket,
    [
      [
        { source: 'async function f() { const t = ++this.n; const a = await g(); this.a = a; }' },
        ['async function f() { const t = ++this.n; const a = await g();\nif (t !== this.n) return; this.a = a; }'],
      ],
      [{ source: 'async function f() { const t = ++this.n; await g(t); }' }, []],
      [{ source: 'async function f() { const t = this.n; await g(); }' }, []],
      [{ source: 'function f() { const t = ++this.n; g(async () => await h()); }' }, []],
    ],
  ],
  [
    onceOnly,
    [
      [
        { source: 'class A { off() {} once(l) { const w = (v) => { l(v); }; this.on(w); } }' },
        ['class A { off() {} once(l) { const w = (v) => { this.off(w);\nl(v); }; this.on(w); } }'],
      ],
      [
        {
          source:
            "function listenOnce(t, l) { const w = () => { l(); }; t.addEventListener('x', w); } t.removeEventListener('y', l);",
        },
        [
          "function listenOnce(t, l) { const w = () => { t.removeEventListener('x', w);\nl(); }; t.addEventListener('x', w); } t.removeEventListener('y', l);",
        ],
      ],
      [{ source: 'class A { off() {} listen(l) { const w = (v) => { l(v); }; this.on(w); } }' }, []],
      [{ source: 'class A { once(l) { const w = (v) => { l(v); }; this.on(w); } }' }, []],
      [{ source: 'class A { off() {} once(l) { const w = (v) => { this.off(w); l(v); }; this.on(w); } }' }, []],
    ],
  ],
])('$name', (operator, rows) => {
  it.each(rows)('makes of %j what it should and no more', (scene, patched) => {
    expect(proposePatches(operator, scene)).toEqual(patched);
  });
});
