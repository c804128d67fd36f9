import { describe, expect, it } from 'vitest';
import { factoryCode, moduleFactory } from './module-factory.ts';
import { addedImports, type ImportedNames } from './module-imports.ts';

type Getters = Readonly<Record<string, unknown>>;

/** Makes an instance of the module; `told`: what it says it assigned to its exports, `early`: exports that were there at once. */
function instanceOf(code: string, added: readonly ImportedNames[] = [], namespaces: readonly object[] = []) {
  // oxlint-disable-next-line no-eval -- what the function is for
  const factory = (0, eval)(`'use strict';(${factoryCode(moduleFactory(code), added)})`) as (
    ...values: unknown[]
  ) => unknown;
  const told: unknown[] = [];
  const early: string[] = [];
  let exports: Getters = {};
  const show = (getters: Getters): ((value: unknown) => unknown) => {
    exports = getters;
    for (const name of Object.keys(getters)) {
      try {
        if (getters[name] !== undefined) early.push(name);
      } catch {
        // It is not there yet.
      }
    }
    return (value) => {
      told.push(value);
      return value;
    };
  };
  const ended = factory({ url: 'file:///a.mjs' }, show, namespaces);
  return { exports, told, early, ended };
}

describe('a module as a function', () => {
  it.each([
    ['export const a = 1, { b, c: [d] } = { b: 2, c: [3] };', { a: 1, b: 2, d: 3 }],
    [
      'export function f() {} export class C {}',
      { f: expect.any(Function) as never, C: expect.any(Function) as never },
    ],
    ["const a = 1; export { a as b, a as 'x-y' };", { b: 1, 'x-y': 1 }],
    ['const a = 1; export default a;', { default: 1 }],
    ['export default (1, 2);', { default: 2 }],
    ['export/* so */default [1]', { default: [1] }],
    ['export default { a: 1 }\nexport const b = 2', { default: { a: 1 }, b: 2 }],
    ['export const where = import.meta.url;', { where: 'file:///a.mjs' }],
    ['#!/usr/bin/env node\nexport const a = 1; // ends so', { a: 1 }],
    ['const a = 1;', {}],
  ])('%s', (code, values) => {
    const { exports } = instanceOf(code);

    expect({ ...exports }).toEqual(values);
  });

  it.each(['export default function () {}', 'export default class {}', 'export default () => {};'])(
    'calls what has no name as the language does: %s',
    (code) => {
      expect(instanceOf(code).exports['default']).toHaveProperty('name', 'default');
    },
  );

  it('has functions at once, as import cycles need it', () => {
    const code = 'export const late = 1; export function f() {} export default function g() {}';

    expect(instanceOf(code).early.toSorted()).toEqual(['default', 'f']);
  });

  it('tells what it assigns to its exports, and has them as they are', () => {
    const code = `export let n = 0, list = []; const kept = [];
      export function go() { kept[0] = n = 5; [n, list.length] = [n + 1, 2]; return n++ + ++n }`;

    const { exports, told } = instanceOf(code);
    const result = (exports['go'] as () => number)();

    expect([result, exports['n'], told]).toEqual([14, 8, [5, [6, 2], 6, 8]]);
  });

  it('waits where the module does', async () => {
    const { exports, ended } = instanceOf('const a = await Promise.resolve(4); export { a };');
    await ended;

    expect([exports['a'], ended]).toEqual([4, expect.any(Promise)]);
    expect(instanceOf('export const f = async () => { await 1 };').ended).toBeUndefined();
  });

  it('keeps imports and what is passed on apart', () => {
    const code =
      "import a, { b as c } from './x.js';\nexport * from './y.js';\nexport { d } from './z.js';\nexport { c };";

    const { links, imports, exports, body } = moduleFactory(code);

    expect(links).toBe("import a, { b as c } from './x.js';\nexport * from './y.js';\nexport { d } from './z.js';");
    expect(imports).toEqual([
      {
        source: './x.js',
        names: [
          { local: 'a', imported: 'default' },
          { local: 'c', imported: 'b' },
        ],
      },
    ]);
    expect(exports).toEqual([{ name: 'c', local: 'c' }]);
    expect(body.trim()).toBe('');
  });

  it('takes imports that the record does not have from their modules', () => {
    const base = moduleFactory("import { a } from './x.js'; import './effect.js';").imports;
    const code =
      "import { a, b as c } from './x.js'; import * as y from './y.js'; import './effect.js'; import './more.js'; export default [c, y];";

    const added = addedImports(moduleFactory(code).imports, base);
    const { exports } = instanceOf(code, added, [{ b: 2 }, { d: 3 }, {}]);

    expect(added.map(({ source }) => source)).toEqual(['./x.js', './y.js', './more.js']);
    expect(exports['default']).toEqual([2, { d: 3 }]);
  });

  it('refuses what does not parse', () => {
    expect(() => moduleFactory('export const = 1')).toThrow(SyntaxError);
  });
});
