import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { readManifest } from '../project/read-manifest.ts';

export type ManagerName = 'npm' | 'pnpm' | 'yarn' | 'bun';

export interface PackageManager {
  readonly name: ManagerName;
  /** Of its version; absent: not known. */
  readonly major?: number;
  /** By what it was recognized, for people. */
  readonly sign: string;
}

const LOCK_FILES: readonly (readonly [string, ManagerName])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['pnpm-workspace.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
  ['npm-shrinkwrap.json', 'npm'],
];

/** The package manager of a project, by its manifest, its lock file, or else who started this process. */
export function packageManager(root: string, env: Readonly<Record<string, string | undefined>>): PackageManager {
  const field = readManifest(root).packageManager;
  const declared = typeof field === 'string' ? parseName(field, '@') : undefined;
  if (declared !== undefined) return { ...declared, sign: 'packageManager in package.json' };
  const starter = parseName(env['npm_config_user_agent'] ?? '', '/');
  const found = LOCK_FILES.filter(([file]) => existsSync(join(root, file)));
  // With several lock files the one counts whose program is at work.
  const [file, name] = found.find(([, each]) => each === starter?.name) ?? found[0] ?? [];
  if (file === undefined || name === undefined)
    return starter === undefined ? { name: 'npm', sign: 'no lock file' } : { ...starter, sign: 'it started this' };
  return { ...(starter?.name === name ? starter : withMajor(name, root)), sign: file };
}

function parseName(text: string, separator: '@' | '/'): { name: ManagerName; major?: number } | undefined {
  const [, name, major] = new RegExp(String.raw`^(npm|pnpm|yarn|bun)${separator}(\d+)`).exec(text) ?? [];
  return name === undefined ? undefined : { name: name as ManagerName, major: Number(major) };
}

/** Only of pnpm's versions a difference is made. */
function withMajor(name: ManagerName, root: string): { name: ManagerName; major?: number } {
  if (name !== 'pnpm') return { name };
  try {
    const version = execFileSync('pnpm', ['--version'], {
      cwd: root,
      encoding: 'utf8',
      timeout: 10_000,
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    });
    const major = Number.parseInt(version, 10);
    return Number.isNaN(major) ? { name } : { name, major };
  } catch {
    return { name };
  }
}
