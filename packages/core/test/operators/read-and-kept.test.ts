import { describe, expect, it } from 'vitest';
import { askAllBits } from '../../src/operators/condition/ask-all-bits.ts';
import { forgetFailure } from '../../src/operators/async/forget-failure.ts';
import { heedAborted } from '../../src/operators/async/heed-aborted.ts';
import { readAnew } from '../../src/operators/variable/read-anew.ts';
import { swapOperands } from '../../src/operators/order/swap-operands.ts';
import { propose, proposePatches, type Scene } from './propose.ts';

type Row = readonly [scene: Scene, replacements: readonly string[]];

describe('ask-all-bits', () => {
  it.each<Row>([
    [{ source: 'x = (mask & needed) !== 0' }, ['(mask & needed) === needed', '(mask & needed) === mask']],
    [{ source: 'x = (mask & (a | b)) > 0' }, ['(mask & (a | b)) === (a | b)', '(mask & (a | b)) === mask']],
    [{ source: 'x = (mask & needed) === 0' }, ['(mask & needed) !== needed', '(mask & needed) !== mask']],
    [{ source: 'x = (mask & needed) === needed' }, ['(mask & needed) !== 0']],
    [{ source: 'x = (mask & needed) !== needed' }, ['(mask & needed) === 0']],
    [{ source: 'x = (mask & needed) === other' }, []],
    [{ source: 'x = (mask | needed) !== 0' }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(askAllBits, { ...scene, at: scene.source.slice(4) })).toEqual(replacements);
  });
});

describe('read-anew', () => {
  const store = 'function watch(store) { const state = store.getState(); ';
  it.each<Row>([
    [{ source: `${store}return () => use(state) }`, at: 'state' }, ['store.getState()']],
    [{ source: `${store}return () => state.name }`, at: 'state' }, ['store.getState()']],
    [{ source: 'const today = new Date(); function f() { return today.getDay() }', at: 'today' }, ['(new Date())']],
    [
      { source: 'function f(list) { const { length } = list; const n = list.length; return () => n + 1 }', at: 'n' },
      ['list.length'],
    ],
    // Read where it is declared, hidden by a name of the function's own, computed and not read, out of reach.
    [{ source: `${store}return use(state) }`, at: 'state' }, []],
    [{ source: `${store}return () => { const state = 1; return use(state) } }`, at: 'state' }, []],
    [{ source: 'function f(a) { const n = a + 1; return () => g(n) }', at: 'n' }, []],
    [{ source: 'function f() { { const s = make(); var state = s.get() } return () => g(state) }', at: 'state' }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(readAnew, scene)).toEqual(replacements);
  });
});

describe('forget-failure', () => {
  const pending = Promise.resolve(1);
  it.each<Row>([
    [
      { source: 'f = () => {\n  cache.set(key, value);\n  return value;\n}', seen: { value: [pending] } },
      ['f = () => {\n  cache.set(key, value);\n  value.catch(() => cache.delete(key));\n  return value;\n}'],
    ],
    [
      { source: 'f = () => {\n  this.all.set(id, { value, at: now });\n}', seen: { value: [pending] } },
      ['f = () => {\n  this.all.set(id, { value, at: now });\n  value.catch(() => this.all.delete(id));\n}'],
    ],
    [
      { source: 'f = () => {\n  cache[key] = value;\n}', seen: { value: [pending] } },
      ['f = () => {\n  cache[key] = value;\n  value.catch(() => delete cache[key]);\n}'],
    ],
    [{ source: 'f = () => {\n  cache.set(key, value);\n}', seen: { value: [1] } }, []],
    [{ source: 'f = () => {\n  cache.key = value;\n}', seen: { value: [pending] } }, []],
    [{ source: 'f = () => {\n  list.push(value);\n}', seen: { value: [pending] } }, []],
  ])('makes of %j what it should and no more', (scene, sources) => {
    expect(proposePatches(forgetFailure, scene)).toEqual(sources);
  });
});

describe('heed-aborted', () => {
  const { signal } = new AbortController();
  const listen = "signal?.addEventListener('abort', stop);";
  it.each<Row>([
    [
      { source: `f = () => new Promise((resolve, reject) => {\n  start();\n  ${listen}\n})` },
      [
        `f = () => new Promise((resolve, reject) => {\n  if (signal?.aborted) {\n    reject(signal.reason);\n    return;\n  }\n  start();\n  ${listen}\n})`,
        `f = () => new Promise((resolve, reject) => {\n  start();\n  ${listen}\n  if (signal?.aborted) stop();\n})`,
      ],
    ],
    [
      { source: "f = () => {\n  this.signal.addEventListener('abort', () => this.end())\n}" },
      [
        "f = () => {\n  this.signal.addEventListener('abort', () => this.end())\n  if (this.signal.aborted) this.end()\n}",
      ],
    ],
    [
      { source: 'async function f(signal) {\n  await work();\n}', seen: { signal: [signal] } },
      ['async function f(signal) {\n  signal.throwIfAborted();\n  await work();\n}'],
    ],
    [
      { source: 'async function f(o) {\n  for (;;) {\n    await work();\n  }\n}', seen: { o: [{ signal }, {}] } },
      [
        'async function f(o) {\n  o.signal?.throwIfAborted();\n  for (;;) {\n    await work();\n  }\n}',
        'async function f(o) {\n  for (;;) {\n    o.signal?.throwIfAborted();\n    await work();\n  }\n}',
      ],
    ],
    // Asked already, another event, no signal, no promise to be rejected.
    [{ source: `f = () => {\n  if (signal.aborted) return;\n  ${listen}\n}` }, []],
    [{ source: "f = () => {\n  signal.addEventListener('click', stop);\n}" }, []],
    [{ source: 'async function f(signal) {\n  await work();\n}', seen: { signal: [{ aborted: true }] } }, []],
    [{ source: 'function f(signal) {\n  work();\n}', seen: { signal: [signal] } }, []],
  ])('makes of %j what it should and no more', (scene, sources) => {
    expect(proposePatches(heedAborted, scene)).toEqual(sources);
  });
});

it.each<Row>([
  [{ source: 'x = a ?? b ?? c', at: 'a ?? b' }, ['b ?? a']],
  [{ source: 'x = list.length && list', at: 'list.length && list' }, ['list && list.length']],
])('swap-operands turns %j round', (scene, replacements) => {
  expect(propose(swapOperands, scene)).toEqual(replacements);
});
