import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RUNNERS, type Runner } from '../e2e/support/heal-project.ts';
import type { Finished } from '../e2e/support/spawn-process.ts';
import { boundaryProject, HEALED_SHIPPING, SHIPPING } from '../e2e/support/shop.ts';
import { installedProject, type InstalledProject } from './support/installed-project.ts';
import { TYPED } from './support/package-manager.ts';
import { openWorkplace, type Workplace } from './support/workplace.ts';

const MAX_INSTALLED_MB = 10;
const MANAGERS = ['npm', 'pnpm'] as const;
const CASES = MANAGERS.flatMap((manager) => RUNNERS.map((runner) => ({ manager, runner })));

interface Typed {
  readonly command: string;
  /** A sub-folder. @default the root */
  readonly folder?: string;
}

/** What is typed after `heal init --literal`. `pnpm exec` finds a runner in the root only, with and without us. */
const LITERAL: Record<(typeof MANAGERS)[number], Record<Runner, { propose: readonly Typed[]; apply: Typed }>> = {
  npm: {
    vitest: {
      propose: [{ command: 'npx vitest --heal' }, { command: 'npm test -- --heal' }],
      apply: { command: 'npx vitest run --heal-apply', folder: 'src' },
    },
    jest: {
      propose: [{ command: 'npx jest --heal' }, { command: 'npm test -- --heal' }],
      apply: { command: 'npx jest --heal-apply', folder: 'src' },
    },
  },
  pnpm: {
    vitest: {
      propose: [{ command: 'pnpm vitest --heal', folder: 'src' }, { command: 'pnpm test --heal' }],
      apply: { command: 'pnpm exec vitest run --heal-apply' },
    },
    jest: {
      propose: [{ command: 'pnpm jest --heal', folder: 'src' }, { command: 'pnpm test --heal' }],
      apply: { command: 'pnpm exec jest --heal-apply' },
    },
  },
};

let workplace: Workplace;
beforeAll(async () => {
  workplace = await openWorkplace();
});
afterAll(() => workplace[Symbol.asyncDispose]());

describe.each(CASES)('@testheal/$runner alone, installed by its name with $manager', ({ manager, runner }) => {
  const { install, add, run } = TYPED[manager];
  let project: InstalledProject;
  let withoutUs: number;

  beforeAll(async () => {
    project = installedProject(workplace.folder(`${manager}-${runner}`), projectFiles(runner), { env: workplace.env });
    await succeeds(install);
    withoutUs = folderSize(path.join(project.root, 'node_modules'));
    await succeeds(`${add} @testheal/${runner}`);
    await project.commitAll();
  });

  async function succeeds(command: string): Promise<string> {
    const { exitCode, stdout, stderr } = await project.type(command);
    expect(exitCode, `${command}\n${stdout}\n${stderr}`).toBe(0);
    return stdout.trim();
  }

  // pnpm links into its store, and keeps the runner's former links for a while.
  it.runIf(manager === 'npm')(`adds at most ${MAX_INSTALLED_MB} MB beside the runner`, () => {
    const addedMb = (folderSize(path.join(project.root, 'node_modules')) - withoutUs) / 1e6;

    expect(addedMb).toBeLessThan(MAX_INSTALLED_MB);
  });

  it('brings two bins, the preload, and what they need', async () => {
    const bins = readdirSync(path.join(project.root, 'node_modules', '.bin')).filter((name) => name.includes('heal'));
    const register = await succeeds(`node -p "typeof require('@testheal/${runner}/register').register"`);

    expect(bins).toEqual(['heal', `${runner}-heal`]);
    expect(register).toBe('function');
    expect(await succeeds(`${run} heal --version`)).toMatch(/^\d+\.\d+\.\d+/);
  });

  it('heals, applies and undoes with its bins', async () => {
    const proposed = await project.type(`${run} ${runner}-heal`);
    const untouched = project.read('src/shipping.ts');
    const applied = await project.type(`${run} ${runner}-heal --heal-apply`);
    const written = project.read('src/shipping.ts');
    await succeeds(`${run} heal undo`);

    expect([proposed.exitCode, untouched], proposed.stderr).toEqual([1, SHIPPING]);
    expect(proposed.stdout + proposed.stderr).toContain('+  if (total >= freeFrom) {');
    expect([applied.exitCode, written]).toEqual([0, HEALED_SHIPPING]);
    expect(project.read('src/shipping.ts')).toBe(SHIPPING);
    expect(await project.changes()).toEqual([]);
  });

  it('takes the literal flags after `heal init --literal`, also in a sub-folder', async () => {
    const { propose, apply } = LITERAL[manager][runner];
    const { folder = '.' } = apply;
    await succeeds(`${run} heal init --literal --yes`);
    await project.commitAll();
    const proposals: Finished[] = [];
    for (const typed of propose) proposals.push(await project.type(typed.command, { folder: typed.folder ?? '.' }));
    const untouched = project.read('src/shipping.ts');
    const applied = await project.type(apply.command, { folder });
    const written = project.read('src/shipping.ts');
    const undone = await project.type(`${run} heal undo`, { folder });

    for (const { exitCode, stdout, stderr } of proposals) {
      expect(stdout + stderr).toContain('1 of 1 target healed');
      expect(exitCode).toBe(1);
    }
    expect(untouched).toBe(SHIPPING);
    expect([applied.exitCode, written], applied.stdout + applied.stderr).toEqual([0, HEALED_SHIPPING]);
    expect([undone.exitCode, project.read('src/shipping.ts')], undone.stderr).toEqual([0, SHIPPING]);
  });

  it('leaves every start of Node as it was when node_modules is gone', async () => {
    rmSync(path.join(project.root, 'node_modules'), { recursive: true });

    const started = await project.type(`${manager} run --silent answer`);

    expect(started).toMatchObject({ exitCode: 0, stdout: '42\n', stderr: '' });
    await succeeds(install);
  });
});

function projectFiles(runner: Runner): Record<string, string> {
  const { 'src/shipping.ts': source = '', 'test/shipping.test.ts': test = '' } = boundaryProject(runner);
  const scripts = { test: runner === 'vitest' ? 'vitest run' : 'jest', answer: 'node -p 6*7' };
  return {
    'package.json': `${JSON.stringify({ name: 'shop', private: true, scripts, devDependencies: TOOLS[runner] }, undefined, 2)}\n`,
    '.gitignore': 'node_modules\n',
    'src/shipping.ts': source,
    'src/shipping.test.ts': test.replaceAll('../src/', './'),
    ...(runner === 'jest' && {
      'babel.config.cjs':
        "module.exports = { presets: [['@babel/preset-env', { targets: { node: 'current' } }], '@babel/preset-typescript'] };\n",
    }),
  };
}

/** The runner, and what it needs to compile the project. */
const TOOLS: Record<Runner, Record<string, string>> = {
  vitest: { vitest: '4.1.12' },
  jest: {
    jest: '30.5.2',
    '@babel/core': '^7.28.0',
    '@babel/preset-env': '^7.28.0',
    '@babel/preset-typescript': '^7.27.0',
  },
};

/** Bytes of all files below a folder. */
function folderSize(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}
