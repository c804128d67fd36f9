import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawnProcess } from '../../e2e/support/spawn-process.ts';
import { installEnv } from './install-env.ts';
import { startLocalRegistry } from './local-registry.ts';
import { packPackages } from './pack-packages.ts';
import { OTHER_MANAGERS } from './package-manager.ts';

/** Where packages of ours can be installed by their names, as if they were published. */
export interface Workplace extends AsyncDisposable {
  /** A new folder's path, outside of the repository. */
  folder(name: string): string;
  /** For what is typed in a project: a registry with our packages, and all package managers. */
  readonly env: Readonly<Record<string, string>>;
}

/** Packs our packages, starts a registry with them and installs the package managers. */
export async function openWorkplace(): Promise<Workplace> {
  const place = mkdtempSync(path.join(os.tmpdir(), 'testheal-package-'));
  const folder = (name: string): string => path.join(place, name);
  const npm = (args: readonly string[]): ReturnType<typeof spawnProcess> =>
    spawnProcess('npm', args, { cwd: place, env: installEnv() });

  const { stdout: upstream } = await npm(['config', 'get', 'registry']);
  const registry = await startLocalRegistry(await packPackages(folder('tarballs')), upstream.trim());
  await npm(['install', '--no-audit', '--no-fund', '--prefix', folder('managers'), ...OTHER_MANAGERS]);
  const bins = path.join(folder('managers'), 'node_modules', '.bin');
  const env = installEnv({
    PATH: `${bins}${path.delimiter}${process.env['PATH']}`,
    npm_config_registry: registry.url,
    YARN_REGISTRY: registry.url,
    // What they remember of a registry that is gone tomorrow is in here too.
    XDG_CACHE_HOME: folder('cache'),
  });
  return {
    folder,
    env,
    [Symbol.asyncDispose]: async () => {
      await registry[Symbol.asyncDispose]();
      if (process.env['KEEP_TMP'] !== '1') rmSync(place, { recursive: true, force: true });
    },
  };
}
