import { describe, expect, it } from 'vitest';
import { callFunction } from '../../src/operators/unwrap/call-function.ts';
import { changeCallback } from '../../src/operators/name/change-callback.ts';
import { countCharacters } from '../../src/operators/collection/count-characters.ts';
import { resetFlag } from '../../src/operators/statement/reset-flag.ts';
import { throwError } from '../../src/operators/statement/throw-error.ts';
import { propose, proposePatches, type Scene } from './propose.ts';

type Row = readonly [scene: Scene, replacements: readonly string[]];

describe('throw-error', () => {
  it.each<Row>([
    [
      { source: "function f(a) { if (a) new RangeError('x'); }", at: "if (a) new RangeError('x');" },
      ["if (a) throw new RangeError('x');"],
    ],
    [
      {
        source: "function f(a) { if (a) g(); else return new TypeError('x') }",
        at: "if (a) g(); else return new TypeError('x')",
      },
      ["if (a) g(); else throw new TypeError('x');"],
    ],
    [{ source: 'function f(a) { if (a) { g() } }', at: 'if (a) { g() }' }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(throwError, scene)).toEqual(replacements);
  });
});

describe('count-characters', () => {
  it.each<Row>([
    [{ source: "x = t.split('')", at: "t.split('')", seen: { t: ['a😀'] } }, ['Array.from(t)', '[...t]']],
    [{ source: 'x = t[i]', at: 't[i]', seen: { t: ['😀'] } }, ['[...t][i]']],
    [{ source: 'x = t.length', at: 't.length', seen: { t: ['😀'] } }, ['[...t].length']],
    [{ source: 'x = t.slice(0, 9)', at: 't.slice(0, 9)', seen: { t: ['😀'] } }, ["[...t].slice(0, 9).join('')"]],
    [{ source: 'x = t.charAt(i)', at: 't.charAt(i)', seen: { t: ['😀'] } }, ["[...t][i] ?? ''"]],
    [{ source: "x = t.split('')", at: "t.split('')", seen: { t: ['plain'] } }, []],
    [{ source: "x = t.split(' ')", at: "t.split(' ')", seen: { t: ['😀'] } }, []],
    [{ source: 'x = t.size', at: 't.size', seen: { t: ['😀'] } }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(countCharacters, scene)).toEqual(replacements);
  });
});

describe('change-callback', () => {
  it.each<Row>([
    [
      { source: 'x = parts.map(Number.parseInt)', at: 'Number.parseInt' },
      ['Number', '(item) => Number.parseInt(item, 10)', 'String', 'Boolean'],
    ],
    [
      { source: 'const a = (x) => x; const b = (y) => y; const c = (x, y) => x; z = l.map(a)', at: 'a' },
      ['Number', 'String', 'Boolean', 'b'],
    ],
    [{ source: 'x = parts.map(other)', at: 'other' }, []],
    [{ source: 'x = run(parseInt)', at: 'parseInt' }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(changeCallback, scene)).toEqual(replacements);
  });
});

describe('call-function', () => {
  it.each<Row>([
    [
      {
        source: 'function flat(list) { for (const item of list) all.push(...item); }',
        at: 'item',
        seen: { item: [[1]] },
      },
      ['flat(item)', 'item.map(flat)'],
    ],
    [
      { source: 'const clean = (t) => t; x = list.includes(t)', at: 'list', seen: { list: [['A']] } },
      ['list.map(clean)'],
    ],
    [{ source: 'const clean = (t) => t; x = clean(t)', at: 't' }, []],
    [{ source: 'const clean = (t) => t; x = clean(t)', at: 'clean(t)' }, []],
    [{ source: 'const both = (a, b) => a; x = run(t)', at: 't' }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(callFunction, scene)).toEqual(replacements);
  });
});

describe('reset-flag', () => {
  it('takes a flag back whatever comes of the work', () => {
    const source = 'function run(job) {\n  state.busy = true;\n  return job();\n}';

    expect(proposePatches(resetFlag, { source })).toEqual([
      'function run(job) {\n  state.busy = true;\n  try {\n    return job();\n  } finally {\n    state.busy = false;\n  }\n}',
    ]);
  });

  it('counts back down, and awaits what an async function gives on', () => {
    const source = 'async function run(job) {\n  active++;\n  return job();\n}';

    expect(proposePatches(resetFlag, { source })).toEqual([
      'async function run(job) {\n  active++;\n  try {\n    return await job();\n  } finally {\n    active--;\n  }\n}',
    ]);
  });

  it.each([
    'function run(job) {\n  busy = true;\n  job();\n  busy = false;\n}',
    'function run(job) {\n  job();\n  busy = true;\n}',
    'function run(job) {\n  name = job.name;\n  job();\n}',
  ])('leaves alone %j', (source) => {
    expect(proposePatches(resetFlag, { source })).toEqual([]);
  });
});
