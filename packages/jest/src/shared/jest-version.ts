import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Config, Test, TestContext, TestResult } from '@jest/reporters';

import { onlyCase } from './only-case.ts';

/*
 * The one file that knows where things are inside the user's Jest: which package holds what, which file is outside
 * `exports`, and what of it differs between 29.7 and 30. Jest is always the user's own, resolved from their project.
 */

/** The user's Jest, by absolute paths: plain data, since the host process loads the same files. */
export interface JestPaths {
  readonly version: string;
  readonly core: string;
  readonly cli: string;
  readonly config: string;
  /** What Jest's own worker processes run. Outside `exports`, at this place in 29.7 and 30. */
  readonly testWorker: string;
  readonly runtime: string;
}

/** Finds Jest as `from`, a folder, sees it; the second try is the Jest that runs in this process. */
export function findJest(from: string): JestPaths | undefined {
  for (const place of [join(from, 'package.json'), process.argv[1]]) {
    if (place === undefined) continue;
    try {
      return jestPathsFrom(createRequire(place));
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }
  return undefined;
}

function jestPathsFrom(require: NodeJS.Require): JestPaths {
  const manifest = require.resolve('jest/package.json');
  const fromJest = createRequire(manifest);
  const fromCore = createRequire(fromJest.resolve('@jest/core'));
  const runner = fromCore.resolve('jest-runner/package.json');
  return {
    version: (require(manifest) as { version: string }).version,
    core: fromJest.resolve('@jest/core'),
    cli: fromJest.resolve('jest-cli'),
    config: fromCore.resolve('jest-config'),
    testWorker: join(dirname(runner), 'build/testWorker.js'),
    runtime: createRequire(runner).resolve('jest-runtime'),
  };
}

function isNotFound(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  return code === 'MODULE_NOT_FOUND' || code === 'ERR_PACKAGE_PATH_NOT_EXPORTED';
}

const load = createRequire(import.meta.url);

/** Jest's worker side: set up once, then one call a test file. */
export interface TestWorker {
  setup(data: {
    readonly serializableResolvers: readonly {
      readonly config: Config.ProjectConfig;
      readonly serializableModuleMap: unknown;
    }[];
  }): void;
  /** Rejects with plain data when the file, or what it imports, does not load. */
  worker(work: {
    readonly config: Config.ProjectConfig;
    readonly globalConfig: Config.GlobalConfig;
    readonly path: string;
    readonly context: object;
  }): Promise<TestResult>;
}

const UNCAUGHT = 'uncaughtException';

export function loadTestWorker(paths: Pick<JestPaths, 'testWorker'>): TestWorker {
  // What it listens to from its first load on would end the process at any error that a timer throws between two test files.
  const before = new Set(process.rawListeners(UNCAUGHT));
  const worker = load(paths.testWorker) as TestWorker;
  for (const listener of process.rawListeners(UNCAUGHT) as NodeJS.UncaughtExceptionListener[]) {
    if (!before.has(listener)) process.off(UNCAUGHT, listener);
  }
  return worker;
}

/** What a transform made of a file. */
export interface Transformed {
  readonly code: string;
  readonly originalCode: string;
  readonly sourceMapPath: string | null;
}

/** The part of Jest's ScriptTransformer that loads files. */
export interface FileTransformer {
  transform(this: void, file: string, options: object, source?: string): Transformed;
}

/**
 * Loads what the first run of a file would wait for: the environment, the transform with its presets. What fails here will
 * fail there, and be told there.
 */
export async function warmUpProject(
  paths: Pick<JestPaths, 'testWorker'>,
  config: Config.ProjectConfig,
  file: string,
): Promise<void> {
  const transformer = await createTransformer(paths, config);
  await transformer.requireAndTranspileModule(config.testEnvironment);
  transformer.transform(file, COMMON_JS);
}

/**
 * What the user's own run has transformed, when it shows that its cache can be read: by `file`, which was in that run. With the
 * user's configuration the keys are those of that run. Of a file that is not in the cache it throws, after it was transformed: nothing can be
 * written there. Jest 29 makes the folder first, and so never gets as far. Only for Babel: other transforms may keep a compiler for each configuration.
 */
export async function openUserCache(
  paths: Pick<JestPaths, 'testWorker'>,
  config: Config.ProjectConfig,
  file: string,
): Promise<FileTransformer | undefined> {
  if (!config.cache || !config.transform.every(([, path]) => /[\\/]babel-jest[\\/]/.test(path))) return undefined;
  try {
    const transformer = await createTransformer(paths, config);
    transformer.transform(file, COMMON_JS);
    return { transform: (...of) => transformer.transform(...of) };
  } catch {
    return undefined;
  }
}

/** What Jest asks for when it loads CommonJS. */
const COMMON_JS = {
  isInternalModule: false,
  supportsDynamicImport: false,
  supportsExportNamespaceFrom: false,
  supportsStaticESM: false,
  supportsTopLevelAwait: false,
};

function createTransformer(
  paths: Pick<JestPaths, 'testWorker'>,
  config: Config.ProjectConfig,
): Promise<{
  requireAndTranspileModule(path: string): Promise<unknown>;
  transform(...of: Parameters<FileTransformer['transform']>): Transformed;
}> {
  const { createScriptTransformer } = createRequire(paths.testWorker)('@jest/transform') as {
    createScriptTransformer(this: void, config: Config.ProjectConfig): ReturnType<typeof createTransformer>;
  };
  return createScriptTransformer(config);
}

/** What `worker` rejects with. */
export function describeLoadFailure(error: unknown): string {
  const { message, stack } = (error ?? {}) as { readonly message?: string; readonly stack?: string };
  return message ?? stack ?? String(error);
}

/** Test files of the context that reach `file` by static imports, as far as Jest knows. */
export async function findRelatedTests(
  paths: Pick<JestPaths, 'core'>,
  context: TestContext,
  file: string,
): Promise<readonly string[]> {
  const { SearchSource } = load(paths.core) as {
    SearchSource: new (context: TestContext) => {
      findRelatedTests(files: Set<string>, collectCoverage: boolean): Promise<{ readonly tests: readonly Test[] }>;
      isTestFilePath(path: string): boolean;
    };
  };
  const source = new SearchSource(context);
  // Outside of its roots Jest reads no imports, so that any test may be one of it.
  if (!context.hasteFS.exists(file)) return context.hasteFS.getAllFiles().filter((path) => source.isTestFilePath(path));
  const { tests } = await source.findRelatedTests(new Set([file]), false);
  return tests.map(({ path }) => path);
}

/** Whether a project's tests run on jest-circus, the only runner whose events we know. */
export function usesCircus(config: Pick<Config.ProjectConfig, 'runner' | 'testRunner'>): boolean {
  return /[\\/]jest-circus[\\/]/.test(config.testRunner) && /[\\/]jest-runner[\\/]/.test(config.runner);
}

/** What a healing run adds to the user's Jest. */
interface Healer {
  /** Absolute path of our reporter. */
  readonly reporter: string;
  readonly caseFile: string | undefined;
}

/** Runs the user's Jest with `rawArguments`, and with our reporter when there is a healer. */
export async function runJestCli(paths: JestPaths, rawArguments: readonly string[], healer?: Healer): Promise<void> {
  if (healer !== undefined) addHealer(paths, healer);
  const cli = load(paths.cli) as { run(rawArguments: readonly string[]): Promise<void> };
  await cli.run(rawArguments);
}

/**
 * Puts our reporter after the user's own ones. The command line could not say this: `--reporters` drops the options of
 * configured ones. `readConfigs` is public, and the one place all runs go through.
 */
function addHealer(paths: JestPaths, { reporter, caseFile }: Healer): void {
  const jestConfig = load(paths.config) as {
    readConfigs: (
      ...values: unknown[]
    ) => Promise<{ globalConfig: Config.GlobalConfig; configs: readonly Config.ProjectConfig[] }>;
  };
  const { readConfigs } = jestConfig;
  jestConfig.readConfigs = async (...values) => {
    const read = await readConfigs(...values);
    const all = withReporter(read.globalConfig.reporters, reporter);
    // Reporters of the project would write of a run that is none of its own.
    const reporters = caseFile === undefined ? all : all.filter(([path]) => path === reporter);
    const configs = caseFile === undefined ? read.configs : onlyCase(read.configs, caseFile);
    return { ...read, configs, globalConfig: Object.freeze({ ...read.globalConfig, reporters }) };
  };
}

type Reporters = NonNullable<Config.GlobalConfig['reporters']>;

function withReporter(reporters: Config.GlobalConfig['reporters'], reporter: string): Reporters {
  const theirs: Reporters = reporters ?? [['default', {}]];
  return theirs.some(([path]) => path === reporter) ? theirs : [...theirs, [reporter, {}]];
}

/** What a `require` of `specifier` in `importer` gets in the tests: module mappers, roots and extensions included. */
export function resolveAsJest({ resolver }: TestContext, importer: string, specifier: string): string | undefined {
  if (resolver.isCoreModule(specifier)) return undefined;
  try {
    return resolver.resolveModule(importer, specifier, { conditions: ['require', 'node', 'default'] });
  } catch {
    return undefined;
  }
}

/** The files of a project that are test files by its patterns, whether or not this run had them. */
export function allTestFiles(paths: Pick<JestPaths, 'core'>, context: TestContext): readonly string[] {
  const { SearchSource } = load(paths.core) as {
    SearchSource: new (context: TestContext) => { isTestFilePath(file: string): boolean };
  };
  const source = new SearchSource(context);
  return context.hasteFS.getAllFiles().filter((file) => source.isTestFilePath(file));
}
