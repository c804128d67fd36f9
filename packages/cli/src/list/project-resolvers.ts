import { createRequire } from 'node:module';

import type { Project } from '../project/find-project.ts';
import { resolvePath } from './resolve-path.ts';
import { startRunnerResolver, type RunnerResolver } from './runner-resolver.ts';

/** Resolves imports of several projects. A runner is started once, when an import is no path. */
export interface ProjectResolvers {
  resolve(project: Project | undefined, specifier: string, importer: string): Promise<string | undefined>;
  /** Ends the runners that were started. */
  close(): Promise<void>;
}

export function projectResolvers(): ProjectResolvers {
  const started = new Map<string, Promise<RunnerResolver | undefined>>();
  const runnerOf = (project: Project): Promise<RunnerResolver | undefined> => {
    const key = `${project.runner}:${project.root}`;
    const known = started.get(key) ?? startRunnerResolver(project).catch(() => undefined);
    started.set(key, known);
    return known;
  };
  return {
    async resolve(project, specifier, importer) {
      if (/^\.{0,2}\//.test(specifier)) return resolvePath(specifier, importer);
      const runner = project && (await runnerOf(project));
      return runner === undefined ? installed(specifier, importer) : runner.resolve(specifier, importer);
    },
    async close() {
      for (const runner of started.values()) await (await runner)?.close();
    },
  };
}

/** By Node's rules: without its runner, a project's aliases are not known. */
function installed(specifier: string, importer: string): string | undefined {
  try {
    return createRequire(importer).resolve(specifier);
  } catch {
    return undefined;
  }
}
