import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolveTarget, type TargetWorld } from './resolve-target.ts';

const FILES: Readonly<Record<string, string>> = {
  '/p/src/price.ts': `export function extractPrice() {}
export const half = () => 1;
export default class Cart { total() {} static of() {} }
export { half as halve };
export const alias = half;
`,
  '/p/src/index.ts': `export { extractPrice as read, default as Cart } from './price';
export * from './more';
export * as prices from './price';
import { half } from './price';
import * as all from './price';
export { half as imported, all };
export const made = half;
export default half;
`,
  '/p/src/more.ts': `export * from './index';\nexport function further() {}\n`,
  '/p/src/common.cjs': `const { clean } = require('./helpers.cjs');
exports.trim = clean;
module.exports.strip = require('./helpers.cjs').clean;
exports.own = () => 1;
`,
  '/p/src/helpers.cjs': `function clean() {}\nmodule.exports = { clean, ...require('./rest.cjs') };\n`,
  '/p/src/rest.cjs': `exports.rest = function () {};\n`,
  '/p/src/one.cjs': `function one() {}\nmodule.exports = one;\n`,
  '/p/src/hook.cjs': `class Hook { tap() {} }\nmodule.exports = Hook;\n`,
  '/p/src/hand.cjs': `module.exports = require('./helpers.cjs');\n`,
  '/p/src/broken.ts': 'export function f( {',
  '/w/shared/src/money.ts': `export const cents = () => 1;\n`,
  '/p/src/linked.ts': `export { cents } from '@shop/money';\n`,
  '/p/vendor.ts': `export { f } from 'lodash';\n`,
  '/p/node_modules/lodash/index.js': 'exports.f = () => 1',
};

const ALIASES: Readonly<Record<string, string>> = {
  '@/price': '/p/src/price.ts',
  '@shop/money': '/w/shared/src/money.ts',
  lodash: '/p/node_modules/lodash/index.js',
};

async function resolve(test: string, name: string, root = '/p'): Promise<string> {
  const file = '/p/test/a.test.ts';
  const lines = test.split('\n');
  const index = lines.findIndex((line) => line.includes('heal('));
  const world: TargetWorld = {
    root,
    workspace: root,
    testFiles: [file],
    resolveImport: async (specifier, importer) => {
      if (specifier in ALIASES) return ALIASES[specifier];
      const found = path.posix.resolve(path.posix.dirname(importer), specifier);
      return [found, `${found}.ts`].find((known) => known in FILES);
    },
    readSource: async (known) => (known === file ? test : (FILES[known] ?? '')),
    realPath: async (known) => known,
    listFolder: async () => [],
  };
  const column = (lines[index] as string).indexOf('heal(') + 1;
  const marker = { target: name, isFunction: true, file, line: index + 1, column } as const;
  const { target, problem } = await resolveTarget(marker, world);
  return target ? `${target.file}#${target.symbol ?? ''}` : problem.message;
}

const HEAL = `import { heal } from '@testheal/vitest';\n`;

describe('a function as target', () => {
  it.each([
    ['a named import', `import { extractPrice } from '../src/price';`, 'extractPrice', 'price.ts#extractPrice'],
    ['an import under another name', `import { half as h } from '../src/price';`, 'h', 'price.ts#half'],
    ['a default import', `import Cart from '../src/price';`, 'Cart', 'price.ts#default'],
    ['a method of a class', `import Cart from '../src/price';`, 'Cart.prototype.total', 'price.ts#default.total'],
    ['a static method', `import Cart from '../src/price';`, 'Cart.of', 'price.ts#default.of'],
    ['a namespace', `import * as m from '../src/price';`, 'm.half', 'price.ts#half'],
    ['a tsconfig path', `import { half } from '@/price';`, 'half', 'price.ts#half'],
    ['an exported alias', `import { halve } from '../src/price';`, 'halve', 'price.ts#halve'],
    ['a require', `const { half } = require('../src/price');`, 'half', 'price.ts#half'],
    ['a require under another name', `const { half: h } = require('../src/price');`, 'h', 'price.ts#half'],
    ['a required module', `const m = require('../src/price');`, 'm.half', 'price.ts#half'],
    ['a member of a require', `const half = require('../src/price').half;`, 'half', 'price.ts#half'],
    ['import equals', `import m = require('../src/price');`, 'm.half', 'price.ts#half'],
    ['a dynamic import', `const { half } = await import('../src/price');`, 'half', 'price.ts#half'],
    ['an actual import', `const m = await vi.importActual('../src/price');`, 'm.half', 'price.ts#half'],
    [
      'an instance',
      `import Cart from '../src/price';\nconst cart = new Cart();`,
      'cart.total',
      'price.ts#default.total',
    ],
    [
      'an instance made later',
      `import Cart from '../src/price';\nlet cart: Cart;\nbeforeEach(() => { cart = new Cart() });`,
      'cart.total',
      'price.ts#default.total',
    ],
    ['a module that is one function', `const one = require('../src/one.cjs');`, 'one', 'one.cjs#default'],
    [
      'a method of a module that is one class',
      `const Hook = require('../src/hook.cjs');`,
      'Hook.prototype.tap',
      'hook.cjs#default.tap',
    ],
    ['a function of a CommonJS module', `const c = require('../src/common.cjs');`, 'c.own', 'common.cjs#own'],
  ])('is found through %s', async (_what, imports, name, expected) => {
    const found = await resolve(`${HEAL}${imports}\nheal(${name})('t', () => {});\n`, name.split('.').at(-1) as string);

    expect(found).toBe(`/p/src/${expected}`);
  });

  it.each([
    ['a re-export under another name', 'read', 'price.ts#extractPrice'],
    ['a re-exported default', 'Cart', 'price.ts#default'],
    ['its method', 'Cart.of', 'price.ts#default.of'],
    ['a star', 'further', 'more.ts#further'],
    ['a namespace export', 'prices.half', 'price.ts#half'],
    ['an imported name that is exported', 'imported', 'price.ts#half'],
    ['an imported namespace that is exported', 'all.half', 'price.ts#half'],
    ['a constant that is an import', 'made', 'price.ts#half'],
  ])('is followed through an index file by %s', async (_what, name, expected) => {
    const imports = `import { ${name.split('.')[0]} } from '../src/index';`;

    const found = await resolve(`${HEAL}${imports}\nheal(${name})('t', () => {});\n`, name);

    expect(found).toBe(`/p/src/${expected}`);
  });

  it.each([
    ['a default export of an import', `import f from '../src/index';`, 'f', '/p/src/price.ts#half'],
    ['exports of a required name', `const c = require('../src/common.cjs');`, 'c.trim', '/p/src/helpers.cjs#clean'],
    ['exports of a require', `const c = require('../src/common.cjs');`, 'c.strip', '/p/src/helpers.cjs#clean'],
    ['a spread require', `const c = require('../src/helpers.cjs');`, 'c.rest', '/p/src/rest.cjs#rest'],
    ['a module handed on', `const c = require('../src/hand.cjs');`, 'c.clean', '/p/src/helpers.cjs#clean'],
  ])('is followed through %s', async (_what, imports, name, expected) => {
    expect(await resolve(`${HEAL}${imports}\nheal(${name})('t', () => {});\n`, name)).toBe(expected);
  });

  it('is followed into a package of the workspace', async () => {
    const test = `${HEAL}import { cents } from '../src/linked';\nheal(cents)('t', () => {});\n`;

    expect(await resolve(test, 'cents', '/')).toBe('/w/shared/src/money.ts#cents');
  });

  it('is found by its place among several on one line', async () => {
    const test = `${HEAL}import { half, extractPrice } from '../src/price';\ntest('t', () => { heal(half); heal(extractPrice) });\n`;

    expect(await resolve(test, 'half')).toBe('/p/src/price.ts#half');
  });

  it.each([
    [
      'a function of the test file',
      `const f = () => 1;`,
      'f',
      "`f` is made in this file, and a target is in a module of its own: write heal('./module.ts#f') instead",
    ],
    ['a global', '', 'f', "`f` is not declared in the file: write heal('./module.ts#f') instead"],
    [
      'a parameter',
      '',
      'f',
      "`f` gets its value when the file runs: write heal('./module.ts#f') instead",
      `const go = (f: any) => heal(f)('t', () => {});`,
    ],
    [
      'several values',
      `import { half, extractPrice } from '../src/price';\nlet f = half;\nf = extractPrice;`,
      'f',
      "`f` is given several values: write heal('./module.ts#f') instead",
    ],
    [
      'the value of a call',
      `import { pick } from '../src/price';`,
      'f',
      "only the name of an import says which module is meant: write heal('./module.ts#f') instead",
      `heal(pick())('t', () => {});`,
    ],
    [
      'a member of what a call gives',
      `import { make } from '../src/price';\nconst cart = make();`,
      'total',
      "the text of the file does not show which class `cart` is of: write heal('./module.ts#total') instead",
      `heal(cart.total)('t', () => {});`,
    ],
    [
      'a module that is not there',
      `import { f } from '../src/gone';`,
      'f',
      '`../src/gone`, which it is imported from, does not resolve to a file',
    ],
    [
      'a name that is not exported',
      `import { haf as f } from '../src/price';`,
      'f',
      'the module has no export `haf`: did you mean `half`?',
    ],
    [
      'a module that does not parse',
      `import { f } from '../src/broken';`,
      'f',
      '`/p/src/broken.ts` does not parse: Unexpected token (1:20)',
    ],
    [
      'an installed package',
      `import { f } from '../vendor';`,
      'f',
      'the target is in node_modules, which is never edited',
    ],
  ])('is refused for %s', async (_what, imports, name, message, call = `heal(${name})('t', () => {});`) => {
    const test = `${HEAL}${imports}\n${call}\n`;

    const line = test.split('\n').findIndex((text) => text.includes('heal(')) + 1;
    expect(await resolve(test, name)).toBe(`heal(${name}) at test/a.test.ts:${line}: ${message}`);
  });
});
