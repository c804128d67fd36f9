import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src/operators/unwrap/unwrap.ts';
import { negate } from '../../src/operators/condition/negate.ts';
import { unwrapIf } from '../../src/operators/statement/unwrap-if.ts';
import { changeJump } from '../../src/operators/statement/change-jump.ts';
import { deleteStatement } from '../../src/operators/statement/delete-statement.ts';
import { changeLoop } from '../../src/operators/statement/change-loop.ts';
import { keepResult } from '../../src/operators/statement/keep-result.ts';
import { propose, type Scene } from './propose.ts';

type Row = readonly [scene: Scene, replacements: readonly string[]];

describe('unwrap', () => {
  it.each<Row>([
    [{ source: 'x = a + b', at: 'a + b' }, ['a', 'b']],
    [{ source: 'x = a && b && c', at: 'a && b && c' }, ['b && c', 'a && c', 'a && b', 'a && b', 'c']],
    [{ source: 'x = !a', at: '!a' }, ['a']],
    [{ source: 'x = a.trim(b)', at: 'a.trim(b)' }, ['a', 'b']],
    [{ source: 'x = Math.abs(b)', at: 'Math.abs(b)' }, ['b']],
    [{ source: 'x = a ? b : c', at: 'a ? b : c' }, ['b', 'c']],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(unwrap, scene)).toEqual(replacements);
  });
});

describe('negate', () => {
  it.each<Row>([
    [{ source: 'if (a) b()', at: 'a' }, ['!a']],
    [{ source: 'if (a < b) c()', at: 'a < b' }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(negate, scene)).toEqual(replacements);
  });
});

describe('unwrap-if', () => {
  it.each<Row>([
    [
      { source: 'function f() { if (a) { b() } else c() }', at: 'if (a) { b() } else c()' },
      ['if (a) { c() } else { b() }', '{ b() }', 'if (a) { b() }', '{ c() }'],
    ],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(unwrapIf, scene)).toEqual(replacements);
  });
});

describe('change-jump', () => {
  it.each<Row>([
    [{ source: 'for (const x of xs) { break; }', at: 'break;' }, ['continue;']],
    [{ source: 'function f() { g(); }', at: 'g();' }, ['return g();']],
    [
      { source: 'function f() { for (const x of xs) if (x) return null; }', at: 'return null;' },
      ['continue;', 'break;'],
    ],
    [{ source: 'function f() { for (const x of xs) if (x) return x; }', at: 'return x;' }, ['break;', 'continue;']],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(changeJump, scene)).toEqual(replacements);
  });
});

describe('delete-statement', () => {
  it.each<Row>([
    [{ source: 'function f() { g(); }', at: 'g();' }, ['']],
    [{ source: 'function f() { const a = 1; }', at: 'const a = 1;' }, []],
    [{ source: 'function f() { if (a) g(); }', at: 'g();' }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(deleteStatement, scene)).toEqual(replacements);
  });
});

describe('change-loop', () => {
  it.each<Row>([
    [{ source: 'for (const x in xs) f(x)' }, ['for (const x of xs) f(x)', 'for (const x of Object.keys(xs)) f(x)']],
    [{ source: 'for (const x of xs) f(x)' }, ['for (const x in xs) f(x)']],
    [{ source: 'for await (const x of xs) f(x)' }, []],
    [{ source: 'while (a) { f(); }' }, ['do { f(); } while (a);']],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    const source = `async function g() { ${scene.source} }`;

    expect(propose(changeLoop, { source })).toEqual(replacements);
  });
});

describe('keep-result', () => {
  it.each<Row>([
    [{ source: 'let text = a; text.trim();', at: 'text.trim();' }, ['text = text.trim();']],
    [{ source: 'const text = a; text.trim();', at: 'text.trim();' }, []],
    [{ source: 'this.items.concat(b);', at: 'this.items.concat(b);' }, ['this.items = this.items.concat(b);']],
    [{ source: 'let items = a; items.push(b);', at: 'items.push(b);' }, []],
    [{ source: 'let t; t.stop();', at: 't.stop();', seen: { 't.stop()': [undefined] } }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(keepResult, { ...scene, source: `function f() { ${scene.source} }` })).toEqual(replacements);
  });
});

describe('a forgotten break', () => {
  it('is put at the end of a case that falls through', () => {
    const source = 'switch (a) { case 1: b(); case 2: c(); break; default: d(); }';

    const proposed = ['b();', 'c();', 'd();'].map((at) => propose(changeJump, { source, at }));

    expect(proposed).toEqual([['b();\nbreak;'], [], []]);
  });
});
