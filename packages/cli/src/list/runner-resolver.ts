import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Project } from '../project/find-project.ts';

/** Resolves what is no path, such as an alias or a package, as the project's runner does in its tests. */
export interface RunnerResolver {
  resolve(specifier: string, importer: string): Promise<string | undefined>;
  /** Ends the runners that were started. */
  close(): Promise<void>;
}

/** Starts as much of the runner as resolving needs; no test runs. Rejects when the runner or its config does not load. */
export function startRunnerResolver({ root, runner }: Project): Promise<RunnerResolver> {
  return runner === 'vitest' ? vitestResolver(root) : jestResolver(root);
}

interface VitestNode {
  createVitest(
    this: void,
    mode: 'test',
    options: object,
  ): Promise<{
    readonly vite: { readonly pluginContainer: { resolveId(id: string, importer: string): Promise<Resolved> } };
    close(): Promise<void>;
  }>;
}

type Resolved = { readonly id: string; readonly external?: unknown } | null;

async function vitestResolver(root: string): Promise<RunnerResolver> {
  const entry = createRequire(join(root, 'x.js')).resolve('vitest/node');
  const { createVitest } = (await import(pathToFileURL(entry).href)) as VitestNode;
  const vitest = await createVitest('test', { root, watch: false, reporters: [{}], coverage: { enabled: false } });
  return {
    async resolve(specifier, importer) {
      const resolved = await vitest.vite.pluginContainer.resolveId(specifier, importer);
      const path = resolved?.id.split('?', 1)[0];
      return path !== undefined && /^(?:\/|[a-z]:\/)/i.test(path) ? path : undefined;
    },
    close: () => vitest.close(),
  };
}

interface JestConfig {
  readConfigs(this: void, argv: object, projects: string[]): Promise<{ readonly configs: readonly object[] }>;
}

interface JestRuntime {
  readonly default: {
    createContext(
      config: object,
      options: object,
    ): Promise<{ readonly resolver: { resolveModule(from: string, name: string, options: object): string } }>;
  };
}

async function jestResolver(root: string): Promise<RunnerResolver> {
  const fromJest = createRequire(createRequire(join(root, 'x.js')).resolve('jest/package.json'));
  const fromCore = createRequire(fromJest.resolve('@jest/core'));
  const { readConfigs } = fromCore('jest-config') as JestConfig;
  const runtime = createRequire(fromCore.resolve('jest-runner'))('jest-runtime') as JestRuntime;
  const { configs } = await readConfigs({ _: [], $0: '', watchman: false }, [root]);
  const options = { console, maxWorkers: 1, resetCache: false, watch: false, watchman: false };
  const contexts = await Promise.all(configs.map((config) => runtime.default.createContext(config, options)));
  return {
    async resolve(specifier, importer) {
      for (const { resolver } of contexts) {
        try {
          return resolver.resolveModule(importer, specifier, { conditions: ['require', 'node', 'default'] });
        } catch {
          // The next project may have it.
        }
      }
      return undefined;
    },
    close: async () => undefined,
  };
}
