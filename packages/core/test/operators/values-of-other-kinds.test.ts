import { describe, expect, it } from 'vitest';
import { askKind } from '../../src/operators/condition/ask-kind.ts';
import { keepFalsy } from '../../src/operators/missing-value/keep-falsy.ts';
import { textOfMissing } from '../../src/operators/uniform/text-of-missing.ts';
import { costsOfPatches, propose, proposePatches, type Scene } from './propose.ts';

type Row = readonly [scene: Scene, replacements: readonly string[]];

/** A scene with one assignment, whose value is the place. */
function choice(text: string, seen: Scene['seen']): Scene {
  return { source: `y = ${text}`, at: text, ...(seen && { seen }) };
}

describe('keep-falsy', () => {
  it.each<Row>([
    [
      choice('Number(q) || 1', { 'Number(q)': [0, Number.NaN], q: ['0', undefined] }),
      ['Number.isNaN(Number(q)) ? 1 : Number(q)', 'Number(q ?? 1)', 'q === undefined ? 1 : Number(q)'],
    ],
    [
      choice('parseInt(a.b, 10) || c.d', { 'parseInt(a.b, 10)': [0, Number.NaN], 'a.b': ['0', null] }),
      [
        'Number.isNaN(parseInt(a.b, 10)) ? c.d : parseInt(a.b, 10)',
        'parseInt(a.b ?? c.d, 10)',
        'a.b === null ? c.d : parseInt(a.b, 10)',
      ],
    ],
    [
      choice('+(a || b) || (c, -1)', { '+(a || b)': [-0], 'a || b': [null, undefined] }),
      [
        'Number.isNaN(+(a || b)) ? (c, -1) : +(a || b)',
        '+((a || b) ?? (c, -1))',
        '(a || b) == null ? (c, -1) : +(a || b)',
      ],
    ],
    // Nobody gave it nothing.
    [
      choice('Number.parseFloat(q) || 1', { 'Number.parseFloat(q)': [0, Number.NaN], q: ['0', 'x'] }),
      ['Number.isNaN(Number.parseFloat(q)) ? 1 : Number.parseFloat(q)'],
    ],
    [
      choice('(!isOn(x) && Number(x)) || x', { '!isOn(x) && Number(x)': [false, 0, 3], 'Number(x)': [0, 3] }),
      ['!isOn(x) && !Number.isNaN(Number(x)) ? Number(x) : x'],
    ],
    [choice('(a || b) && n || x', { '(a || b) && n': [0, 3], n: [0, 3] }), ['(a || b) && !Number.isNaN(n) ? n : x']],
    [choice('a - b || 1', { 'a - b': [0, 2] }), ['Number.isNaN(a - b) ? 1 : a - b']],
    [choice('n || 1', { n: [0, 2, Number.NaN] }), ['Number.isNaN(n) ? 1 : n']],
    [choice('s.t || "no"', { 's.t': ['', 'a', 'b', false] }), [`typeof s.t === 'string' ? s.t : "no"`]],
    [choice('n ? n : 1', { n: [0, 2, undefined] }), ['n ?? 1', 'n === undefined ? 1 : n']],
    [choice('n ? n : a || b', { n: [0, null] }), ['n ?? (a || b)']],
    [choice('Number(q) ? Number(q) : 1', { 'Number(q)': [0, 2] }), ['Number.isNaN(Number(q)) ? 1 : Number(q)']],
    // Where `??` does, where nothing was falsy but what is missing, and where something would happen twice.
    [choice('n || 1', { n: [0, 2] }), []],
    [choice('n || 1', { n: [0, 2, undefined, Number.NaN] }), []],
    [choice('s || "no"', { s: ['', undefined] }), []],
    [choice('(s + t) || "no"', { 's + t': ['', false] }), []],
    [choice('Number(q) || 1', { 'Number(q)': [Number.NaN, 2] }), []],
    [choice('Number(q++) || 1', { 'Number(q++)': [0] }), []],
    [choice('(await n) || 1', { 'await n': [0, Number.NaN] }), []],
    [choice('(a && t) || 1', { 'a && t': [''], t: ['', 'x'] }), []],
    [choice('(a && n) || 1', { 'a && n': [false, 3], n: [3] }), []],
    [choice('(a || b) || 1', { 'a || b': [0] }), []],
    [choice('n ? m : 1', { n: [0] }), []],
    [choice('Number(q) && 1', { 'Number(q)': [0] }), []],
    [choice('Number(...q) || 1', { 'Number(...q)': ['0'] }), []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(keepFalsy, scene)).toEqual(replacements);
  });
});

describe('text-of-missing', () => {
  const seen = { 'a.b': ['x', undefined] };
  it.each<Row>([
    [{ source: 'x = `${a.b}, ${c}`; y = `${c}${a.b}`;', seen }, ["x = `${a.b ?? ''}, ${c}`; y = `${c}${a.b ?? ''}`;"]],
    [
      { source: "x = 'a' + a.b; y = c + a.b; z = a.b + 1", seen: { ...seen, 'c + a.b': ['d'] } },
      ["x = 'a' + (a.b ?? ''); y = c + (a.b ?? ''); z = a.b + 1"],
    ],
    [
      { source: 'x = String(a!); y = String(a!)', seen: { 'a!': [null] } },
      ["x = String(a ?? ''); y = String(a ?? '')"],
    ],
    [{ source: 'x = `${a || b}${a || b}`', seen: { 'a || b': [null] } }, ["x = `${(a || b) ?? ''}${(a || b) ?? ''}`"]],
    // Once, in different ways, never missing, of a tag, no text, meant.
    [{ source: 'x = `${a.b}`', seen }, []],
    [{ source: 'x = `${a.b}`; y = String(a.b)', seen }, []],
    [{ source: 'x = `${a.b}${a.b}`', seen: { 'a.b': ['', 0] } }, []],
    [{ source: 'x = tag`${a.b}${a.b}`', seen }, []],
    [{ source: 'x = 1 + a.b; y = a.b - 1; z = f(a.b) + f(a.b)', seen }, []],
    [{ source: 'x = `${undefined}${undefined}`', seen: { undefined: [undefined] } }, []],
  ])('makes of %j what it should and no more', (scene, sources) => {
    expect(proposePatches(textOfMissing, scene)).toEqual(sources);
  });

  it('is cheaper than one place alone', () => {
    expect(costsOfPatches(textOfMissing, { source: 'x = `${a}${a}`', seen: { a: [null] } })).toEqual([1.2]);
  });
});

describe('ask-kind', () => {
  it.each<Row>([
    [choice('x.trim()', { x: ['a ', 1] }), ["typeof x === 'string' ? x.trim() : x"]],
    [
      choice('o.types[key].trim()', { 'o.types[key]': [() => 1] }),
      ["typeof o.types[key] === 'string' ? o.types[key].trim() : o.types[key]"],
    ],
    [choice("x.trim().split(',')", { x: ['a ', []] }), ["typeof x === 'string' ? x.trim().split(',') : x"]],
    [
      choice('this.x.map(f)', { 'this.x': ['a', [1]] }),
      ['(Array.isArray(this.x) ? this.x : [this.x]).map(f)', 'Array.isArray(this.x) ? this.x.map(f) : this.x'],
    ],
    [choice('(x as string).trim()', { x: ['a ', 1] }), ["typeof x === 'string' ? (x as string).trim() : x"]],
    [
      choice('o.x!.map(f)', { 'o.x': [[1], 1] }),
      ['(Array.isArray(o.x) ? o.x : [o.x]).map(f)', 'Array.isArray(o.x) ? o.x!.map(f) : o.x'],
    ],
    // Of a method that both have, what was seen tells which is meant.
    [choice('x.slice(1)', { x: ['ab', 7] }), ["typeof x === 'string' ? x.slice(1) : x"]],
    [
      choice('x.slice(1)', { x: [7] }),
      [
        "typeof x === 'string' ? x.slice(1) : x",
        '(Array.isArray(x) ? x : [x]).slice(1)',
        'Array.isArray(x) ? x.slice(1) : x',
      ],
    ],
    [{ source: 'x.forEach(f)', at: 'x.forEach(f)', seen: { x: [1] } }, ['(Array.isArray(x) ? x : [x]).forEach(f)']],
    [choice('f(a)', { f: ['text'] }), ["typeof f === 'function' ? f(a) : f"]],
    [
      choice('o.all[key](a)', { 'o.all': [{ one: 'text' }], key: ['one', {}] }),
      ["typeof o.all[key] === 'function' ? o.all[key](a) : o.all[key]"],
    ],
    [choice('o.run(a)', { o: [{ run: 1 }] }), ["typeof o.run === 'function' ? o.run(a) : o.run"]],
    [choice('x ? x.trim() : y', { x: [1] }), ["typeof x === 'string' ? x.trim() : x || y"]],
    [choice('x ? x.trim() : y ?? 1', { x: [1] }), ["typeof x === 'string' ? x.trim() : x || (y ?? 1)"]],
    [choice('o.f ? o.f(a) : y', { o: [{ f: 'b' }] }), ["typeof o.f === 'function' ? o.f(a) : o.f || y"]],
    // What the choice around it says as well, but for an empty text.
    [{ source: 'y = x ? x.trim() : z', at: 'x.trim()', seen: { x: [1] } }, ["typeof x === 'string' ? x.trim() : x"]],
    [{ source: 'y = f ? f(a) : z', at: 'f(a)', seen: { f: ['b'] } }, []],
    // Missing, not read, of the right kind, with a method of its own, or called in between.
    [choice('x.trim()', { x: ['a', undefined, null, Symbol('absent')] }), []],
    [choice('x.map(f)', { x: [[1], { map: () => 1 }] }), []],
    [choice('x.keys()', { x: [new Map()] }), []],
    [choice('x.toString()', { x: [{}] }), []],
    [choice('x.toFixed(2)', { x: ['1'] }), []],
    [choice('get(a).trim()', { 'get(a)': [1] }), []],
    [choice('f(a)', { f: [undefined, () => 1] }), []],
    [choice('o.run(a)', { o: [{ run: () => 1 }, {}] }), []],
    [{ source: 'f(a)', at: 'f(a)', seen: { f: ['text'] } }, []],
    [choice('z ? x.trim() : y', { x: [1] }), []],
    [choice('x ? y : x.trim()', { x: [1] }), []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(askKind, scene)).toEqual(replacements);
  });
});
