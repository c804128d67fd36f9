import type { ShownFunctions } from '@testheal/core/worker';

import { showStandIns } from './show-stand-ins.ts';

type Scope = (code: string) => unknown;
type Import = (specifier: string, ...rest: unknown[]) => unknown;
type Factory = (importModule: Import) => Promise<void>;

/**
 * The target module in a worker. Its text ends with a call that hands over an `eval` of the module's own scope; any
 * later code of the module is evaluated there, so its exports go where the importers read them.
 */
export interface TargetModule {
  /** A function that makes a new instance of the module. Throws what the compiler throws. */
  makeFactory(code: string): () => Promise<void>;
  /** Forgets the loaded module, before it is loaded again; what importers find in it then. */
  unload(shown?: ShownFunctions): void;
}

/** Name of the global that the module calls at its end. */
const ENTER = '__testhealEnter';

/** The module's text as it is served: with the hand-over at its end. */
export function withHandOver(text: string): string {
  return `${text}\n;await globalThis.${ENTER}((code) => eval(code));\n`;
}

export function installTargetModule(): TargetModule {
  let scope: Scope | undefined;
  let imports: Import | undefined;
  let current: string | undefined;
  let show: (() => void) | undefined;
  let shown: ShownFunctions = 'own';

  const instantiate = async (code: string): Promise<void> => {
    if (scope === undefined || imports === undefined) throw new Error('the target module has not been loaded');
    await factoryIn(scope, code)(imports);
    show?.();
  };

  Object.defineProperty(globalThis, ENTER, {
    configurable: true,
    value: async (entered: Scope) => {
      scope = entered;
      imports = memoize(entered('__vite_ssr_import__') as Import);
      show = shown === 'stand-ins' ? showStandIns(entered('__vite_ssr_exports__') as object) : undefined;
      show?.();
      // After `vi.resetModules` the first text runs again, but the candidate is what counts.
      if (current !== undefined) await instantiate(current);
    },
  });

  return {
    makeFactory(code) {
      if (scope === undefined) throw new Error('no test of the file loads the target module');
      // The same factory serves all instances in one scope; another scope needs its own.
      let known: { readonly scope: Scope; readonly factory: Factory } = { scope, factory: factoryIn(scope, code) };
      return async () => {
        current = code;
        if (scope === undefined || imports === undefined) throw new Error('the target module has not been loaded');
        if (known.scope !== scope) known = { scope, factory: factoryIn(scope, code) };
        await known.factory(imports);
        show?.();
      };
    },
    unload(asked = 'own') {
      shown = asked;
      scope = undefined;
      imports = undefined;
      current = undefined;
    },
  };
}

function factoryIn(scope: Scope, code: string): Factory {
  const factory = scope(`(async (__vite_ssr_import__) => {${code}\n})`) as Factory;
  if (/__vite_ssr_export/.test(code)) return factory;
  // CommonJS: assigning does not replace a key that is there.
  const exports = scope('__vite_ssr_exports__') as object;
  return (importModule) => {
    for (const key of Object.keys(exports)) Reflect.deleteProperty(exports, key);
    return factory(importModule);
  };
}

/** The real import asks the host each time. */
function memoize(importModule: Import): Import {
  const known = new Map<string, unknown>();
  return (specifier, ...rest) => {
    if (!known.has(specifier)) known.set(specifier, importModule(specifier, ...rest));
    return known.get(specifier);
  };
}
