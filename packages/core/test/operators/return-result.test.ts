import { describe, expect, it } from 'vitest';
import { replaceThis } from '../../src/operators/variable/replace-this.ts';
import { returnResult } from '../../src/operators/missing-value/return-result.ts';
import { propose, proposePatches, type Scene } from './propose.ts';

type Row = readonly [scene: Scene, sources: readonly string[]];

describe('return-result', () => {
  it.each<Row>([
    [
      { source: 'class A {\n  set(key) {\n    this.all.push(key);\n  }\n}', seen: { 'this.all.push(key)': [1] } },
      [
        'return this.all.push(key);',
        'this.all.push(key);\n    return this;',
        'this.all.push(key);\n    return key;',
      ].map((body) => `class A {\n  set(key) {\n    ${body}\n  }\n}`),
    ],
    [
      { source: 'function f(a) {\n  const sum = g(a);\n  const all = [];\n  for (const x of sum) all.push(x);\n}' },
      ['all', 'sum', 'a'].map(
        (name) =>
          `function f(a) {\n  const sum = g(a);\n  const all = [];\n  for (const x of sum) all.push(x);\n  return ${name};\n}`,
      ),
    ],
    [
      { source: 'const f = (xs) => { for (const x of xs) if (x) return true; };' },
      ['false', 'null', 'true'].map(
        (answer) => `const f = (xs) => { for (const x of xs) if (x) return true; return ${answer}; };`,
      ),
    ],
    [{ source: 'function f(a): void {\n  g(a);\n}' }, []],
    [{ source: 'const f = (a) => (b) => a + b;' }, []],
    [{ source: 'async function f(a): Promise<void> {\n  g(a);\n}' }, []],
    [{ source: 'class A { constructor(a) { this.a = a; } set b(b) { this.a = b; } }' }, []],
    [{ source: 'function f(a) { g(a); return a; }' }, []],
    [{ source: 'function f(a) { if (a) { g(a); } else { throw a; } throw f; }' }, []],
  ])('makes of %j what it should and no more', (scene, sources) => {
    expect(proposePatches(returnResult, scene)).toEqual(sources);
  });
});

describe('replace-this', () => {
  const limit = (): void => undefined;
  it.each<Row>([
    [
      { source: 'const limit = () => 1;\nf = { map() { return this(1); } };', at: 'this(1)', seen: { limit: [limit] } },
      ['limit(1)'],
    ],
    [
      { source: 'function f(self, n) { return () => this.items; }', at: 'this', seen: { self: [{}], n: [1] } },
      ['self'],
    ],
    [{ source: 'function f(n) { return () => this.items; }', at: 'this', seen: { n: [1] } }, []],
    [{ source: 'function f(self) { return this.items; }', at: 'this', seen: { this: [{}], self: [{}] } }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(replaceThis, scene)).toEqual(replacements);
  });
});
