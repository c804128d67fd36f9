import { describe, expect, it } from 'vitest';
import { addProperty } from '../../src/operators/arguments/add-property.ts';
import { askOwnProperties } from '../../src/operators/collection/ask-own-properties.ts';
import { ensureCleanup } from '../../src/operators/statement/ensure-cleanup.ts';
import { keepExtreme } from '../../src/operators/variable/keep-extreme.ts';
import { keepRest } from '../../src/operators/collection/keep-rest.ts';
import { padNumber } from '../../src/operators/constant/pad-number.ts';
import { passFunction } from '../../src/operators/unwrap/pass-function.ts';
import { renameKey } from '../../src/operators/name/rename-key.ts';
import { throwError } from '../../src/operators/statement/throw-error.ts';
import { propose, proposePatches, type Scene } from './propose.ts';

type Row = readonly [scene: Scene, replacements: readonly string[]];

describe('ask-own-properties', () => {
  it.each<Row>([
    [{ source: 'x = key in table', at: 'key in table' }, ['Object.hasOwn(table, key)']],
    [
      { source: 'x = table[key]', at: 'table[key]', seen: { 'table[key]': [Object] } },
      ['Object.hasOwn(table, key) ? table[key] : undefined'],
    ],
    [{ source: 'x = list[i]', at: 'list[i]', seen: { i: [0, 1] } }, []],
    [{ source: 'const counts = {}', at: '{}' }, ['Object.create(null)']],
    [{ source: 'class A { #a; static is(x) { return #a in x } }', at: '#a in x' }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(askOwnProperties, scene)).toEqual(replacements);
  });
});

describe('keep-extreme', () => {
  const numbers = { length: [3, 2], 'length + 1': [4, 3], score: [2.5] };
  it.each<Row>([
    [{ source: 'longest = length + 1', at: 'length + 1', seen: numbers }, ['Math.max(longest, length + 1)']],
    [{ source: 'this.minScore = score', at: 'score', seen: numbers }, ['Math.min(this.minScore, score)']],
    [{ source: 'heightMax = score', at: 'score', seen: numbers }, ['Math.max(heightMax, score)']],
    [
      { source: 'last.end = span.end', at: 'span.end', seen: { 'span.end': [3] } },
      ['Math.max(last.end, span.end)', 'Math.min(last.end, span.end)'],
    ],
    [{ source: 'total = score', at: 'score', seen: numbers }, []],
    [{ source: 'last.end = span.start', at: 'span.start', seen: { 'span.start': [3] } }, []],
    [{ source: 'maximize = score', at: 'score', seen: numbers }, []],
    [{ source: 'longest = name', at: 'name', seen: { name: ['a'] } }, []],
    [{ source: 'longest = longest + 1', at: 'longest + 1', seen: { 'longest + 1': [1] } }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(keepExtreme, scene)).toEqual(replacements);
  });
});

describe('pad-number', () => {
  it.each<Row>([
    [
      { source: 'x = `${c % 100} €`', at: 'c % 100', seen: { 'c % 100': [5, 12] } },
      ["String(c % 100).padStart(2, '0')", "String(c % 100).padStart(3, '0')", "String(c % 100).padStart(4, '0')"],
    ],
    [
      { source: "x = hour + ':' + minute", at: 'minute', seen: { minute: [123, 7] } },
      ["String(minute).padStart(3, '0')", "String(minute).padStart(4, '0')"],
    ],
    [
      { source: 'hex = (n) => n.toString(16)', at: 'n.toString(16)', seen: { 'n.toString(16)': ['f', '1a'] } },
      ["n.toString(16).padStart(2, '0')", "n.toString(16).padStart(3, '0')", "n.toString(16).padStart(4, '0')"],
    ],
    [{ source: 'x = `${c}`', at: 'c', seen: { c: [-5, 12] } }, []],
    [{ source: 'x = `${c}`', at: 'c', seen: { c: [1.5] } }, []],
    [{ source: 'x = `${c}`', at: 'c', seen: { c: ['name'] } }, []],
    [{ source: 'x = a * b', at: 'a', seen: { a: [5] } }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(padNumber, scene)).toEqual(replacements);
  });
});

describe('throw-error', () => {
  it.each<Row>([
    [
      { source: "function f() { return new RangeError('x') }", at: "return new RangeError('x')" },
      ["throw new RangeError('x');"],
    ],
    [{ source: 'function f() { new StockError(1); }', at: 'new StockError(1);' }, ['throw new StockError(1);']],
    [{ source: 'function f() { return new Map() }', at: 'return new Map()' }, []],
    [{ source: 'function f() { return }', at: 'return' }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(throwError, scene)).toEqual(replacements);
  });
});

describe('pass-function', () => {
  it.each<Row>([
    [{ source: 'on((event) => this.handle(event))', at: '(event) => this.handle(event)' }, ['this.handle']],
    [{ source: 'on((a, b) => { log(a, b) })', at: '(a, b) => { log(a, b) }' }, ['log']],
    [{ source: 'on((a, b) => log(b, a))', at: '(a, b) => log(b, a)' }, []],
    [{ source: 'on((a) => log(a, 1))', at: '(a) => log(a, 1)' }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(passFunction, scene)).toEqual(replacements);
  });
});

describe('rename-key', () => {
  it.each<Row>([
    [
      {
        source: 'function f(box) { const { width: w, depth } = box }',
        at: 'const { width: w, depth } = box',
        seen: { box: [{ width: 1, height: 2 }] },
      },
      [
        'const { width: w, width: depth } = box',
        'const { height: w, depth } = box',
        'const { width: w, height: depth } = box',
        'const { depth: w, depth } = box',
      ],
    ],
    [{ source: 'function f(box) { const [a] = box }', at: 'const [a] = box' }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(renameKey, scene)).toEqual(replacements);
  });
});

describe('add-property', () => {
  it.each<Row>([
    [{ source: 'function f(level, write) { return g({ write }) }', at: '{ write }' }, ['{ level, write }']],
    [{ source: 'function f(a) { return {} }', at: '{}' }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(addProperty, scene)).toEqual(replacements);
  });
});

describe('ensure-cleanup', () => {
  it('puts the work before a clean-up, and what follows, into a try', () => {
    const source = `async function f(lock) {
  await lock.take()
  const result = await work()
  lock.release()
  return result
}
`;

    const [first] = proposePatches(ensureCleanup, { source });

    expect(first).toBe(`async function f(lock) {
  await lock.take()
  try {
    const result = await work()
    return result
  } finally {
    lock.release()
  }
}
`);
  });

  it('closes what a generator goes through, also when nobody wants the rest', () => {
    const source = `async function* all(parts) {
  yield* merged(parts);
  await Promise.all(parts.map((part) => part.return?.()));
}
`;

    expect(proposePatches(ensureCleanup, { source })).toContain(`async function* all(parts) {
  try {
    yield* merged(parts);
  } finally {
    await Promise.all(parts.map((part) => part.return?.()));
  }
}
`);
  });

  it('leaves alone what cleans nothing up', () => {
    expect(proposePatches(ensureCleanup, { source: 'function f() { a(); b(); }' })).toEqual([]);
  });
});

describe('keep-rest', () => {
  const three = { "line.split('=')": [['url', 'a', 'b']] };
  it.each<Row>([
    [
      { source: "const [key, value] = line.split('='); use(key, value.trim());", seen: three },
      ["const [key, ...rest] = line.split('='); use(key, rest.join('=').trim());"],
    ],
    [
      { source: "const [key, value = ''] = line.split('='); all.push({ key, value });", seen: three },
      ["const [key, ...rest] = line.split('='); all.push({ key, value: rest.join('=') });"],
    ],
    [
      { source: "const [key, value] = line.split('=', 2); use(value);" },
      ["const [key, ...rest] = line.split('='); use(rest.join('='));"],
    ],
    [
      {
        source: "function f(rest) { const [key, value] = rest.split('='); return value; }",
        seen: { "rest.split('=')": [['', '', '']] },
      },
      ["function f(rest) { const [key, ...value] = rest.split('='); return value.join('='); }"],
    ],
    [{ source: "x = line.split('=')[1];", seen: three }, ["x = line.split('=').slice(1).join('=');"]],
    [{ source: "x = line.split('=', 2)[1];" }, ["x = line.split('=').slice(1).join('=');"]],
    [
      { source: "const parts = line.split('='); use(parts[0], parts[1]);", seen: three },
      ["const parts = line.split('='); use(parts[0], parts.slice(1).join('='));"],
    ],
    [
      { source: "const parts = line.split('='); x = parts[1] > 'm'; parts[1] = 'n';", seen: three },
      ["const parts = line.split('='); x = parts.slice(1).join('=') > 'm'; parts[1] = 'n';"],
    ],
    // As many parts as are taken, what is written to, the first part, and no text to join with.
    [{ source: "const [key, value] = line.split('='); use(value);", seen: { "line.split('=')": [['a', 'b']] } }, []],
    [
      { source: "let [key, value] = line.split('='); value = value.trim();", seen: three },
      ['let [key, value] = line.split(/=(.*)/s, 2); value = value.trim();'],
    ],
    // An empty text would not be missing.
    [
      { source: "const [key, value] = line.split('='); use(value === undefined ? null : value);", seen: three },
      [
        "const [key, ...rest] = line.split('='); use(rest.join('=') === undefined ? null : rest.join('='));",
        'const [key, value] = line.split(/=(.*)/s, 2); use(value === undefined ? null : value);',
      ],
    ],
    [{ source: "x = line.split('=')[0];", seen: three }, []],
    [{ source: 'const [key, value] = line.split(/=/); use(value);', seen: { 'line.split(/=/)': [['', '', '']] } }, []],
  ])('makes of %j what it should and no more', (scene, sources) => {
    expect(proposePatches(keepRest, scene)).toEqual(sources);
  });
});
