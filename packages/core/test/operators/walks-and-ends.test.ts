import { expect, it } from 'vitest';
import { shiftIndex } from '../../src/operators/idioms/lists/shift-index.ts';
import { clampFraction } from '../../src/operators/idioms/numbers/clamp-fraction.ts';
import { startBeyond } from '../../src/operators/idioms/numbers/start-beyond.ts';
import { walkBoth } from '../../src/operators/idioms/objects/walk-both.ts';
import { cleanUpBoth } from '../../src/operators/idioms/promises-and-listeners/clean-up-both.ts';
import { tryEach } from '../../src/operators/idioms/steps/try-each.ts';
import { callFunction } from '../../src/operators/unwrap/call-function.ts';
import { propose, proposePatches } from './propose.ts';

it.each<[removal: string, active: unknown, texts: readonly string[]]>([
  ['list.splice(at, 1);', 2, ['(at < state.active ? state.active - 1 : state.active)']],
  ['rest = list.filter((_, i) => i !== at);', 1, ['(at < state.active ? state.active - 1 : state.active)']],
  [
    'const nth = list.indexOf(at); rest = list.filter((each) => each !== at);',
    2,
    ['(nth < state.active ? state.active - 1 : state.active)'],
  ],
  ['list.splice(at, 1);', 0, []],
  ['list.splice(at, 2);', 2, []],
  ['list.splice(find(a), 1);', 2, []],
  ['rest = list.filter((each) => each !== at);', 2, []],
  ['rest = list.filter((_, i) => i > at);', 2, []],
])('shift-index where %s and active was %j', (removal, active, texts) => {
  const source = `function f(state, list, at) { ${removal} return state.active; }`;
  expect(propose(shiftIndex, { source, at: 'state.active', seen: { 'state.active': [active] } })).toEqual(texts);
});

it('shift-index leaves alone what is no place in a list', () => {
  const source = 'function f(state, list, at) { list.splice(at, 1); return state.total; }';
  expect(propose(shiftIndex, { source, at: 'state.total', seen: { 'state.total': [3] } })).toEqual([]);
});

it.each<[at: string, values: readonly unknown[], texts: readonly string[]]>([
  ['a / b', [1.5, 0.2], ['Math.max(0, Math.min(1, a / b))']],
  ['b === 0 ? 0 : a / b', [-1], ['Math.max(0, Math.min(1, b === 0 ? 0 : a / b))']],
  ['a / b', [0.5], []],
  ['a / b', [7, 8], []],
  ['a * b', [1.5], []],
])('clamp-fraction of %s, which was %j', (at, values, texts) => {
  expect(propose(clampFraction, { source: `const t = ${at};`, at, seen: { [at]: values } })).toEqual(texts);
});

it.each<[body: string, mended: readonly string[]]>([
  [
    'let min = 0;\n  for (const x of xs) if (x < min) min = x;',
    ['let min = Infinity;\n  for (const x of xs) if (x < min) min = x;'],
  ],
  [
    'let top = 1;\n  for (const x of xs) { if (top <= x) { top = x; } }',
    ['let top = -Infinity;\n  for (const x of xs) { if (top <= x) { top = x; } }'],
  ],
  [
    'let a = 0, b = 0;\n  for (const x of xs) { a = Math.min(a, x); b = Math.max(x, b); }',
    [
      'let a = Infinity, b = -Infinity;\n  for (const x of xs) { a = Math.min(a, x); b = Math.max(x, b); }',
      'let a = Infinity, b = 0;\n  for (const x of xs) { a = Math.min(a, x); b = Math.max(x, b); }',
      'let a = 0, b = -Infinity;\n  for (const x of xs) { a = Math.min(a, x); b = Math.max(x, b); }',
    ],
  ],
  ['let min = xs[0];\n  for (const x of xs) if (x < min) min = x;', []],
  ['let sum = 0;\n  for (const x of xs) if (x < sum) sum += x;', []],
  ['let n = 0;\n  for (const x of xs) if (x < limit) n = x;', []],
])('start-beyond in %j', (body, mended) => {
  const around = (text: string): string => `function f(xs, limit) {\n  ${text}\n}`;
  expect(proposePatches(startBeyond, { source: around(body) })).toEqual(mended.map(around));
});

it.each<[body: string, texts: readonly string[]]>([
  ['g(count(a, key), count(b, key));', ['new Set([...Object.keys(b), ...Object.keys(a)])']],
  ['g(a[key], b[key]);', ['new Set([...Object.keys(b), ...Object.keys(a)])']],
  ['g(count(a, key), other(b, key));', []],
  ['g(count(b, key));', []],
  ['b[key] = count(a, key);', []],
])('walk-both for each key of `a` in %s', (body, texts) => {
  const source = `function f(a, b) { for (const key of Object.keys(a)) { ${body} } }`;
  expect(propose(walkBoth, { source, at: 'Object.keys(a)' })).toEqual(texts);
});

const DONE = '(value) => { stop(); resolve(value); }';

it.each<[at: string, texts: readonly string[]]>([
  [`task.then(${DONE}, reject)`, [`task.then(${DONE}, (error) => { stop(); reject(error); })`]],
  [`task.then(${DONE})`, []],
  [`task.then(${DONE}, (error) => reject(error))`, []],
  ['task.then((value) => { stop(value); resolve(value); }, reject)', []],
  ['task.then((value) => resolve(value), reject)', []],
  [`task.finally(${DONE}, reject)`, []],
])('clean-up-both for %s', (at, texts) => {
  expect(propose(cleanUpBoth, { source: `x = ${at};`, at })).toEqual(texts);
});

it.each<[at: string, texts: readonly string[]]>([
  [
    'try { for (const x of xs) { end(x); } } catch (error) { errors.push(error); }',
    ['for (const x of xs) {\n  try { end(x); } catch (error) { errors.push(error); }\n}'],
  ],
  [
    'try { while (xs.length) end(xs.pop()); } catch { failed++; }',
    ['while (xs.length) {\n  try { end(xs.pop()); } catch { failed++; }\n}'],
  ],
  ['try { for (const x of xs) end(x); } catch (error) { throw error; }', []],
  ['try { for (const x of xs) end(x); } finally { close(); }', []],
  ['try { open(); for (const x of xs) end(x); } catch {}', []],
  ['try { do { end(); } while (more()); } catch {}', []],
])('try-each for %s', (at, texts) => {
  expect(propose(tryEach, { source: `{ ${at} }`, at })).toEqual(texts);
});

it('call-function copies what is kept before all else', () => {
  const source = 'const copyPatch = (p) => ({ ...p });\nfunction f(o) { this.patch = o.saved; return o.saved; }';
  expect(propose(callFunction, { source, at: 'o.saved' })).toContain('copyPatch(o.saved)');
});
