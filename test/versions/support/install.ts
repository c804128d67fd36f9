import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtEnv } from '../../e2e/support/built-env.ts';
import type { Runner } from '../../e2e/support/heal-project.ts';
import { spawnProcess } from '../../e2e/support/spawn-process.ts';
import { PLACE, REPOSITORY } from './folders.ts';
import type { RunnerVersion, SdkVersions } from './matrix.ts';

const TOOLS: Record<Runner, readonly string[]> = {
  vitest: [],
  jest: ['@babel/core@7', '@babel/preset-env@7', '@babel/preset-typescript@7'],
};

/** Installs a version of a runner and our tarballs, as a user does, anew. Returns the folder with its `node_modules`. */
export async function installRunner({ runner, version }: RunnerVersion): Promise<string> {
  const root = path.join(PLACE, `${runner}-${version}`);
  rmSync(root, { recursive: true, force: true });
  await npmInstall(root, [`${runner}@${version}`, ...TOOLS[runner], ...(await packed(runner))]);
  return root;
}

/** Installs SDKs. Returns the folder with their `node_modules`. */
export async function installSdks({ name, packages }: SdkVersions): Promise<string> {
  const root = path.join(PLACE, name.replaceAll(' ', '-'));
  rmSync(root, { recursive: true, force: true });
  await npmInstall(
    root,
    Object.entries(packages).map((entry) => entry.join('@')),
  );
  return root;
}

/** The folder with the `node` of a version: that of this run, or one from npm, which is installed once and kept. */
export async function installNode(version: string): Promise<string> {
  if (version === process.versions.node) return path.dirname(process.execPath);
  const root = path.join(PLACE, `node-${version}`);
  const folder = path.join(root, 'node_modules/node/bin');
  if (!existsSync(path.join(folder, 'node'))) await npmInstall(root, [`node@${version}`]);
  return folder;
}

/** Packs an adapter and what it depends on. Returns the paths of the tarballs. */
async function packed(runner: Runner): Promise<string[]> {
  const folder = path.join(PLACE, `packed-${runner}`);
  rmSync(folder, { recursive: true, force: true });
  const { packageManager } = JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  for (const name of ['core', 'cli', runner]) {
    const pack = `npx -y ${packageManager} pack --pack-destination`.split(' ');
    await succeed(path.join(REPOSITORY, 'packages', name), [...pack, folder]);
  }
  return readdirSync(folder).map((file) => path.join(folder, file));
}

async function npmInstall(root: string, packages: readonly string[]): Promise<void> {
  mkdirSync(root, { recursive: true });
  writeFileSync(path.join(root, 'package.json'), '{ "private": true }\n');
  await succeed(root, ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', ...packages]);
}

async function succeed(cwd: string, [command = '', ...args]: readonly string[]): Promise<void> {
  const run = await spawnProcess(command, args, { cwd, env: builtEnv(), timeoutMs: 280_000 });
  if (run.exitCode !== 0) throw new Error(`${command} ${args.join(' ')}\n${run.stdout}\n${run.stderr}`);
}
