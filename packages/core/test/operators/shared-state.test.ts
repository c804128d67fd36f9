import { describe, expect, it } from 'vitest';
import { changeEverywhere } from '../../src/operators/uniform/change-everywhere.ts';
import { ensureCleanup } from '../../src/operators/statement/ensure-cleanup.ts';
import { moveState } from '../../src/operators/variable/move-state.ts';
import { viewOwnBytes } from '../../src/operators/arguments/view-own-bytes.ts';
import { walkInTurn } from '../../src/operators/async/walk-in-turn.ts';
import { propose, proposePatches, type Scene } from './propose.ts';

type Row = readonly [scene: Scene, replacements: readonly string[]];

describe('move-state', () => {
  it.each<Row>([
    [
      { source: 'function make() {\n  let n = 0;\n  return () => {\n    n++;\n    return n;\n  };\n}\n' },
      [
        'function make() {\n  return () => {\n    let n = 0;\n    n++;\n    return n;\n  };\n}\n',
        'let n = 0;\nfunction make() {\n  return () => {\n    n++;\n    return n;\n  };\n}\n',
      ],
    ],
    [
      { source: 'export function find(key) {\n  const seen = new Map();\n  return seen.get(key);\n}\n' },
      ['const seen = new Map();\nexport function find(key) {\n  return seen.get(key);\n}\n'],
    ],
    [
      { source: 'function make() {\n  let n = 0;\n  return [() => n++, () => n];\n}\n' },
      ['let n = 0;\nfunction make() {\n  return [() => n++, () => n];\n}\n'],
    ],
    // Made of what is there, a method's, and several at once.
    [{ source: 'const n = read();\nfunction f() { return n; }\n' }, []],
    [{ source: 'class A { f() { const seen = new Set(); return seen; } }' }, []],
    [{ source: 'let n = 0, m = 1;\nfunction f() { return n + m; }\n' }, []],
  ])('makes of %j what it should and no more', (scene, sources) => {
    expect(proposePatches(moveState, scene)).toEqual(sources);
  });
});

describe('walk-in-turn', () => {
  it.each<Row>([
    [
      {
        source: `async function f(all) {
  await Promise.all(
    all.map(async ({ id }) => {
      if (!id) return;
      await load(id);
    }),
  );
}`,
        at: `await Promise.all(
    all.map(async ({ id }) => {
      if (!id) return;
      await load(id);
    }),
  );`,
      },
      ['for (const { id } of all) {\n    if (!id) continue;\n    await load(id);\n  }'],
    ],
    [
      {
        source: 'async function f() { all.forEach(async (one) => { await one(); }); }',
        at: 'all.forEach(async (one) => { await one(); });',
      },
      ['for (const one of all) { await one(); }'],
    ],
    [
      {
        source: 'async function f() { await Promise.all(all.map(async (one) => load(one))); }',
        at: 'await Promise.all(all.map(async (one) => load(one)));',
      },
      ['for (const one of all) { await load(one); }'],
    ],
    // What is given back, the position asked for, a return from a loop of its own, and nobody who could wait.
    [
      {
        source: 'async function f() { x = await Promise.all(all.map(async (one) => load(one))); }',
        at: 'x = await Promise.all(all.map(async (one) => load(one)));',
      },
      [],
    ],
    [
      {
        source: 'async function f() { all.forEach(async (one, i) => { await one(i); }); }',
        at: 'all.forEach(async (one, i) => { await one(i); });',
      },
      [],
    ],
    [
      {
        source: 'async function f() { all.forEach(async (one) => { for (const x of one) return; }); }',
        at: 'all.forEach(async (one) => { for (const x of one) return; });',
      },
      [],
    ],
    [
      {
        source: 'function f() { all.forEach(async (one) => { await one(); }); }',
        at: 'all.forEach(async (one) => { await one(); });',
      },
      [],
    ],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(walkInTurn, scene)).toEqual(replacements);
  });
});

describe('ensure-cleanup', () => {
  it('puts back what says that work goes on, also when the work that is waited for fails', () => {
    const source = 'async function f() {\n  const all = await load();\n  this.pending = null;\n  return all;\n}\n';

    expect(proposePatches(ensureCleanup, { source })).toEqual([
      'async function f() {\n  try {\n    const all = await load();\n    return all;\n  } finally {\n    this.pending = null;\n  }\n}\n',
    ]);
    expect(proposePatches(ensureCleanup, { source: source.replace('await ', '') })).toEqual([]);
  });

  it('counts down as well, with all that is done then', () => {
    const source = 'async function f() {\n  await work();\n  this.running--;\n  this.next();\n  return 1;\n}\n';

    expect(proposePatches(ensureCleanup, { source })).toEqual([
      'async function f() {\n  try {\n    await work();\n    return 1;\n  } finally {\n    this.running--;\n    this.next();\n  }\n}\n',
      'async function f() {\n  try {\n    await work();\n    this.next();\n    return 1;\n  } finally {\n    this.running--;\n  }\n}\n',
    ]);
  });
});

describe('view-own-bytes', () => {
  it.each<Row>([
    [{ source: 'x = new DataView(part.buffer)' }, ['new DataView(part.buffer, part.byteOffset, part.byteLength)']],
    [
      { source: 'x = Buffer.from(a.part.buffer)' },
      ['Buffer.from(a.part.buffer, a.part.byteOffset, a.part.byteLength)'],
    ],
    [{ source: 'x = new DataView(part.buffer, 2)' }, []],
    [{ source: 'x = new Float64Array(part.buffer)' }, []],
    [{ source: 'x = new DataView(part.bytes)' }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(viewOwnBytes, { ...scene, at: scene.source.slice(4) })).toEqual(replacements);
  });
});

describe('change-everywhere, where presence is asked', () => {
  const source = 'function f(a, b) { if (a) return a; return b ? b : 1; }';
  it.each<Row>([
    [
      { source, seen: { a: [0, undefined], b: [undefined] } },
      ['function f(a, b) { if (a !== undefined) return a; return b !== undefined ? b : 1; }'],
    ],
    [
      { source, seen: { a: ['', null], b: ['x'] } },
      ['function f(a, b) { if (a !== null) return a; return b !== null ? b : 1; }'],
    ],
    [{ source, seen: { a: [1, undefined], b: [2] } }, []],
    [{ source, seen: { a: [0], b: [true] } }, []],
  ])('makes of %j what it should and no more', (scene, sources) => {
    expect(proposePatches(changeEverywhere, scene).filter((text) => text.includes('== '))).toEqual(sources);
  });
});
