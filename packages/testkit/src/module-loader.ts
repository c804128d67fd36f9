import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { transformSync, type Loader } from 'esbuild';
import { resolveIn, sourceIn, type MemoryProject } from './memory-project.ts';

/** Evaluates the modules of a project in memory, each once; made anew for each run, so that no state is carried over. */
export interface ModuleLoader {
  /** The exports of a module. Throws what its transform, its evaluation or an import of it throws. */
  load(file: string): unknown;
  /** Transforms and evaluates `source` as if it were `file`, past the cache, and gives its exports. */
  evaluate(file: string, source: string): unknown;
  /**
   * Compiles `source` for the place of `file`. Each call of the result evaluates it anew: importers that read through a
   * facade see its exports from then on.
   */
  prepare(file: string, source: string): () => void;
  /** The exports that a loaded module has at this moment. */
  exportsOf(file: string): unknown;
}

export interface ModuleLoaderOptions {
  /** Absolute path → text that takes the file's place. */
  readonly overlay: Readonly<Record<string, string>>;
  /** Names that every module sees besides the real globals, such as `test`. */
  readonly globals: Readonly<Record<string, unknown>>;
  /** Shared by loaders to transform a text only once; a new one otherwise. */
  readonly toCommonJs?: Transform;
  /** Sees the exports of every module as soon as it is loaded or imported, and may give others to importers. */
  readonly facade?: (file: string, exports: unknown) => unknown;
  /** The realm of the modules; this one when absent. */
  readonly context?: vm.Context;
}

/** Turns the text of a module into CommonJS by the file's extension. Throws on a syntax error. */
export type Transform = (file: string, source: string) => string;

interface LoadedModule {
  exports: unknown;
}

const requireHere = createRequire(import.meta.url);

/** A loader of TypeScript, TSX and JavaScript modules; `node:` built-ins are the real ones, packages do not resolve. */
export function createModuleLoader(project: MemoryProject, options: ModuleLoaderOptions): ModuleLoader {
  const loaded = new Map<string, LoadedModule>();
  const { facade = (_file: string, exports: unknown): unknown => exports, toCommonJs = createTransform() } = options;

  const importFrom = (importer: string, specifier: string): unknown => {
    const file = resolveIn(project, specifier, importer);
    if (file !== undefined) return load(file);
    if (specifier.startsWith('node:')) return requireHere(specifier);
    throw new Error(`Cannot find module '${specifier}' imported from ${importer}`);
  };

  const names = Object.keys(options.globals);
  const compile = (file: string, source: string): ((module: LoadedModule) => unknown) => {
    const code = toCommonJs(file, source);
    const body = vm.compileFunction(code, ['module', 'exports', 'require', ...names], {
      filename: file,
      ...(options.context && { parsingContext: options.context }),
    });
    const requireFrom = (specifier: string): unknown => importFrom(file, specifier);
    return (module) => {
      body(module, module.exports, requireFrom, ...Object.values(options.globals));
      return module.exports;
    };
  };
  const run = (file: string, source: string, module: LoadedModule): unknown => compile(file, source)(module);

  function load(file: string): unknown {
    const known = loaded.get(file);
    if (known) return facade(file, known.exports);
    const source = options.overlay[file] ?? sourceIn(project, file);
    if (source === undefined) throw new Error(`Cannot find module '${file}'`);
    const module: LoadedModule = { exports: {} };
    // Before it runs, so that an import cycle sees what there is so far.
    loaded.set(file, module);
    run(file, source, module);
    return facade(file, module.exports);
  }

  return {
    load,
    evaluate: (file, source) => run(file, source, { exports: {} }),
    prepare(file, source) {
      const evaluate = compile(file, source);
      return () => {
        const module: LoadedModule = { exports: {} };
        // Before it runs, so that an import cycle sees what there is so far.
        loaded.set(file, module);
        evaluate(module);
      };
    },
    exportsOf: (file) => loaded.get(file)?.exports,
  };
}

/** A transform that remembers: esbuild starts a process for each synchronous call. */
export function createTransform(): Transform {
  const known = new Map<string, string>();
  return (file, source) => {
    const key = `${path.extname(file)} ${source}`;
    const code = known.get(key) ?? transform(file, source);
    known.set(key, code);
    return code;
  };
}

function transform(file: string, source: string): string {
  if (path.extname(file) === '.json') return `module.exports = ${source}`;
  const { code } = transformSync(source, {
    loader: path
      .extname(file)
      .replace(/^\.[cm]/, '.')
      .slice(1) as Loader,
    format: 'cjs',
    target: 'node20',
    supported: { 'dynamic-import': false },
    sourcefile: file,
    logLevel: 'silent',
  });
  return code;
}
