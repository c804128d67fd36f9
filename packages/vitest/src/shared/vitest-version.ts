import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { pathToFileURL } from 'node:url';

import type { Reporter, TestCase, TestModule, TestProject, TestSuite, Vitest } from 'vitest/node';

import { isVitest3 } from './is-vitest-3.ts';

/*
 * Everything in the main and the host process that differs between Vitest 3.2, 4 and 5, or is not documented, is here.
 */

type VitestNode = typeof import('vitest/node');

/** The Vitest that `root` uses. Rejects with Node's error when there is none. */
export async function importVitest(root: string): Promise<VitestNode> {
  return (await import(pathToFileURL(createRequire(join(root, 'x.js')).resolve('vitest/node')).href)) as VitestNode;
}

/** Absolute path of Vitest's own command line program. Throws Node's error when `root` has no Vitest. */
export function vitestProgram(root: string): string {
  return join(createRequire(join(root, 'x.js')).resolve('vitest/package.json'), '..', 'vitest.mjs');
}

/** How a module server resolves and loads, as far as we stand before it. */
export interface ModuleContainer {
  resolveId(specifier: string, ...rest: unknown[]): Promise<unknown>;
  load(id: string, ...rest: unknown[]): Promise<unknown>;
}

interface ModuleNode {
  readonly id: string | null;
  readonly url: string;
}

interface ModuleGraph {
  readonly idToModuleMap: Map<string, ModuleNode>;
  readonly urlToModuleMap: Map<string, ModuleNode>;
  readonly fileToModulesMap: Map<string, ReadonlySet<ModuleNode>>;
  readonly _unresolvedUrlToModuleMap?: Map<string, ModuleNode | Promise<unknown>>;
  getModulesByFile(file: string): Iterable<ModuleNode> | undefined;
  invalidateModule(node: ModuleNode): void;
}

interface ModuleEnvironment {
  readonly pluginContainer: ModuleContainer;
  readonly moduleGraph: ModuleGraph;
  transformRequest(file: string): Promise<{ readonly code: string } | null>;
}

interface ModuleServer {
  readonly environments: Readonly<Record<string, ModuleEnvironment>>;
}

/** The module servers of a project: one for each environment, such as `ssr` for tests in Node. */
export function moduleEnvironments(project: TestProject): ModuleEnvironment[] {
  return Object.values((project.vite as unknown as ModuleServer).environments);
}

/** While `work` goes on, a module that cannot be transformed is one without imports: Vitest's search for them ends at it. */
export async function withoutTransformErrors<T>(
  environments: readonly ModuleEnvironment[],
  work: () => Promise<T>,
): Promise<T> {
  for (const environment of environments) {
    const transform = environment.transformRequest.bind(environment);
    const quiet = (file: string): ReturnType<typeof transform> => transform(file).catch(() => null);
    Object.defineProperty(environment, 'transformRequest', { value: quiet, configurable: true, writable: true });
  }
  try {
    return await work();
  } finally {
    // The method of its class is behind it.
    for (const environment of environments) Reflect.deleteProperty(environment, 'transformRequest');
  }
}

/** Forgets what was made of a file, so that it is loaded and transformed again. */
export function invalidateFile(environment: ModuleEnvironment, file: string): void {
  for (const node of environment.moduleGraph.getModulesByFile(file) ?? [])
    environment.moduleGraph.invalidateModule(node);
}

/** Drops modules that will not be asked for again, so that a long probe does not fill the host's memory. */
export function dropModules(environment: ModuleEnvironment, isOver: (id: string) => boolean): void {
  const {
    idToModuleMap,
    urlToModuleMap,
    fileToModulesMap,
    _unresolvedUrlToModuleMap: unresolved,
  } = environment.moduleGraph;
  for (const [file, nodes] of fileToModulesMap) {
    if ([...nodes].every(({ id }) => id !== null && isOver(id))) fileToModulesMap.delete(file);
  }
  for (const map of [idToModuleMap, urlToModuleMap, unresolved]) {
    for (const [key, node] of map ?? []) {
      if (isOver((node instanceof Promise ? undefined : node.id) ?? key)) map?.delete(key);
    }
  }
}

/**
 * The code that a test worker would evaluate for `file`. `name` is the environment of the worker; Vitest 3 has one for
 * all, whose transform is the same but for plugins that look at it.
 *
 * Rejects with the transform's error.
 */
export async function transformForWorker(project: TestProject, name: string, file: string): Promise<string> {
  const { environments } = project.vite as unknown as ModuleServer;
  const environment = isVitest3(project.vitest) ? environments['ssr'] : environments[name];
  if (environment === undefined) throw new Error(`Vitest has no environment \`${name}\` to transform modules in`);
  const result = await environment.transformRequest(file);
  if (result === null) throw new Error(`Vite does not transform ${file}`);
  return result.code;
}

/** Options that start workers as fresh processes with flags of their own. */
export function workerOptions(version: string, execArgv: readonly string[]): object {
  return version.startsWith('3.')
    ? {
        pool: 'forks',
        poolMatchGlobs: [],
        poolOptions: { forks: { execArgv: [...execArgv], isolate: true, singleFork: false } },
      }
    : { pool: 'forks', execArgv: [...execArgv], isolate: true };
}

/** The same for a project, which does not inherit them. */
export function cageProject(project: TestProject, execArgv: readonly string[]): void {
  const config = project.config as unknown as Record<string, unknown>;
  Object.assign(config, workerOptions(project.vitest.version, execArgv));
  config['fsModuleCache'] = false;
  if (typeof config['experimental'] === 'object')
    Object.assign(config['experimental'] as object, { fsModuleCache: false });
}

/** Switches off the cache that Vitest 4 and 5 keep on disk: it goes by the text on disk and would serve stale patches. */
export function cacheOptions(version: string): object {
  return version.startsWith('3.') ? {} : { fsModuleCache: false, experimental: { fsModuleCache: false } };
}

/** Adds a reporter to a Vitest that has made its own ones already. */
export function addReporter(vitest: Vitest, reporter: Reporter): void {
  (vitest as unknown as { readonly reporters: Reporter[] }).reporters.push(reporter);
  reporter.onInit?.(vitest);
}

/** Whether the user's config has a function that chooses which unhandled errors count. */
export function choosesErrors(vitest: Vitest): boolean {
  return typeof (vitest.config as { onUnhandledError?: unknown }).onUnhandledError === 'function';
}

/** The config file of the user's run; `false` when it has none. */
export function configFileOf(vitest: Vitest): string | false {
  const { configFile } = (vitest.vite as unknown as { config: { configFile?: string } }).config;
  return configFile ?? false;
}

/** Vite's mode of the user's run. */
export function viteModeOf(vitest: Vitest): string {
  return (vitest.vite as unknown as { config: { mode: string } }).config.mode;
}

/**
 * What the user's global set-up, which still stands while we heal, provides to tests, by the name of the project. A second
 * set-up would meet the ports and files of the first. `undefined`: it provides what does not survive JSON, so a host runs
 * it itself.
 */
export function providedByGlobalSetup(vitest: Vitest): ProvidedValues | undefined {
  const provided = [vitest.getRootProject(), ...vitest.projects].map(
    (project) => [project.name, { ...project.getProvidedContext() }] as const,
  );
  const all = Object.fromEntries(provided);
  const copy = jsonCopy(all);
  return isDeepStrictEqual(copy, all) ? (copy as ProvidedValues) : undefined;
}

/** Values of `provide`, by the name of the project. */
export type ProvidedValues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** `undefined` for what JSON refuses, such as a `bigint`. */
function jsonCopy(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    return undefined;
  }
}

/** What Vitest's own command line does to its options before it starts: `parseCLI` leaves it out. */
export function toStartOptions(filters: readonly string[], options: object): object {
  const { exclude, ...others } = options as { exclude?: string | string[] };
  return {
    ...others,
    ...(exclude !== undefined && { cliExclude: [exclude].flat() }),
    // Filters such as `a.test.ts:12`.
    ...(filters.some((filter) => /:\d+/.test(filter)) && { includeTaskLocation: true }),
  };
}

/**
 * Kills the workers of a run that is out of time, so that the run ends. Vitest 3 does not survive that: there a hung run
 * goes on until this process is killed.
 */
export function endWorkers(vitest: Vitest, pids: readonly number[]): void {
  if (isVitest3(vitest)) return;
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** Ends this process when its Vitest does not survive the death of a worker: Vitest 3 fails some time afterwards. */
export function endIfBroken(vitest: Vitest, reason: string): void {
  if (!isVitest3(vitest)) return;
  process.stderr.write(`Error: ${reason}\n`);
  // oxlint-disable-next-line unicorn/no-process-exit -- the main process takes the end of a host for a crash of the run
  process.exit(1);
}

/** Behind what reporters see: how far the hooks came, which Vitest tells nobody. */
interface RunnerTask {
  readonly pool?: string;
  readonly meta?: { readonly typecheck?: boolean };
  readonly result?: { readonly hooks?: Readonly<Record<string, string>> };
}

function taskOf(reported: TestCase | TestSuite | TestModule): RunnerTask {
  return (reported as unknown as { readonly task?: RunnerTask }).task ?? {};
}

/** The hook of a failed test, suite or file that has begun and not come to its end; `undefined` when all did. */
export function failedHook(reported: TestCase | TestSuite | TestModule): string | undefined {
  return Object.entries(taskOf(reported).result?.hooks ?? {}).find(([, state]) => state !== 'pass')?.[0];
}

/** The pool that a file ran in: `typescript` for type tests, of which Vitest 4 and 5 tell only by their meta. */
export function poolOf(module: TestModule): string | undefined {
  const { meta, pool } = taskOf(module);
  return meta?.typecheck === true ? 'typescript' : pool;
}
