import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HealReport } from '@testheal/core';
import { builtEnv } from './support/built-env.ts';
import type { Runner } from './support/heal-project.ts';
import { boundaryProject, HEALED_SHIPPING } from './support/shop.ts';
import { spawnProcess, type Finished } from './support/spawn-process.ts';

const CONFIGS: Record<Runner, Record<string, string>> = {
  vitest: {
    'package.json':
      '{ "name": "shop", "private": true, "type": "module", "scripts": { "test": "vitest run", "answer": "node -p 40+2" } }\n',
    'vitest.config.mjs': "export default { test: { include: ['test/**/*.test.*'] } };\n",
    // pnpm reads the line here.
    'pnpm-workspace.yaml': 'packages:\n  - .\n',
  },
  jest: {
    'package.json': '{ "name": "shop", "private": true, "scripts": { "test": "jest", "answer": "node -p 40+2" } }\n',
    'babel.config.cjs':
      "module.exports = { presets: [['@babel/preset-env', { targets: { node: 'current' } }], '@babel/preset-typescript'] };\n",
    'jest.config.cjs': "module.exports = { testMatch: ['<rootDir>/test/**/*.test.*'] };\n",
  },
};

/** As they are typed, in a folder of the project; all of them propose. */
const COMMANDS: Record<Runner, readonly { readonly typed: string; readonly folder: string }[]> = {
  vitest: [
    { typed: 'npx vitest --heal', folder: '.' },
    { typed: 'npm test -- --heal', folder: 'src' },
    { typed: 'pnpm vitest --heal', folder: '.' },
    { typed: 'pnpm exec vitest run --root .. --heal', folder: 'src' },
  ],
  jest: [
    { typed: 'npx jest --heal', folder: 'src' },
    { typed: 'npm test --heal', folder: '.' },
    { typed: 'pnpm test --heal', folder: '.' },
    { typed: 'npm run jest -- --heal', folder: 'test' },
  ],
};

const APPLYING: Record<Runner, string> = { vitest: 'npx vitest run --heal-apply', jest: 'pnpm exec jest --heal-apply' };

/** A project outside of this repository, whose modules are those of our tests. */
class LinkedProject {
  readonly root: string = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'testheal-literal-')));

  constructor(runner: Runner) {
    for (const [file, text] of Object.entries({ ...boundaryProject(runner), ...CONFIGS[runner] })) {
      mkdirSync(path.dirname(path.join(this.root, file)), { recursive: true });
      writeFileSync(path.join(this.root, file), text);
    }
    symlinkSync(path.resolve(import.meta.dirname, '../node_modules'), path.join(this.root, 'node_modules'));
  }

  async type(typed: string, folder = '.', env: Readonly<Record<string, string>> = {}): Promise<Finished> {
    const [command = '', ...args] = typed.split(' ');
    rmSync(path.join(this.root, '.heal/report.json'), { force: true });
    return spawnProcess(command, args, { cwd: path.join(this.root, folder), env: builtEnv(env) });
  }

  /** How many targets the last command healed; `undefined` when it healed none at all. */
  healed(): number | undefined {
    const file = path.join(this.root, '.heal/report.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as HealReport).totals.healed : undefined;
  }
}

describe.each(['vitest', 'jest'] as const)('after `heal init --literal` in a project with %s', (runner) => {
  let project: LinkedProject;
  let set: Finished;

  beforeAll(async () => {
    project = new LinkedProject(runner);
    set = await project.type('npx heal init --literal --yes');
  });
  afterAll(() => rmSync(project.root, { recursive: true, force: true }));

  it.each(COMMANDS[runner])('`$typed` heals in "$folder"', async ({ typed, folder }) => {
    const run = await project.type(typed, folder);

    expect(set.exitCode, set.stderr).toBe(0);
    expect({ exitCode: run.exitCode, healed: project.healed() }, run.stdout + run.stderr).toEqual({
      exitCode: 1,
      healed: 1,
    });
  });

  it('without our flags the runner is the plain one, as a script too, and with them after `--`', async () => {
    const script = await project.type(runner === 'vitest' ? 'npm run vitest -- run' : 'npm run jest');
    const after = await project.type(runner === 'vitest' ? 'npx vitest run -- --heal' : 'npx jest -- --heal');

    expect([script.exitCode, project.healed()]).toEqual([1, undefined]);
    expect(script.stdout + script.stderr).not.toContain('HEAL');
    // Vitest does not look at it; to Jest it is a pattern of paths.
    expect(after.exitCode).toBe(1);
    expect(after.stdout + after.stderr).not.toContain('HEAL');
  });

  it('a flag that is none of ours is told, and nothing runs', async () => {
    const run = await project.type(`npx ${runner} --heal-aply`);

    expect({ exitCode: run.exitCode, stdout: run.stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(run.stderr).toContain('did you mean `--heal-apply`?');
  });

  it(`\`${APPLYING[runner]}\` writes, and the tests that pass then end with 0`, async () => {
    const applied = await project.type(APPLYING[runner]);
    const written = readFileSync(path.join(project.root, 'src/shipping.ts'), 'utf8');
    const green = await project.type('npm test -- --heal');

    expect({ exitCode: applied.exitCode, written }, applied.stderr).toEqual({ exitCode: 0, written: HEALED_SHIPPING });
    expect(green.exitCode, green.stderr).toBe(0);
  });

  it('where our package is missing, Node starts as if nothing were there', async () => {
    rmSync(path.join(project.root, 'node_modules'));

    const npm = await project.type('npm run --silent answer');
    const pnpm = await project.type('pnpm --silent run answer', '.', { NODE_OPTIONS: '--no-deprecation' });

    for (const { exitCode, stdout, stderr } of [npm, pnpm])
      expect({ exitCode, stdout, stderr }).toEqual({ exitCode: 0, stdout: '42\n', stderr: '' });
  });
});
