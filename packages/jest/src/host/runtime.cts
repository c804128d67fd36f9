import type { Config } from '@jest/reporters';

import { seat } from './seat.cts';
import type { JestEnvironment, Seat } from './seat.cts';
import type { Transformed } from '../shared/jest-version.ts';

/** The part of Jest's ScriptTransformer that runtimes use to load modules. */
interface Transformer {
  shouldTransform(file: string): boolean;
  transform(file: string, options: object, source?: string): Transformed;
  transformAsync(file: string, options: object, source?: string): Promise<Transformed>;
  transformSource(file: string, source: string, options: object): Transformed;
  transformSourceAsync(file: string, source: string, options: object): Promise<Transformed>;
}

type RuntimeClass = new (...values: unknown[]) => object;

/**
 * Jest's `runtime` in a host: the user's own, with source texts of ours in the place of some files. Two places hold
 * sources. `cacheFS` is emptied by `resetModules`, so its `get` answers for it. The transformer keeps what it
 * made by file and time of change, not by content, so texts of ours never go through that memory.
 */
// oxlint-disable-next-line typescript/no-extraneous-class -- Jest calls it with `new`
class HealRuntime {
  constructor(
    config: Config.ProjectConfig,
    environment: JestEnvironment,
    resolver: unknown,
    transformer: Transformer,
    cacheFS: Map<string, string>,
    ...rest: unknown[]
  ) {
    const taken = seat();
    if (taken === undefined) throw new Error('the runtime of @testheal/jest is only for its own host process');
    const Base = interop(require(taken.runtimePath(config))) as RuntimeClass;
    const read = cacheFS.get.bind(cacheFS);
    cacheFS.get = (file) => taken.overlay.get(file) ?? read(file);
    const options = new Map<string, object>();
    const overlaid = overlayTransformer(cachedTransformer(transformer, config.id, taken), taken, options);
    taken.visitor?.onRuntime({
      environment,
      transform: (file, source) =>
        transformer.shouldTransform(file)
          ? transformer.transformSource(file, source, options.get(file) ?? CJS_OPTIONS).code
          : source,
      transformModule: async (file, source) =>
        transformer.shouldTransform(file)
          ? (await transformer.transformSourceAsync(file, source, options.get(file) ?? MODULE_OPTIONS)).code
          : source,
    });
    // oxlint-disable-next-line no-constructor-return -- Jest calls `new` on what it loaded; the object is theirs
    return new Base(config, environment, resolver, overlaid, cacheFS, ...rest);
  }
}

/** What Jest asks of a transform for CommonJS, for a file that was not loaded yet. */
const CJS_OPTIONS = {
  instrument: false,
  supportsDynamicImport: false,
  supportsExportNamespaceFrom: false,
  supportsStaticESM: false,
  supportsTopLevelAwait: false,
};

/** The same for a native ES module. */
const MODULE_OPTIONS = {
  instrument: false,
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: true,
  supportsStaticESM: true,
  supportsTopLevelAwait: true,
};

/** Takes from the user's cache what it has. A file that is not there has cost a transform: it is asked for no other. */
function cachedTransformer(transformer: Transformer, project: string, { userCaches }: Seat): Transformer {
  return Object.assign(Object.create(transformer) as Transformer, {
    transform(file: string, options: object, source?: string) {
      try {
        const cached = userCaches.get(project)?.transform(file, options, source);
        if (cached !== undefined) return cached;
      } catch {
        userCaches.delete(project);
      }
      return transformer.transform(file, options, source);
    },
  });
}

function overlayTransformer(transformer: Transformer, taken: Seat, seen: Map<string, object>): Transformer {
  const wrapped = (file: string, result: Transformed, options: object): Transformed => {
    const isModule = (options as { supportsStaticESM?: boolean }).supportsStaticESM === true;
    const code = taken.visitor?.wrapCode(file, result.code, isModule) ?? result.code;
    return code === result.code
      ? result
      : { code, originalCode: result.originalCode, sourceMapPath: result.sourceMapPath };
  };
  return Object.assign(Object.create(transformer) as Transformer, {
    transform(file: string, options: object, source?: string) {
      const text = taken.overlay.get(file);
      if (text === undefined) return wrapped(file, transformer.transform(file, options, source), options);
      if (!transformer.shouldTransform(file)) return wrapped(file, plain(text), options);
      const own = { ...options, instrument: false };
      seen.set(file, own);
      return wrapped(file, transformer.transformSource(file, text, own), options);
    },
    async transformAsync(file: string, options: object, source?: string) {
      const text = taken.overlay.get(file);
      if (text === undefined) return transformer.transformAsync(file, options, source);
      if (!transformer.shouldTransform(file)) return wrapped(file, plain(text), options);
      const own = { ...options, instrument: false };
      seen.set(file, own);
      return wrapped(file, await transformer.transformSourceAsync(file, text, own), options);
    },
  });
}

function plain(source: string): Transformed {
  return { code: source, originalCode: source, sourceMapPath: null };
}

function interop(loaded: unknown): unknown {
  const { __esModule, default: main } = loaded as { __esModule?: boolean; default?: unknown };
  return __esModule === true ? main : loaded;
}

export default HealRuntime;
