import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parses } from '../../syntax/parse.ts';
import { tokensOf } from '../../syntax/tokens.ts';
import { singleReverts } from './single-reverts.ts';

const FILE = '/p/a.ts';

describe('singleReverts', () => {
  it.each<[string, string, string, string[]]>([
    [
      'the two half-way sources of two replaced tokens',
      'f(a - b, c > d);',
      'f(a + b, c < d);',
      ['f(a - b, c < d);', 'f(a + b, c > d);'],
    ],
    ['nothing of a single replaced token', 'a - b;', 'a + b;', []],
    ['nothing of a single added token', 'f(a);', 'f(!a);', []],
    ['nothing when nothing has changed', 'f(a);', 'f(a);', []],
    ['the sources without one of two added tokens', 'if (a) b();', 'if (!!a) b();', ['if (!a) b();']],
    ['only those that parse', 'f(a);', 'f(a + b);', []],
    ['nothing where neighbors would grow together', 'f(a);', 'f(a.b);', []],
    [
      'no mixture of a removed token and those in its place',
      'a - b; c();',
      'a + d * b; !c();',
      ['a + d * b; c();', 'a - b; !c();'],
    ],
    ['one of two changes as a whole', 'f(a); g(b);', 'f(a.b.c); g(!b);', ['f(a); g(!b);', 'f(a.b.c); g(b);']],
    [
      'neither an assignment for a declaration that was moved, nor the declaration that it leaves without a use',
      'let n = 0; g(() => { n++ });',
      'g(() => { let n = 0; n++ });',
      [],
    ],
    ['no copy of nothing', 'f(b);', 'a = { ...a };\nf(b);', ['\nf(b);']],
    [
      'no error of another class, nor one of nothing',
      'f(a);',
      'if (!a) throw new Late(a, 1);\nf(a);',
      ['if (a) throw new Late(a, 1);\nf(a);', '\nf(a);'],
    ],
    [
      'no argument that nobody takes',
      'if (known.drop(a, b)) f();',
      'if (known.delete(a)) f();',
      ['if (known.drop(a)) f();'],
    ],
    ['no call without what it is to put in', 'f(a.split(b));', "f(a.replace(/c/, '').split(b));", []],
    [
      'no chain of assignments for two statements',
      'f(() => { now = a; g(); now = 0; });',
      'f(() => { const b = now; now = a; g(); now = b; });',
      [],
    ],
    ['nothing of what was moved', 'a(); if (b) c(d, e);', 'if (b) c(d, e); a();', []],
    [
      'what was changed besides a move',
      'f(1 + 2); a(); if (b) c(d, e);',
      'f(1 - 3); if (b) c(d, e); a();',
      ['f(1 + 3); if (b) c(d, e); a();', 'f(1 - 2); if (b) c(d, e); a();'],
    ],
    ['no list of what is looked up', 'f(a, c);', 'f(b[a], !c);', ['f(b[a], c);']],
    [
      'no method of a class for that of its instances',
      'if (a.has(b)) c();',
      'if (!Object.prototype.has.call(a, b)) c();',
      [
        'if (Object.prototype.has.call(a, b)) c();',
        'if (a.prototype.has.call(a, b)) c();',
        'if (!Object.prototype.has.call( b)) c();',
      ],
    ],
    ['the last argument with its comma', 'f(a);', 'f(!a, c);', ['f(!a);', 'f(a, c);']],
    ['a removed token put back', 'return1(-a + -b);', 'return1(a + b);', ['return1(-a + b);', 'return1(a + -b);']],
  ])('gives %s', (_what, before, after, expected) => {
    expect(singleReverts(before, after, FILE).toSorted()).toEqual(expected.toSorted());
  });

  it('leaves no value without anybody to take it of what was thrown', () => {
    const thrown = 'f(() => { if (late) throw new Late(a, b); g(); });';
    const left = ['new Late(a, b)', 'Late(a, b)', '(a, b)', 'throw new (a, b)'].map((text) =>
      thrown.replace('throw new Late(a, b)', text),
    );

    expect(singleReverts('f(() => { g(); });', thrown, FILE).filter((source) => left.includes(source))).toEqual([]);
  });

  it('takes back an added word together with its blank', () => {
    const before = 'async function f() { const a = g(); const b = g(); return [a, b] }';
    const after = 'async function f() { const a = await g(); const b = await g(); return [a, b] }';

    expect(singleReverts(before, after, FILE)).toEqual([
      'async function f() { const a = g(); const b = await g(); return [a, b] }',
      'async function f() { const a = await g(); const b = g(); return [a, b] }',
    ]);
  });

  it('keeps comments and line ends where they are', () => {
    const before = 'f(a - b, // one\r\n  c > d); // two\r\n';
    const after = 'f(a + b, // one\r\n  c < d); // two\r\n';

    expect(singleReverts(before, after, FILE)).toEqual([
      'f(a - b, // one\r\n  c < d); // two\r\n',
      'f(a + b, // one\r\n  c > d); // two\r\n',
    ]);
  });

  it('gives exactly the two half-way sources of any two operators that are replaced', () => {
    const operator = fc.constantFrom('+', '-', '*', '<', '>', '===', '&', '|');
    const pair = fc.tuple(operator, operator).filter(([before, after]) => before !== after);

    fc.assert(
      fc.property(pair, pair, fc.constantFrom('', ' ', '\r\n', ' /* c */ '), (first, second, gap) => {
        const source = (a: string, b: string): string => `f(x ${a}${gap} y);${gap}g(z ${b} w);`;
        const [before, after] = [source(first[0], second[0]), source(first[1], second[1])];

        const reverts = singleReverts(before, after, FILE);

        expect(reverts.toSorted()).toEqual([source(first[0], second[1]), source(first[1], second[0])].toSorted());
      }),
    );
  });

  it('gives only sources that parse and are nearer to the first than the second is', () => {
    const texts = ['a', 'b', '1', '(a)', '!a', '-a', 'f(a)', 'f(a, b)', 'a ? b : c', '[a]', 'a.b', 'await a'];

    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.constantFrom(...texts), (one, other) => {
        const [before, after] = [`x(${one});`, `x(${other});`];

        for (const source of singleReverts(before, after, FILE)) {
          expect(parses(source, FILE)).toBe(true);
          expect([before, after]).not.toContain(source);
          expect(distance(source, before)).toBeLessThan(distance(after, before));
        }
      }),
    );
  });
});

/** Tokens by which two sources differ in number or, counted as sets with repeats, in text. */
function distance(one: string, other: string): number {
  const left = tokensOf(one, FILE).map((token) => token.text);
  const right = tokensOf(other, FILE).map((token) => token.text);
  const rest = [...right];
  const missing = left.filter((text) => {
    const at = rest.indexOf(text);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return missing.length + rest.length;
}

it('keeps the error that is thrown', () => {
  const before = 'function f(n) { return n }';
  const after = "function f(n) { if (n < 1) throw new RangeError('no'); return n }";

  // `throw ('no')`, and `throw new ('no')`, whose complaint would say 'no' as well.
  expect(singleReverts(before, after, 'a.ts').filter((source) => source.includes(" ('no')"))).toEqual([]);
});
