import { createRequire } from 'node:module';
import { inspect } from 'node:util';
import vm from 'node:vm';
import { compileModule } from '@testheal/testkit';
import { createGuard, type Guard } from '../../src/lab/heal-global.ts';

const requireHere = createRequire(import.meta.url);
/** A realm in which functions do not show their text, the one thing that instrumentation must change. */
const realm = vm.createContext({});
const realmGlobal = vm.runInContext('Function.prototype.toString = () => "function"; globalThis', realm) as {
  __heal?: unknown;
};

/** What `main` of a module gives, printed; the class of what it throws; `timeout` after 20,000 steps. */
export async function evaluate(text: string, file: string, k = 0): Promise<string> {
  const guard = createGuard({ now: () => 0 });
  const code = await compileModule(text, file).catch(() => undefined);
  return code === undefined ? 'does not compile' : await run(code, guard, k);
}

export async function run(code: string, guard: Guard, k: number): Promise<string> {
  guard.heal.k = k;
  guard.nextInstance();
  guard.begin(20_000, 1_000);
  Object.defineProperty(realmGlobal, '__heal', { value: guard.heal, configurable: true });
  try {
    const module = { exports: {} as { main?: () => unknown } };
    const body = vm.compileFunction(code.replace(/^#!.*/, ''), ['module', 'exports', 'require'], {
      parsingContext: realm,
    });
    body.call(module.exports, module, module.exports, requireHere);
    const result = await module.exports.main?.();
    return guard.end().stopped ? 'timeout' : inspect(result, { depth: 9 });
  } catch (error) {
    const isEndless = guard.end().stopped !== undefined || (error as Error)?.name === 'RangeError';
    return isEndless ? 'timeout' : `throws ${(error as Error)?.constructor?.name ?? typeof error}`;
  }
}
