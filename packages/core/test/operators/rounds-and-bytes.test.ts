import { describe, expect, it } from 'vitest';
import { countBytes } from '../../src/operators/idioms/texts/count-bytes.ts';
import { offByOne } from '../../src/operators/constant/off-by-one.ts';
import { roundFirst } from '../../src/operators/idioms/numbers/round-first.ts';
import { wrapAround } from '../../src/operators/idioms/numbers/wrap-around.ts';
import { propose, proposePatches, type Scene } from './propose.ts';

type Row = readonly [scene: Scene, replacements: readonly string[]];

describe('wrap-around', () => {
  it.each<Row>([
    [
      { source: 'x = a % 360', at: 'a % 360', seen: { 'a % 360': [10, -30], '360': [360] } },
      ['((a % 360) + 360) % 360', '(a + 360) % 360'],
    ],
    [
      { source: 'x = (day + by) % ring.size', at: '(day + by) % ring.size', seen: { '(day + by) % ring.size': [-1] } },
      ['(((day + by) % ring.size) + ring.size) % ring.size', '(day + by + ring.size) % ring.size'],
    ],
    [{ source: 'x = a % 360', at: 'a % 360', seen: { 'a % 360': [10, 0] } }, []],
    [{ source: 'x = a % b', at: 'a % b', seen: { 'a % b': [-1], b: [-7] } }, []],
    [{ source: 'x = a % next()', at: 'a % next()', seen: { 'a % next()': [-1] } }, []],
    [{ source: 'x = a * 2', at: 'a * 2', seen: { 'a * 2': [-2] } }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(wrapAround, scene)).toEqual(replacements);
  });
});

describe('count-bytes', () => {
  it.each<Row>([
    [
      { source: 'x = t.length', at: 't.length', seen: { t: ['a', 'é'] } },
      ['new TextEncoder().encode(t).length', 'Buffer.byteLength(t)'],
    ],
    [
      { source: 'out = Buffer.from(t); x = t.length', at: 't.length', seen: { t: ['é'] } },
      ['Buffer.byteLength(t)', 'new TextEncoder().encode(t).length'],
    ],
    [
      { source: 'function f(t) { for (const c of t) n += c.length; }', at: 'c.length', seen: { t: ['aé'], c: ['a'] } },
      ['new TextEncoder().encode(c).length', 'Buffer.byteLength(c)'],
    ],
    [{ source: 'x = t.length', at: 't.length', seen: { t: ['plain'] } }, []],
    [{ source: 'x = t.length', at: 't.length', seen: { t: [['é']] } }, []],
    [{ source: 'x = t.size', at: 't.size', seen: { t: ['é'] } }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(countBytes, scene)).toEqual(replacements);
  });
});

describe('off-by-one', () => {
  it.each<Row>([
    [{ source: 'x = row + 1', at: 'row + 1', seen: { 'row + 1': [3] } }, ['row', 'row + 2']],
    [{ source: 'x = row - 1', at: 'row - 1', seen: { 'row - 1': [3] } }, ['row', 'row - 2']],
    [{ source: 'x = row + 1', at: 'row', seen: { row: [2] } }, []],
    [{ source: 'x = row + 2', at: 'row', seen: { row: [2] } }, ['row + 1', 'row - 1']],
  ])('changes in %j the step that is there', (scene, replacements) => {
    expect(propose(offByOne, scene)).toEqual(replacements);
  });
});

describe('round-first', () => {
  const clock = (rest: string): string =>
    `function clock(seconds) {\n  const minutes = Math.floor(seconds / 60);\n  ${rest}\n}`;

  it.each<[rest: string, seconds: number, rounding: string | undefined]>([
    ['return `${minutes}:${Math.round(seconds % 60)}`;', 59.7, 'Math.round(seconds)'],
    ['return Math.round((seconds - minutes * 60) * 1000);', 1.9996, 'Math.round(seconds * 1000) / 1000'],
    ['const rest = seconds % 60;\n  return rest.toFixed(1);', 59.96, 'Math.round(seconds * 10) / 10'],
    ['return ((seconds % 3600) / 60).toFixed(0);', 3599, 'Math.round(seconds / 60) * 60'],
    ['return Math.round((seconds % 3600) / MINUTE);', 3599, 'Math.round(seconds / MINUTE) * MINUTE'],
    ['return Math.round(seconds % 60);', 59, undefined],
    ['return seconds % 60;', 59.7, undefined],
    ['return seconds.toFixed(digits);', 59.7, undefined],
  ])('in a clock with %s that was asked for %d', (rest, seconds, rounding) => {
    const source = clock(rest);
    const expected =
      rounding === undefined ? [] : [source.replace('const minutes', `seconds = ${rounding};\n  const minutes`)];
    expect(proposePatches(roundFirst, { source, seen: { seconds: [seconds], MINUTE: [60] } })).toEqual(expected);
  });

  it('wants something that is taken whole', () => {
    const source = 'function clock(seconds) { return Math.round(seconds * 10); }';
    expect(proposePatches(roundFirst, { source, seen: { seconds: [1.23] } })).toEqual([]);
  });
});
