import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { flagMarker } from './flag-marker.ts';
import { resolveTarget, type ResolvedTarget, type TargetWorld } from './resolve-target.ts';

const FILES: Readonly<Record<string, string>> = {
  '/p/src/price.ts': `export const RATE = 0.2;
export let later: number;
export function extractPrice(text: string) { return Number(clean(text)) + RATE }
export const half = (price: number) => price / 2;
export const wrapped = memoize((a) => a);
export { other } from './other.ts';
function clean(text: string) { return strip(text) }
function strip(text: string) { return text.trim() }
function unused() {}
export default class { total() {} }
export interface Line { price: number }
`,
  '/p/src/cart.ts': `export class Cart {
  limit = 3;
  count = () => this.#lines.length;
  #lines = [];
  total() { return this.#sum() }
  #sum() { return this.#lines.length }
  static of() { return new Cart() }
}
export const api = { get() { return helper() }, name: 'api' };
const helper = () => 1;
`,
  '/p/src/index.ts': `export * from './cart.ts';
import Order from './order.ts';
export { Order };
`,
  '/p/src/order.ts': 'export default class Order { pay() {} }\nfunction weigh() {}\nexport { weigh as measure };\n',
  '/p/src/broken.ts': 'export function f( {',
  '/p/src/data.json': '{}',
  '/p/src/price.test.ts': '',
  '/p/test/helpers.ts': '',
  '/p/__mocks__/price.ts': 'export const f = () => 1',
  '/p/vitest.config.ts': 'export default {}',
  '/p/node_modules/lodash/index.js': 'exports.f = () => 1',
  '/elsewhere/a.ts': 'export const f = () => 1',
};

const WORLD: TargetWorld = {
  root: '/p',
  workspace: '/p',
  testFiles: ['/p/test/checks.ts', '/p/test/price.test.ts'],
  resolveImport: async (specifier, importer) => {
    if (specifier === 'lodash') return '/p/node_modules/lodash/index.js';
    const file = path.posix.resolve(path.posix.dirname(importer), specifier);
    return [file, `${file}.ts`].find((name) => name in FILES || name === '/p/test/checks.ts');
  },
  readSource: async (file) => FILES[file] ?? '',
  realPath: async (file) => file,
  listFolder: async (folder) =>
    Object.keys(FILES).flatMap((file) => (path.posix.dirname(file) === folder ? [path.posix.basename(file)] : [])),
};

function resolve(target: string, world: TargetWorld = WORLD): Promise<ResolvedTarget> {
  return resolveTarget({ target, file: '/p/test/price.test.ts', line: 12, column: 5 }, world);
}

describe('behind a root that is a symbolic link', () => {
  const LINKED: TargetWorld = {
    ...WORLD,
    root: '/link',
    workspace: '/link',
    testFiles: ['/link/test/checks.ts', '/link/test/price.test.ts'],
    realPath: async (file) => file.replace(/^\/link(?=\/|$)/, '/p'),
  };

  it('a target is of the project', async () => {
    const { target } = await resolve('../src/price.ts#half', LINKED);

    expect(target).toMatchObject({ file: '/p/src/price.ts', symbol: 'half' });
  });

  it.each([
    ['../../elsewhere/a.ts#f', 'the target is outside the project (/p)'],
    ['./checks.ts', 'the target is a test file or a part of their set-up, which are never edited'],
  ])('%s is refused as ever', async (written, message) => {
    const { problem } = await resolve(written, LINKED);

    expect(problem).toEqual({ reason: 'target-refused', message: expect.stringContaining(message) });
  });
});

describe('resolveTarget', () => {
  it.each([
    ['../src/index.ts#Cart.total', '/p/src/cart.ts', 'Cart.total', undefined],
    ['../src/index.ts#Order.pay', '/p/src/order.ts', 'default.pay', 'Order.pay'],
    ['../src/order.ts#Order', '/p/src/order.ts', 'default', 'Order'],
    ['../src/order.ts#Order.pay', '/p/src/order.ts', 'default.pay', 'Order.pay'],
    ['../src/order.ts#weigh', '/p/src/order.ts', 'measure', undefined],
  ])(
    'follows %s to where it is declared, under the name that it is exported by',
    async (written, file, symbol, own) => {
      const { target } = await resolve(written);

      expect(target).toMatchObject({ file, symbol });
      expect(target?.ownName).toBe(own);
    },
  );

  it('resolves as the project of the test does', async () => {
    const world = {
      ...WORLD,
      resolveImport: async (_specifier: string, _importer: string, project?: string) =>
        project === 'web' ? '/p/src/cart.ts' : '/p/src/price.ts',
    };
    const marker = { target: '#module', file: '/p/test/price.test.ts', line: 12, column: 5 };

    const resolved = [await resolveTarget(marker, world), await resolveTarget(marker, world, 'web')];

    expect(resolved.map(({ target }) => target?.file)).toEqual(['/p/src/price.ts', '/p/src/cart.ts']);
  });

  it.each([
    [
      'a function and the private ones it uses',
      '../src/price.ts#extractPrice',
      ['function extractPrice', 'function clean', 'function strip'],
    ],
    ['an arrow', '../src/price.ts#half', ['(price: number) =>']],
    ['a constant', '../src/price.ts#RATE', ['0.2']],
    ['a wrapped function', '../src/price#wrapped', ['memoize((a) => a)']],
    ['the default export', '../src/price.ts#default', ['class { total']],
    ['a class', '../src/cart.ts#Cart', ['class Cart']],
    ['a method and the private members it uses', '../src/cart.ts#Cart.total', ['total() {', '#sum() {', '#lines = ']],
    ['a static method', '../src/cart.ts#Cart.of', ['static of()']],
    ['a private method', '../src/cart.ts#Cart.#sum', ['#sum() {', '#lines = ']],
    ['a field with a function', '../src/cart.ts#Cart.count', ['count = () =>', '#lines = ']],
    ['a field with a value', '../src/cart.ts#Cart.limit', ['limit = 3;']],
    ['an object of functions', '../src/cart.ts#api', ['{ get() {', '() => 1']],
    ['a method of an object', '../src/cart.ts#api.get', ['get() {', '() => 1']],
    ['the whole module', '../src/price.ts', ['export const RATE']],
  ])('finds %s, the declaration first', async (_what, written, starts) => {
    const { target } = await resolve(written);

    const texts = target?.regions.map((region) => target.source.slice(region.start, region.end));
    expect(texts?.map((text, index) => text.slice(0, starts[index]?.length))).toEqual(starts);
  });

  it('names file and symbol, whatever blanks the marker has', async () => {
    const { target } = await resolve(' ../src/cart.ts # Cart.total ');

    expect([target?.file, target?.symbol]).toEqual(['/p/src/cart.ts', 'Cart.total']);
  });

  it('goes by the real path of a linked file', async () => {
    const { problem } = await resolve('../src/price.ts#half', {
      ...WORLD,
      realPath: async (file) => (file === '/p/src/price.ts' ? '/elsewhere/a.ts' : file),
    });

    expect(problem?.reason).toBe('target-refused');
  });

  it('takes what lies in the same workspace', async () => {
    const { target } = await resolve('../../elsewhere/a.ts#f', { ...WORLD, workspace: '/' });

    expect(target?.file).toBe('/elsewhere/a.ts');
  });

  it.each([
    ['nothing', '', 'target-unresolved', "write './module.ts#export', './module.ts#Class.method' or './module.ts'"],
    [
      'a symbol only',
      '#f',
      'target-unresolved',
      'no such module (a path is resolved as an import in the test file would be)',
    ],
    [
      'half a symbol',
      '../src/cart.ts#Cart.',
      'target-unresolved',
      "write './module.ts#export', './module.ts#Class.method' or './module.ts'",
    ],
    [
      'a call',
      '../src/price.ts#half()',
      'target-unresolved',
      "write './module.ts#export', './module.ts#Class.method' or './module.ts'",
    ],
    [
      'a file that is not there',
      '../src/prise.ts#half',
      'target-unresolved',
      "no such module: did you mean '../src/price.ts'?",
    ],
    ['a folder that is not there', './deep/er/price.ts', 'target-unresolved', 'no such module'],
    [
      'a package',
      'nowhere',
      'target-unresolved',
      'no such module (a path is resolved as an import in the test file would be)',
    ],
    [
      'an export that is not there',
      '../src/price.ts#extractPrise',
      'target-unresolved',
      'the module has no export `extractPrise`: did you mean `extractPrice`?',
    ],
    [
      'an export with another case',
      '../src/price.ts#EXTRACTPRICE',
      'target-unresolved',
      'the module has no export `EXTRACTPRICE`: did you mean `extractPrice`?',
    ],
    [
      'an export like no other',
      '../src/price.ts#somethingElse',
      'target-unresolved',
      'the module has no export `somethingElse`: there are `RATE`, `later`, `extractPrice`, `half`, `wrapped`, `other`, `default`',
    ],
    [
      'a private function',
      '../src/price.ts#clean',
      'target-unresolved',
      '`clean` is not exported: name an export that uses it, which is repaired with it',
    ],
    [
      'a type',
      '../src/price.ts#Line',
      'target-unresolved',
      '`Line` is a type, of which nothing runs: name a function or a value',
    ],
    [
      'a variable that gets its value elsewhere',
      '../src/price.ts#later',
      'target-unresolved',
      '`later` is declared without a value',
    ],
    [
      'a re-export',
      '../src/price.ts#other',
      'target-unresolved',
      '`other` is re-exported from `./other.ts`: name that module as the target',
    ],
    [
      'a method that is not there',
      '../src/cart.ts#Cart.totl',
      'target-unresolved',
      '`Cart` has no member `totl`: did you mean `total`?',
    ],
    [
      'something in a method',
      '../src/cart.ts#Cart.total.inner',
      'target-unresolved',
      '`Cart.total.inner` goes deeper than `Class.method`',
    ],
    ['a member of a function', '../src/price.ts#half.name', 'target-unresolved', '`half` has no member `name`'],
    ['another project', '../../elsewhere/a.ts#f', 'target-refused', 'the target is outside the project (/p)'],
    ['an installed package', 'lodash#f', 'target-refused', 'the target is in node_modules, which is never edited'],
    [
      'a test file by its name',
      '../src/price.test.ts',
      'target-refused',
      'the target is a test file or a part of their set-up, which are never edited',
    ],
    [
      'a test file of the runner',
      './checks.ts',
      'target-refused',
      'the target is a test file or a part of their set-up, which are never edited',
    ],
    [
      'a mock',
      '../__mocks__/price.ts#f',
      'target-refused',
      'the target is among tests, mocks or snapshots, which are never edited',
    ],
    ['the configuration', '../vitest.config.ts', 'target-refused', 'the target is a configuration file'],
    ['data', '../src/data.json', 'target-refused', 'the target is not a JavaScript or TypeScript module'],
    [
      'a module that does not parse',
      '../src/broken.ts#f',
      'target-not-loadable',
      '`/p/src/broken.ts` does not parse: Unexpected token (1:20)',
    ],
  ])('tells what is wrong with %s', async (_what, written, reason, message) => {
    const { problem } = await resolve(written);

    expect(problem).toEqual({ reason, message: `heal('${written}') at test/price.test.ts:12: ${message}` });
  });
});

describe('a target of --heal-target', () => {
  it.each([
    ['src/pice.ts#extractPrice', "no such module: did you mean 'src/price.ts'?"],
    ['src/price.ts#extractPrce', 'the module has no export `extractPrce`: did you mean `extractPrice`?'],
    ['src/price.test.ts', 'the target is a test file or a part of their set-up, which are never edited'],
    ['src/price.ts#', "write 'module.ts#export', 'module.ts#Class.method' or 'module.ts'"],
  ])('%s gets the message of a marker, and the place is the flag', async (written, message) => {
    const marker = flagMarker(written, '/p/test/price.test.ts', '/p');

    const { problem } = await resolveTarget(marker, WORLD);

    expect(problem?.message).toBe(`\`--heal-target ${written}\`: ${message}`);
  });
});
