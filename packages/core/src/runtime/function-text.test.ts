import { describe, expect, it } from 'vitest';
import { ownText, readFunction, withSource } from './function-text.ts';
import type { AnyFunction } from './any-function.ts';
import { MissingScopeError } from './missing-scope-error.ts';

/** Functions of one file, without what a transform of the tests would make of them. */
function made(source: string): AnyFunction {
  // oxlint-disable-next-line typescript/no-implied-eval -- the text of a function is what is tested
  return new Function(`return ${source}`)() as AnyFunction;
}

describe('readFunction', () => {
  it.each([
    ['a declaration', 'function half(n) { return n / 2 }', 'export function half(n) { return n / 2 }\n'],
    ['an arrow', '{ half: (n) => n / 2 }.half', 'export const half = (n) => n / 2;\n'],
    ['an async arrow without a name', 'async (n) => n / 2', 'export const fn = async (n) => n / 2;\n'],
    [
      'an expression without a name',
      '{ "a b": function (n) { return n } }["a b"]',
      'export const fn = function (n) { return n };\n',
    ],
    ['a method', '{ half(n) { return n / 2 } }.half', 'export function half(n) { return n / 2 }\n'],
    ['an async generator method', '{ async *all(n) { yield n } }.all', 'export async function* all(n) { yield n }\n'],
    [
      'a method with a computed name',
      '{ ["ha" + "lf"](n) { return n } }.half',
      'export function half(n) { return n }\n',
    ],
    [
      'a method of a class',
      '(class { half(n) { return n } }).prototype.half',
      'export function half(n) { return n }\n',
    ],
    ['a name that is a word of the language', '{ delete: (n) => n }.delete', 'export const fn = (n) => n;\n'],
  ])('makes a module of %s', (_what, source, module) => {
    const fn = made(source.startsWith('{') ? `(${source.replace(/\}([.[].*)$/, '})$1')}` : source);

    const text = readFunction(fn, {});

    expect(text.target.source).toBe(module);
    expect(module.slice(text.target.regions[0]?.start, text.target.regions[0]?.end)).toMatch(/^(async )?(function|\()/);
  });

  it('imports the scope, so that the search knows its names', () => {
    const fn = made('(price) => price * rate + fee');

    const text = readFunction(fn, { rate: 2, fee: 1, unused: 0, 'not-a-name': 0 });

    expect(text.target.source).toBe(
      "import { rate, fee, unused } from 'scope';\nexport const fn = (price) => price * rate + fee;\n",
    );
    expect(text.scopeNames).toEqual(['rate', 'fee', 'unused']);
    expect(ownText(text, text.target.source)).toBe('(price) => price * rate + fee');
  });

  it('names the names that it needs and does not have, once each', () => {
    const fn = made(
      'function total(price) { return round(price * rate) + rate + (typeof maybe === "undefined" ? Math.PI : 0) }',
    );

    const read = (): unknown => readFunction(fn, {});

    expect(read).toThrow(MissingScopeError);
    expect(read).toThrow(
      expect.objectContaining({
        code: 'SCOPE_MISSING',
        names: ['round', 'rate'],
        message:
          '`total` cannot be made anew from its text: it uses `round`, `rate` of the code around it; pass `scope: { round, rate }`',
      }),
    );
  });

  it.each([
    ['a built-in function', Math.max, '`max` has no text: it is built in or bound'],
    ['a bound function', made('function f() {}').bind(null), '`bound f` has no text: it is built in or bound'],
    ['a class', made('class A {}'), '`A` is a class; pass one of its methods'],
    ['a getter', made('Object.getOwnPropertyDescriptor({ get a() { return 1 } }, "a").get'), 'it is a getter'],
    [
      'private members',
      made('(class { #a = 1; get() { return this.#a } }).prototype.get'),
      'no text that can stand alone',
    ],
    ['super', made('({ f() { return super.f() } }).f'), 'as when it uses private members or `super`'],
    ['import()', made('(async () => import("node:fs"))'), 'the function uses `import` within'],
  ])('refuses %s', (_what, fn, message) => {
    const read = (): unknown => readFunction(fn, {});

    expect(read).toThrow(
      expect.objectContaining({ code: 'FUNCTION_REFUSED', message: expect.stringContaining(message) }),
    );
  });

  it('finds the function again in a healed text', () => {
    const text = readFunction(made('function half(n) { return n / 3 }'), {});

    const healed = withSource(text, text.target.source.replace('n / 3', 'Math.floor(n / 2)'));

    expect(healed.target.regions).toEqual([{ start: 7, end: 52 }]);
    expect(ownText(healed, healed.target.source)).toBe('function half(n) { return Math.floor(n / 2) }');
  });
});
