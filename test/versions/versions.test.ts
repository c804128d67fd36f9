import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HealReport } from '@testheal/core';
import { builtEnv } from '../e2e/support/built-env.ts';
import type { Runner } from '../e2e/support/heal-project.ts';
import { boundaryProject } from '../e2e/support/shop.ts';
import { spawnProcess } from '../e2e/support/spawn-process.ts';

const tests = path.resolve(import.meta.dirname, '..');
const packages = path.resolve(tests, '../packages');

/** The ends of the supported ranges that the workspace itself does not use. Vitest 5 asks for a newer Node. */
const VERSIONS: readonly { runner: Runner; install: readonly string[]; node?: string }[] = [
  { runner: 'vitest', install: ['vitest@3.2.7'] },
  { runner: 'vitest', install: ['vitest@5.1.1', 'node@24'], node: 'node_modules/node/bin/node' },
  { runner: 'jest', install: ['jest@29.7.0', '@babel/core@7', '@babel/preset-env@7', '@babel/preset-typescript@7'] },
];

describe.each(VERSIONS)('$install.0', ({ runner, install, node }) => {
  it('heals, and runs again exactly as before, with no cache or source changed', async () => {
    const root = await projectWith(runner, install);
    const start = async (bin: string, args: readonly string[]): ReturnType<typeof spawnProcess> => {
      const script = path.join(root, 'node_modules', '.bin', bin);
      const [command, first] = node === undefined ? [script, []] : [path.join(root, node), [realScript(root, bin)]];
      return spawnProcess(command, [...first, ...args], { cwd: root, env: builtEnv() });
    };
    const runArgs = runner === 'vitest' ? ['run'] : [];
    const first = await start(runner, runArgs);

    const healed = await start(`${runner}-heal`, []);
    const second = await start(runner, runArgs);

    const report = JSON.parse(readFileSync(path.join(root, '.heal/report.json'), 'utf8')) as HealReport;
    expect(report.targets[0], healed.stderr).toMatchObject({ status: 'healed', search: { way: 'in-place' } });
    expect(report.targets[0]?.patches[0]?.diff).toContain('+  if (total >= freeFrom) {');
    expect([first.exitCode, healed.exitCode, second.exitCode]).toEqual([1, 1, 1]);
    expect(failing(second.stdout + second.stderr)).toEqual(failing(first.stdout + first.stderr));
    rmSync(root, { recursive: true, force: true });
  });
});

/** Outside the workspace's resolution for the runner, inside it for our packages. */
async function projectWith(runner: Runner, install: readonly string[]): Promise<string> {
  const root = path.join(tests, '.tmp', `version-${(install[0] as string).replaceAll(/[@.]/g, '-')}`);
  rmSync(root, { recursive: true, force: true });
  const files: Record<string, string> = {
    ...boundaryProject(runner),
    'package.json': '{ "name": "fixture", "private": true }\n',
    // Vitest 3 looks for one in the folders above as well.
    ...(runner === 'vitest' && {
      'vitest.config.mjs': "export default { test: { include: ['test/**/*.test.*'] } };\n",
    }),
    ...(runner === 'jest' && {
      'babel.config.cjs':
        "module.exports = { presets: [['@babel/preset-env', { targets: { node: 'current' } }], '@babel/preset-typescript'] };\n",
    }),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const installed = await spawnProcess('npm', ['install', '--no-audit', '--no-fund', ...install], {
    cwd: root,
    env: builtEnv(),
    timeoutMs: 240_000,
  });
  expect(installed.exitCode, installed.stderr).toBe(0);
  placeOurs(runner, root);
  return root;
}

/** A copy of the built adapter, so that it finds this project's runner and not the workspace's; the rest is linked. */
function placeOurs(runner: Runner, root: string): void {
  const scope = path.join(root, 'node_modules', '@testheal');
  mkdirSync(scope, { recursive: true });
  const from = path.join(packages, runner);
  for (const part of ['package.json', 'dist', 'bin'])
    cpSync(path.join(from, part), path.join(scope, runner, part), { recursive: true });
  symlinkSync(path.join(packages, 'core'), path.join(scope, 'core'));
  symlinkSync(path.join(packages, 'cli'), path.join(root, 'node_modules', 'testheal'));
  const bin = path.join(root, 'node_modules', '.bin', `${runner}-heal`);
  if (!existsSync(bin)) symlinkSync(`../@testheal/${runner}/bin/${runner}-heal.mjs`, bin);
}

function realScript(root: string, bin: string): string {
  if (bin.endsWith('-heal'))
    return path.join(root, `node_modules/@testheal/${bin.replace('-heal', '')}/bin/${bin}.mjs`);
  return path.join(root, `node_modules/${bin}/${bin === 'vitest' ? 'vitest.mjs' : 'bin/jest.js'}`);
}

function failing(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => /✕|×|FAIL|Expected|Received|AssertionError/.test(line))
    .map((line) => line.replaceAll(/\d+(\.\d+)? ?m?s/g, '<time>').trim())
    .toSorted();
}
