import { type Context, createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';

import { createTargetModule } from './target-module.ts';
import type { TargetModule } from './target-module.ts';

/** Loads the wrapped code as Jest does: a function of module, exports and require, in another realm. */
function loadIn(context: Context, target: TargetModule, code: string): { exports: Record<string, never> } {
  const module = { exports: {} };
  const load = runInContext(`(function(module,exports,require){${target.wrap(code)}\n})`, context) as (
    ...values: unknown[]
  ) => void;
  load.call(module.exports, module, module.exports, () => ({ helper: 1 }));
  return module;
}

function realm(target: TargetModule): Context {
  const context = createContext({});
  target.install(runInContext('globalThis', context) as object);
  return context;
}

it('gives importers a new instance with fresh state, and new code', () => {
  const target = createTargetModule();
  const { exports } = loadIn(realm(target), target, 'let n = 0; exports.next = () => ++n;') as never as {
    exports: { next(): number };
  };
  target.settle();

  const before = [exports.next(), exports.next()];
  target.replaceCode('let n = 10; exports.next = () => ++n;')();
  const after = exports.next();

  expect([before, after]).toEqual([[1, 2], 11]);
});

it('shows the exports before the code has ended, as import cycles need it', () => {
  const target = createTargetModule();
  const context = realm(target);

  const { exports } = loadIn(
    context,
    target,
    'exports.a = 1; exports.seen = module.exports.a + Object.keys(exports).length;',
  ) as never as {
    exports: { seen: number };
  };

  expect(exports.seen).toBe(2);
});

it('renews modules that a try has loaded only when somebody uses them', () => {
  const target = createTargetModule();
  const context = realm(target);
  Object.assign(context, { loads: 0 });
  target.settle();
  const { exports } = loadIn(context, target, 'loads++; exports.word = "old";') as never as {
    exports: { word: string };
  };

  const instantiate = target.replaceCode('loads++; exports.word = "new";');
  instantiate();
  instantiate();
  const unused = (context as { loads: number }).loads;

  expect([unused, exports.word, (context as { loads: number }).loads]).toEqual([1, 'new', 2]);
});

it('refuses code that does not compile, and tells what a module throws when it loads', () => {
  const target = createTargetModule();
  loadIn(realm(target), target, 'exports.a = 1;');

  expect(() => target.replaceCode('const = 1')).toThrow(/Unexpected token/);
  expect(() => target.replaceCode('throw new Error("at load")')()).toThrow('at load');
});

it('becomes a function when the module is one, and a value when it is that', () => {
  const target = createTargetModule();
  const context = realm(target);

  const callable = loadIn(context, target, 'module.exports = () => "called";').exports as never as () => string;
  const text = loadIn(context, target, 'module.exports = "text";').exports;

  expect([callable(), text]).toEqual(['called', 'text']);
});

it('lets objects made while the test file was loaded do what those of the current instance do', () => {
  const code = 'class Bill { total() { return 1; } } exports.Bill = Bill;';
  const target = createTargetModule('stand-ins');
  const { Bill } = loadIn(realm(target), target, code).exports as never as { Bill: new () => { total(): number } };
  const bill = new Bill();
  target.settle();

  target.replaceCode(code.replace('1', '2'))();
  const second = bill.total();
  target.replaceCode(code.replace('1', '3'))();

  expect([second, bill.total(), bill instanceof Bill]).toEqual([2, 3, true]);
});
