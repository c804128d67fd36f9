import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { spawnProcess } from '../../e2e/support/spawn-process.ts';
import { installEnv } from './install-env.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

/** A tarball as it would be published. */
export interface PackedPackage {
  /** Absolute. */
  readonly file: string;
  /** The `package.json` in the tarball. */
  readonly manifest: Readonly<Record<string, unknown>> & { readonly name: string; readonly version: string };
}

/** Packs every public package of the workspace, as built, into `destination`. */
export async function packPackages(destination: string): Promise<PackedPackage[]> {
  const { packageManager } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  const published = ['@testheal/core', 'testheal', '@testheal/vitest', '@testheal/jest'];
  const filters = published.flatMap((name) => ['--filter', name]);
  await run('npx', ['-y', packageManager, ...filters, 'pack', '--pack-destination', destination]);
  const files = readdirSync(destination).map((file) => path.join(destination, file));
  return Promise.all(
    files.map(async (file) => ({
      file,
      manifest: JSON.parse(await run('tar', ['-xzOf', file, 'package/package.json'])) as PackedPackage['manifest'],
    })),
  );
}

async function run(command: string, args: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await spawnProcess(command, args, { cwd: repository, env: installEnv() });
  if (exitCode !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${exitCode}\n${stderr}`);
  return stdout;
}
