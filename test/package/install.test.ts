import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtEnv } from '../e2e/support/built-env.ts';
import { spawnProcess, type Finished } from '../e2e/support/spawn-process.ts';
import { boundaryProject, HEALED_SHIPPING, SHIPPING } from '../e2e/support/shop.ts';
import { RUNNERS, type Runner } from '../e2e/support/heal-project.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const MAX_INSTALLED_MB = 10;

/** Packages that a project needs beside the runner to compile the fixture. */
const TOOLS: Record<Runner, readonly string[]> = {
  vitest: ['vitest@4.1.12'],
  jest: ['jest@30.5.2', '@babel/core@7', '@babel/preset-env@7', '@babel/preset-typescript@7'],
};

/** What our tests wrote for a project inside this repository, without the marker packages resolved by links. */
const CONFIG: Record<Runner, Record<string, string>> = {
  vitest: {},
  jest: {
    'babel.config.cjs':
      "module.exports = { presets: [['@babel/preset-env', { targets: { node: 'current' } }], '@babel/preset-typescript'] };\n",
  },
};

let place: string;
let tarballs: Record<string, string>;

beforeAll(() => {
  place = mkdtempSync(path.join(os.tmpdir(), 'testheal-package-'));
  tarballs = packAll(place);
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe.each(RUNNERS)('@testheal/%s, packed and installed by npm into a new project', (runner) => {
  it('adds at most 10 MB, brings its bins, heals, applies and undoes', async () => {
    const root = path.join(place, runner);
    mkdirSync(root);
    for (const [file, text] of Object.entries({ ...boundaryProject(runner), ...CONFIG[runner] }))
      writeInto(root, file, text);
    writeInto(root, '.gitignore', 'node_modules\n');
    await npm(root, ['init', '-y']);
    await npm(root, ['install', '-D', ...TOOLS[runner]]);
    const withoutUs = folderSize(path.join(root, 'node_modules'));

    await npm(root, ['install', '-D', ...['core', 'cli', runner].map((name) => tarballs[name] as string)]);
    const addedMb = (folderSize(path.join(root, 'node_modules')) - withoutUs) / 1e6;
    await commitAll(root);
    const bins = readdirSync(path.join(root, 'node_modules', '.bin')).filter((name) => name.includes('heal'));
    const proposed = await npx(root, [`${runner}-heal`]);
    const untouched = readFileSync(path.join(root, 'src/shipping.ts'), 'utf8');
    const applied = await npx(root, [`${runner}-heal`, '--heal-apply']);
    const written = readFileSync(path.join(root, 'src/shipping.ts'), 'utf8');
    const undone = await npx(root, ['heal', 'undo']);

    expect(addedMb).toBeLessThan(MAX_INSTALLED_MB);
    expect(bins).toEqual(['heal', `${runner}-heal`]);
    expect({ exitCode: proposed.exitCode, untouched }).toEqual({ exitCode: 1, untouched: SHIPPING });
    expect(proposed.stdout + proposed.stderr).toContain('+  if (total >= freeFrom) {');
    expect({ exitCode: applied.exitCode, written }).toEqual({ exitCode: 0, written: HEALED_SHIPPING });
    expect(undone.exitCode).toBe(0);
    expect(readFileSync(path.join(root, 'src/shipping.ts'), 'utf8')).toBe(SHIPPING);
    expect(existsSync(path.join(root, '.heal', 'last.patch'))).toBe(true);
  });
});

function packAll(destination: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of ['core', 'cli', 'vitest', 'jest']) {
    const before = new Set(readdirSync(destination));
    execFileSync('pnpm', ['pack', '--pack-destination', destination], {
      cwd: path.join(repository, 'packages', name),
      stdio: 'ignore',
    });
    const packed = readdirSync(destination).find((file) => !before.has(file) && file.endsWith('.tgz'));
    found[name] = path.join(destination, packed as string);
  }
  return found;
}

async function npm(cwd: string, args: readonly string[]): Promise<void> {
  const run = await spawnProcess('npm', [...args, '--no-audit', '--no-fund'], {
    cwd,
    env: builtEnv(),
    timeoutMs: 240_000,
  });
  expect(run.exitCode, run.stderr).toBe(0);
}

function npx(cwd: string, args: readonly string[]): Promise<Finished> {
  return spawnProcess('npx', ['--no-install', ...args], { cwd, env: builtEnv() });
}

async function commitAll(cwd: string): Promise<void> {
  const git = (args: readonly string[]): Promise<Finished> => spawnProcess('git', args, { cwd, env: builtEnv() });
  await git(['init', '-q']);
  await git(['add', '.']);
  await git(['-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '-qm', 'all']);
}

function writeInto(root: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Bytes of all files below a folder. */
function folderSize(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}
