import { describe, expect, it } from 'vitest';
import { callSuper } from '../../src/operators/idioms/objects/call-super.ts';
import { touchEntry } from '../../src/operators/idioms/objects/touch-entry.ts';
import { proposePatches } from './propose.ts';

describe('touch-entry', () => {
  const cache = (get: string): string =>
    `class Lru {\n  get(key) {\n    ${get}\n  }\n  trim() { this.all.delete(this.all.keys().next().value); }\n}`;
  const touched = (name: string): string =>
    `if (${name} !== undefined) {\n      this.all.delete(key);\n      this.all.set(key, ${name});\n    }`;

  it.each([
    [
      'const found = this.all.get(key);\n    return found;',
      `const found = this.all.get(key);\n    ${touched('found')}\n    return found;`,
    ],
    ['return this.all.get(key);', `const value = this.all.get(key);\n    ${touched('value')}\n    return value;`],
  ])('notes what %s has read', (get, expected) => {
    expect(proposePatches(touchEntry, { source: cache(get) })).toEqual([cache(expected)]);
  });

  it.each([
    cache('return this.other.get(key);'),
    cache('const found = this.all.get(key); this.all.set(key, found);'),
    'class Store { get(key) { return this.all.get(key); } drop(key) { this.all.delete(key); } }',
  ])('leaves %s', (source) => {
    expect(proposePatches(touchEntry, { source })).toEqual([]);
  });
});

describe('call-super', () => {
  const above = 'class A { check(x) { note(x); } empty() {} }';

  it('does first or last what the class above does', () => {
    expect(
      proposePatches(callSuper, { source: `${above} class B extends A { check(x) { more(); return x; } }` }),
    ).toEqual([
      `${above} class B extends A { check(x) { super.check(x);\nmore(); return x; } }`,
      `${above} class B extends A { check(x) { more(); super.check(x);\nreturn x; } }`,
    ]);
  });

  it('waits for it', () => {
    const source = `${above} export class B extends A { async check(x) { more(); } }`;
    expect(proposePatches(callSuper, { source })).toEqual([
      source.replace('more();', 'await super.check(x);\nmore();'),
    ]);
  });

  it.each([
    'class B extends A { check(x) { super.check(x); } }',
    'class B extends A { other(x) { more(); } }',
    'class B extends A { empty() { more(); } }',
    'class B extends A { check({ x }) { more(); } }',
    'class B extends C { check(x) { more(); } }',
    'class B { check(x) { more(); } }',
  ])('leaves %s', (source) => {
    expect(proposePatches(callSuper, { source: `${above} ${source}` })).toEqual([]);
  });
});
