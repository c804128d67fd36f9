import { describe, expect, it } from 'vitest';

import { installTargetModule, withHandOver } from './target-module.ts';

type Exports = Record<string, unknown>;

/** Evaluates emitted code as Vitest does: as the body of an async function with Vite's names. */
async function evaluate(code: string, imports: (specifier: string) => unknown = () => ({})): Promise<Exports> {
  const exports: Exports = {};
  const define = (name: string, get: () => unknown): void =>
    void Object.defineProperty(exports, name, { enumerable: true, configurable: true, get });
  const names = ['__vite_ssr_exports__', '__vite_ssr_import__', '__vite_ssr_exportName__', 'exports'];
  const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
  const run = new AsyncFunction(...names, `'use strict';${code}`) as (...values: unknown[]) => Promise<void>;
  await run(exports, async (specifier: string) => imports(specifier), define, exports);
  return exports;
}

const BASE = `__vite_ssr_exportName__('next', () => next); let n = 0; const next = () => ++n;`;

describe('the target module', () => {
  it('puts a new instance where importers read the exports', async () => {
    const module = installTargetModule();
    const exports = (await evaluate(withHandOver(BASE))) as { next: () => number };
    exports.next();

    await module.makeFactory(BASE)();

    expect(exports.next()).toBe(1);
  });

  it('gives every instance fresh state', async () => {
    const module = installTargetModule();
    const exports = (await evaluate(withHandOver(BASE))) as { next: () => number };
    const instantiate = module.makeFactory(BASE.replace('++n', 'n += 10'));
    await instantiate();
    exports.next();

    await instantiate();

    expect(exports.next()).toBe(10);
  });

  it('shows functions that stay, when it is asked to', async () => {
    const module = installTargetModule();
    module.unload('stand-ins');
    const exports = (await evaluate(withHandOver(BASE))) as { next: () => number };
    const { next } = exports;
    next();

    await module.makeFactory(BASE.replace('++n', 'n += 10'))();

    expect([next(), next === exports.next, exports.next()]).toEqual([10, true, 20]);
  });

  it('lets objects made while the test file was loaded do what those of the current instance do', async () => {
    const module = installTargetModule();
    module.unload('stand-ins');
    const code = `class Bill { total() { return 1; } } __vite_ssr_exportName__('Bill', () => Bill);`;
    const { Bill } = (await evaluate(withHandOver(code))) as { Bill: new () => { total: () => number } };
    const bill = new Bill();

    await module.makeFactory(code.replace('1', '2'))();
    const second = bill.total();
    await module.makeFactory(code.replace('1', '3'))();

    expect([second, bill.total(), bill instanceof Bill]).toEqual([2, 3, true]);
  });

  it('shows what is passed on from another module as often as it likes', async () => {
    const module = installTargetModule();
    module.unload('stand-ins');
    const code = `for (const key of ['a']) if (!(key in __vite_ssr_exports__)) __vite_ssr_exportName__(key, () => (n) => n + 1);`;
    const { a } = (await evaluate(withHandOver(code))) as { a: (n: number) => number };
    const instantiate = module.makeFactory(code);

    await instantiate();
    await instantiate();

    expect(a(1)).toBe(2);
  });

  it('shows functions of CommonJS that stay, and lets importers assign', async () => {
    const module = installTargetModule();
    module.unload('stand-ins');
    const code = `Object.defineProperty(exports, '__esModule', { value: true }); exports.a = () => 1; exports.n = 1;`;
    const exports = (await evaluate(withHandOver(code))) as { a: () => number; n: number };
    const { a } = exports;
    await module.makeFactory(code.replaceAll('1', '2'))();

    const after = [a(), exports.n];
    exports.a = () => 3;

    expect([after, a(), exports.a()]).toEqual([[2, 2], 3, 3]);
  });

  it('asks for each import once', async () => {
    const asked: string[] = [];
    const code = `const a = await __vite_ssr_import__('./a.js'); __vite_ssr_exportName__('a', () => a.value);`;
    const module = installTargetModule();
    const exports = await evaluate(withHandOver(code), (specifier) => ({ value: asked.push(specifier) }));
    const instantiate = module.makeFactory(code);

    await instantiate();
    await instantiate();

    expect({ asked, a: exports['a'] }).toEqual({ asked: ['./a.js', './a.js'], a: 2 });
  });

  it('replaces the keys of CommonJS', async () => {
    const module = installTargetModule();
    const exports = await evaluate(withHandOver(`exports.a = 1; exports.b = 1;`));

    await module.makeFactory(`exports.a = 2;`)();

    expect(exports).toEqual({ a: 2 });
  });

  it('keeps the instance when the module is loaded once more', async () => {
    const module = installTargetModule();
    await evaluate(withHandOver(BASE));
    await module.makeFactory(BASE.replace('++n', 'n += 10'))();

    const again = (await evaluate(withHandOver(BASE))) as { next: () => number };

    expect(again.next()).toBe(10);
  });

  it('throws when no test has loaded it', () => {
    const module = installTargetModule();

    expect(() => module.makeFactory(BASE)).toThrow('no test of the file loads the target module');
  });

  it('throws what the compiler says', async () => {
    const module = installTargetModule();
    await evaluate(withHandOver(BASE));

    expect(() => module.makeFactory('let = ;')).toThrow(SyntaxError);
  });
});
