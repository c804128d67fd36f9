import { expect, it } from 'vitest';
import { closeGap } from '../../src/operators/idioms/lists/close-gap.ts';
import { inAskedOrder } from '../../src/operators/idioms/lists/in-asked-order.ts';
import { blankIsNoNumber } from '../../src/operators/idioms/numbers/blank-is-no-number.ts';
import { inRadians } from '../../src/operators/idioms/numbers/in-radians.ts';
import { letAbortThrough } from '../../src/operators/idioms/promises-and-listeners/let-abort-through.ts';
import { stripMarks } from '../../src/operators/idioms/texts/strip-marks.ts';
import { propose, proposeAnywhere, proposePatches } from './propose.ts';

it.each<[loop: string, closing: string | undefined]>([
  [
    'for (const { from, to } of busy) { if (from > at) gaps.push({ from: at, to: from }); at = to; }',
    'if (day.to > at) gaps.push({ from: at, to: day.to });',
  ],
  [
    'for (const slot of busy) { if (at < slot.from) gaps.push([at, slot.from]); at = Math.max(at, slot.to); }',
    'if (at < day.to) gaps.push([at, day.to]);',
  ],
  ['for (const { from, to } of busy) { if (from > at) gaps.push(from); at = other; }', undefined],
  ['for (const { from, to } of busy) { if (from > at) gaps.push(from); else last(); at = to; }', undefined],
  ['for (const { start, to } of busy) { if (start > at) gaps.push(start); at = to; }', undefined],
])('close-gap behind %s', (loop, closing) => {
  const source = `function f(busy, day) {\n  let at = day.from;\n  ${loop}\n  return gaps;\n}`;
  expect(proposePatches(closeGap, { source })).toEqual(
    closing === undefined ? [] : [source.replace(loop, `${loop}\n  ${closing}`)],
  );
});

it.each<[at: string, found: unknown, texts: readonly string[]]>([
  [
    'items.filter((item) => ids.includes(item.id))',
    [1, 2],
    ['ids.flatMap((id) => items.filter((item) => item.id === id))'],
  ],
  ['all.filter((x) => o.keys.includes(x))', [1, 2], ['o.keys.flatMap((id) => all.filter((x) => x === id))']],
  ['items.filter((item) => ids.includes(item.id))', [1], []],
  ['items.filter((item) => !ids.includes(item.id))', [1, 2], []],
  ['items.filter((item, nth) => ids.includes(nth))', [1, 2], []],
  ['items.filter((item) => ids.has(item.id))', [1, 2], []],
])('in-asked-order for %s, which was %j', (at, found, texts) => {
  expect(propose(inAskedOrder, { source: `x = ${at};`, at, seen: { [at]: [found] } })).toEqual(texts);
});

it.each<[number: string, asked: string, text: unknown, texts: readonly string[]]>([
  ['Number(text)', 'Number.isNaN(n)', '', ["text.trim() === '' || Number.isNaN(n)"]],
  ['+text', 'isNaN(n)', ' ', ["text.trim() === '' || isNaN(n)"]],
  ['0', 'Number.isNaN(Number(text))', '', ["text.trim() === '' || Number.isNaN(Number(text))"]],
  ['Number(text)', 'Number.isNaN(n)', 'x', []],
  ['parseInt(text)', 'Number.isNaN(n)', '', []],
  ['Number(text)', 'Number.isInteger(n)', '', []],
])('blank-is-no-number with n = %s in %s, where the text was %j', (number, at, text, texts) => {
  const source = `function f(text) { const n = ${number}; return ${at}; }`;
  expect(propose(blankIsNoNumber, { source, at, seen: { text: [text] } })).toEqual(texts);
});

it.each<[source: string, added: string | undefined]>([
  ['function f(angle) {\n  return Math.sin(angle);\n}', 'angle *= Math.PI / 180;'],
  ['const f = (lat1, x) => {\n  return Math.cos(lat1) + x;\n};', 'lat1 *= Math.PI / 180;'],
  ['function f(angle) {\n  return Math.sin((angle * Math.PI) / 180);\n}', undefined],
  ['function f(angle) {\n  return angle + 1;\n}', undefined],
  ['function f(later) {\n  return Math.sin(later);\n}', undefined],
])('in-radians in %j', (source, added) => {
  expect(proposePatches(inRadians, { source })).toEqual(
    added === undefined ? [] : [source.replace('{\n  ', `{\n  ${added}\n  `)],
  );
});

const ABORT = Object.assign(new Error('x'), { name: 'AbortError' });

it.each<[answer: string, at: string, error: unknown, file: string, texts: readonly string[]]>([
  ['throw error', 'n > 3', ABORT, 'a.js', ["n > 3 || error.name === 'AbortError'"]],
  ['throw error', 'n > 3', new DOMException('x', 'AbortError'), 'a.js', ["n > 3 || error.name === 'AbortError'"]],
  ['throw error', 'isLast', ABORT, 'a.ts', ["isLast || (error as Error).name === 'AbortError'"]],
  ['throw error', 'n > 3', new Error('x'), 'a.js', []],
  ['throw other', 'n > 3', ABORT, 'a.js', []],
  ['return error', 'n > 3', ABORT, 'a.js', []],
])('let-abort-through where %s is the answer to %s', (answer, at, error, file, texts) => {
  const source = `function f(n, isLast, other) { try { g(); } catch (error) { if (${at}) ${answer}; } }`;
  expect(propose(letAbortThrough, { source, at, file, seen: { error: [error] } })).toEqual(texts);
});

it.each<[source: string, value: string, texts: readonly string[]]>([
  ['x = t.toLowerCase();', 'è', ["t.normalize('NFD').replace(/\\p{M}/gu, '')"]],
  ['x = t.toLowerCase();', 'e', []],
  ["x = t.normalize('NFD').toLowerCase();", 'è', []],
  ['x = t.length;', 'è', []],
])('strip-marks in %s, where the text was %j', (source, value, texts) => {
  expect(proposeAnywhere(stripMarks, { source, seen: { t: [value] } }).map(({ text }) => text)).toEqual(texts);
});
