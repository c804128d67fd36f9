import { expect, it } from 'vitest';
import type { Hooks, SuiteCollector } from '../runner-types.ts';
import { registerHook } from './__fixtures__/register-hook.ts';
import { createHookKeeper, type HookKeeper } from './hook-keeper.ts';

/** A suite of a file, as Vitest has one for all its loads. */
function file(keeper: HookKeeper) {
  let hooks: Hooks = {};
  const suite: SuiteCollector = { on: (name, ...functions) => void (hooks[name] ??= []).push(...functions) };
  return {
    suite,
    load: (register: () => void): Hooks => {
      hooks = { beforeEach: [], afterEach: [] };
      keeper.begin();
      keeper.watch(suite);
      register();
      keeper.complete(hooks);
      return hooks;
    },
  };
}

it('gives later loads the hooks that only the first has registered, where they stood', () => {
  const { suite, load } = file(createHookKeeper());
  let isLoaded = false;
  const library = (): void => {
    if (!isLoaded) registerHook(suite, 'afterEach', 'clean up');
    isLoaded = true;
  };
  const register = (nth: number): void => {
    registerHook(suite, 'afterEach', `first of ${nth}`);
    library();
    for (const each of ['a', 'b']) registerHook(suite, 'afterEach', `${each} of ${nth}`);
    registerHook(suite, 'beforeEach', `begin ${nth}`);
  };

  const loads = [1, 2, 3].map((nth) => load(() => register(nth)));

  expect(loads).toEqual(
    [1, 2, 3].map((nth) => ({
      beforeEach: [`begin ${nth}`],
      afterEach: [`first of ${nth}`, 'clean up', `a of ${nth}`, `b of ${nth}`],
    })),
  );
});

it('forgets what a load has registered that came to no end', () => {
  const keeper = createHookKeeper();
  const { suite, load } = file(keeper);
  const register = (): void => registerHook(suite, 'beforeEach', 'one');
  keeper.begin();
  keeper.watch(suite);
  registerHook(suite, 'beforeEach', 'lost');

  expect([load(register), load(register)]).toEqual([
    { beforeEach: ['one'], afterEach: [] },
    { beforeEach: ['one'], afterEach: [] },
  ]);
});
