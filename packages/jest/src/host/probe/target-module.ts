import { classFollower, createFacade, createFunctionFacade, standInsFor } from '@testheal/core/host';
import type { ShownFunctions } from '@testheal/core/worker';

/** The CommonJS module object that Jest gives to a module's code. */
interface CommonJsModule {
  exports: unknown;
}

type Factory = (this: unknown, module: CommonJsModule, exports: unknown) => void;

/** One entry of Jest's module registry for the target. `resetModules` and `isolateModules` make more of them. */
interface Mount {
  readonly native: CommonJsModule;
  /** Evaluates in the module's own scope, with its `require`, `jest` and `import()`. */
  readonly evaluate: (code: string) => unknown;
  readonly makeExports: () => object;
  /** The code that `factory` was made of; absent: what Jest loaded. */
  code: string | undefined;
  factory: Factory;
  instance: CommonJsModule;
  /** Which of the instances that were asked for it shows. */
  generation: number;
  /** To be called when it shows another instance. */
  followed?: () => void;
}

/** The target module while its test file is loaded: the code it runs, and the instance its importers see. */
export interface TargetModule {
  /** The emitted CommonJS of the target, such that loading it makes it known here. */
  wrap(code: string): string;
  /** Puts the hook that the wrapped code calls into the tests' realm. */
  install(global: object): void;
  /** Prepares new code for the module; throws when it does not compile. The result makes a new instance of it. */
  replaceCode(code: string): () => void;
  /** From here on, modules are loaded by single tries. */
  settle(): void;
}

const HOOK = '@testheal/jest:enter';

export function createTargetModule(shown: ShownFunctions = 'own'): TargetModule {
  /** Loaded with the test file: renewed at once, so that what a new instance throws is known. */
  const early: Mount[] = [];
  let isSettled = false;
  let code: string | undefined;
  let generation = 0;

  /** Runs the module's code anew. Its exports are seen before the code has run to its end, as import cycles need it. */
  function renew(mount: Mount): void {
    if (mount.code !== code && code !== undefined) {
      mount.factory = compile(mount.evaluate, code);
      mount.code = code;
    }
    const exports = mount.makeExports();
    const properties = { exports: { value: exports, writable: true, enumerable: true, configurable: true } };
    mount.generation = generation;
    mount.instance = Object.create(mount.native, properties) as CommonJsModule;
    mount.factory.call(exports, mount.instance, exports);
  }

  function exportsOf(mount: Mount): object {
    // Loaded by a try: nobody knows whether it is still in use until somebody uses it.
    if (mount.generation !== generation) renew(mount);
    return mount.instance.exports as object;
  }

  function enter(native: CommonJsModule, base: Factory, evaluate: (code: string) => unknown): void {
    const mount: Mount = {
      native,
      evaluate,
      makeExports: evaluate('() => ({})') as () => object,
      code: undefined,
      factory: base,
      instance: { exports: undefined },
      generation,
    };
    const current = (): object => exportsOf(mount);
    native.exports = createFacade(current, shown === 'stand-ins' ? standInsFor(current) : undefined);
    renew(mount);
    const { exports } = mount.instance;
    if (typeof exports === 'function') native.exports = createFunctionFacade(current);
    else if (typeof exports !== 'object' || exports === null) native.exports = exports;
    if (isSettled) return;
    early.push(mount);
    if (shown === 'stand-ins') mount.followed = classFollower(exports, () => mount.instance.exports);
  }

  return {
    wrap: (emitted) =>
      `globalThis[Symbol.for(${JSON.stringify(HOOK)})](module,function(module,exports){${emitted}\n},(c)=>eval(c));`,
    install: (global) => void Object.defineProperty(global, Symbol.for(HOOK), { value: enter, configurable: true }),
    replaceCode(emitted) {
      const factories = early.map((mount) => [mount, compile(mount.evaluate, emitted)] as const);
      return () => {
        code = emitted;
        generation += 1;
        for (const [mount, factory] of factories) {
          Object.assign(mount, { factory, code: emitted });
          renew(mount);
          mount.followed?.();
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
