import { createFacade, createFunctionFacade } from './facade.ts';

/** The CommonJS module object that Jest gives to a module's code. */
interface CommonJsModule {
  exports: unknown;
}

type Factory = (this: unknown, module: CommonJsModule, exports: unknown) => void;

/** One entry of Jest's module registry for the target. `resetModules` and `isolateModules` make more of them. */
interface Mount {
  /** Evaluates in the module's own scope, with its `require`, `jest` and `import()`. */
  readonly evaluate: (code: string) => unknown;
  readonly native: CommonJsModule;
  readonly makeExports: () => object;
  factory: Factory;
  instance: CommonJsModule;
}

/** The target module while its test file is loaded: the code it runs, and the instance its importers see. */
export interface TargetModule {
  /** The emitted CommonJS of the target, such that loading it makes it known here. */
  wrap(code: string): string;
  /** Puts the hook that the wrapped code calls into the tests' realm. */
  install(global: object): void;
  /** Prepares new code for the module; throws when it does not compile. */
  replaceCode(code: string): () => void;
  /** From here on, modules are loaded by single tries. */
  settle(): void;
}

/** How many modules that tries have loaded by themselves are kept up to date: `resetModules` makes a new one in each. */
const LATE_MOUNTS = 2;

const HOOK = '@testheal/jest:enter';

export function createTargetModule(): TargetModule {
  const early: Mount[] = [];
  let late: Mount[] = [];
  let isSettled = false;
  let code: string | undefined;

  function enter(native: CommonJsModule, base: Factory, evaluate: (code: string) => unknown): void {
    const mount: Mount = {
      native,
      evaluate,
      makeExports: evaluate('() => ({})') as () => object,
      factory: code === undefined ? base : compile(evaluate, code),
      instance: { exports: undefined },
    };
    native.exports = createFacade(() => mount.instance.exports as object);
    instantiate(mount);
    const { exports } = mount.instance;
    if (typeof exports === 'function') native.exports = createFunctionFacade(() => mount.instance.exports as object);
    else if (typeof exports !== 'object' || exports === null) native.exports = exports;
    if (isSettled) late = [...late, mount].slice(-LATE_MOUNTS);
    else early.push(mount);
  }

  return {
    wrap: (emitted) =>
      `globalThis[Symbol.for(${JSON.stringify(HOOK)})](module,function(module,exports){${emitted}\n},(c)=>eval(c));`,
    install: (global) => void Object.defineProperty(global, Symbol.for(HOOK), { value: enter, configurable: true }),
    replaceCode(emitted) {
      const prepared = new Map<Mount, Factory>();
      for (const mount of [...early, ...late]) prepared.set(mount, compile(mount.evaluate, emitted));
      return () => {
        code = emitted;
        for (const mount of [...early, ...late]) {
          const factory = prepared.get(mount) ?? compile(mount.evaluate, emitted);
          prepared.set(mount, factory);
          mount.factory = factory;
          instantiate(mount);
        }
      };
    },
    settle() {
      isSettled = true;
    },
  };
}

function compile(evaluate: (code: string) => unknown, code: string): Factory {
  return evaluate(`(function(module,exports){${code}\n})`) as Factory;
}

/** Runs the module's code anew. Its exports are seen before the code has run to its end, as import cycles need it. */
function instantiate(mount: Mount): void {
  const exports = mount.makeExports();
  const instance = Object.create(mount.native, {
    exports: { value: exports, writable: true, enumerable: true, configurable: true },
  }) as CommonJsModule;
  mount.instance = instance;
  mount.factory.call(exports, instance, exports);
}
