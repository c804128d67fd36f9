import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src/operators/unwrap.ts';
import { negate } from '../../src/operators/negate.ts';
import { unwrapIf } from '../../src/operators/unwrap-if.ts';
import { changeJump } from '../../src/operators/change-jump.ts';
import { deleteStatement } from '../../src/operators/delete-statement.ts';
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
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(changeJump, scene)).toEqual(replacements);
  });
});

describe('delete-statement', () => {
  it.each<Row>([
    [{ source: 'function f() { g(); }', at: 'g();' }, ['']],
    [{ source: 'function f() { const a = 1; }', at: 'const a = 1;' }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(deleteStatement, scene)).toEqual(replacements);
  });
});
