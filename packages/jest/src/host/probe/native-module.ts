import { classFollower, standInsFor } from '@testheal/core/host';
import {
  addedImports,
  factoryCode,
  moduleFactory,
  type ModuleFactory,
  type ShownFunctions,
} from '@testheal/core/worker';

import { HOOK, recordCode, type Exports, type Factory, type ModuleRecord, type Show } from './module-record.ts';

/** A record whose instances can be replaced. `resetModules` makes more of them. */
interface Mount {
  readonly record: ModuleRecord;
  /** Of the code that Jest loaded. */
  readonly base: Factory;
  readonly show: (name: string, value: unknown) => unknown;
  exports: Exports;
  /** To be called when it shows another instance. */
  followed?: () => void;
}

/** What instances are made of in the place of what Jest loaded. */
interface Code {
  readonly text: string;
  /** Namespaces of the modules that only it imports. */
  readonly added: readonly object[];
  readonly factories: Map<Mount, Factory>;
}

/** The target while its test file is loaded, where Jest loads it as a native ES module: the code it runs, and the instance its importers see. */
export interface NativeModule {
  /** The emitted module, such that loading it makes it known here. */
  wrap(code: string): string;
  /** Puts the hook that the wrapped code calls into the tests' realm. */
  install(global: object): void;
  /** Prepares new code for the module; rejects when it does not compile. The result makes a new instance. */
  replaceCode(code: string): Promise<() => Promise<void>>;
  /** From here on, modules are loaded by single tries. */
  settle(): void;
}

export function createNativeModule(shown: ShownFunctions = 'own'): NativeModule {
  const early: Mount[] = [];
  /** A registry of modules has one of them; those before it have been reset. */
  let late: Mount | undefined;
  let isSettled = false;
  let loaded: ModuleFactory | undefined;
  let code: Code | undefined;

  const mounts = (): Mount[] => (late === undefined ? early : [...early, late]);

  function factoryOf(mount: Mount, { text, factories }: Code): Factory {
    const factory = factories.get(mount) ?? (mount.record.evaluate(`(${text})`) as Factory);
    factories.set(mount, factory);
    return factory;
  }

  async function renew(mount: Mount): Promise<void> {
    await run(mount);
    mount.followed?.();
  }

  /** Not waited for unless the module itself waits: an import cycle would not get to its end. */
  function run(mount: Mount): void | Promise<void> {
    const factory = code === undefined ? mount.base : factoryOf(mount, code);
    const begin: Show = (exports) => {
      mount.exports = exports;
      show(mount);
      return (value) => {
        // What goes on in an instance that was replaced is not shown.
        if (mount.exports === exports) show(mount);
        return value;
      };
    };
    const ended = factory(mount.record.meta, begin, code?.added ?? []);
    if (ended === undefined) show(mount);
    return ended?.then(() => show(mount));
  }

  /** Of all that is there: in a cycle others look at it before its code has run to its end. */
  function show(mount: Mount): void {
    const names = (loaded?.exports ?? []).map(({ name }) => name);
    mount.record.assign(Object.fromEntries(names.map((name) => [name, mount.show(name, read(mount.exports, name))])));
  }

  function enter(record: ModuleRecord, base: Factory): void | Promise<void> {
    const current = (): Exports => mount.exports;
    const showStandIn = shown === 'stand-ins' ? standInsFor(current) : undefined;
    const mount: Mount = { record, base, show: showStandIn ?? ((_, value) => value), exports: {} };
    const isLate = isSettled;
    if (isLate) late = mount;
    else early.push(mount);
    const follow = (): void => {
      if (!isLate && shown === 'stand-ins') mount.followed = classFollower(valuesOf(mount.exports), current);
    };
    const ended = run(mount);
    return ended === undefined ? follow() : ended.then(follow);
  }

  return {
    wrap(emitted) {
      loaded = moduleFactory(emitted);
      return recordCode(loaded);
    },
    install: (global) => void Object.defineProperty(global, Symbol.for(HOOK), { value: enter, configurable: true }),
    async replaceCode(emitted) {
      const parts = moduleFactory(emitted);
      const [first] = mounts();
      const imports = first === undefined ? [] : addedImports(parts.imports, loaded?.imports ?? []);
      const added = await Promise.all(imports.map(async ({ source }) => first?.record.load(source) ?? {}));
      const own: Code = { text: factoryCode(parts, imports), added, factories: new Map() };
      for (const mount of mounts()) factoryOf(mount, own);
      return async () => {
        code = own;
        for (const mount of mounts()) await renew(mount);
      };
    },
    settle() {
      isSettled = true;
    },
  };
}

function valuesOf(exports: Exports): Exports {
  return Object.fromEntries(Object.keys(exports).map((name) => [name, read(exports, name)]));
}

/** `undefined` for what is not there, or not yet. */
function read(exports: Exports, name: string): unknown {
  try {
    return exports[name];
  } catch {
    return undefined;
  }
}
