import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { runHealCommand } from '../run-heal-command.ts';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'heal-init-')));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(texts: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** Every file with its text; what is installed and `.heal` left out. */
function files(): Record<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  const own = paths.filter((path) => !/(?:^|\/)(?:node_modules|\.heal)\//.test(path)).toSorted();
  return Object.fromEntries(own.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

interface Start {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly ask?: (question: string) => Promise<boolean>;
}

async function heal(
  argv: readonly string[],
  { cwd = '.', env = {}, ask }: Start = {},
): Promise<{ readonly exitCode: number; readonly output: string }> {
  let output = '';
  const stream = { write: (text: string) => void (output += text) };
  const host = { cwd: join(root, cwd), env, stdout: stream, stderr: stream, ...(ask !== undefined && { ask }) };
  const exitCode = await runHealCommand(argv, host);
  return { exitCode, output: output.replaceAll(root, '<root>') };
}

const INSTALLED = {
  'node_modules/@testheal/vitest/package.json': '{}',
  'node_modules/@testheal/jest/package.json': '{}',
};

const PROJECT = {
  ...INSTALLED,
  'package.json': '\uFEFF{\r\n\t"scripts": {\r\n\t\t"test": "vitest run"\r\n\t}\r\n}',
  'vitest.config.ts': '',
  '.gitignore': 'node_modules',
  '.npmrc': 'node-options=--no-warnings ; quiet\n//registry.example/:_authToken=secret',
  'package-lock.json': '{}',
};

it('shows what it would write and writes nothing where nobody can be asked', async () => {
  write(PROJECT);
  const before = files();

  const { exitCode, output } = await heal(['init', '--literal']);

  expect({ exitCode, files: files() }).toEqual({ exitCode: 1, files: before });
  expect(output).not.toContain('secret');
  expect(output.replaceAll('\r', '')).toMatchInlineSnapshot(`
    "Vitest in . (vitest.config.ts; package.json, script test)
    npm (package-lock.json)

    Who runs the line in ".npmrc": every start of Node under npm and npx in this project, at everybody who works on it and in CI. It loads @testheal/vitest/register, a small file that does nothing unless Node starts Vitest or Jest with a \`--heal\` flag. Where it is not installed, nothing happens.

    npm replaces the variable NODE_OPTIONS by this line: options that everybody needs go into the line, before \`--import\`.

    --- a/package.json
    +++ b/package.json
    @@ -1,5 +1,6 @@
     ﻿{
     	"scripts": {
    -		"test": "vitest run"
    +		"test": "vitest run",
    +		"vitest": "vitest-heal"
     	}
     }
    \\ No newline at end of file

    --- a/.gitignore
    +++ b/.gitignore
    @@ -1,1 +1,4 @@
    -node_modules
    \\ No newline at end of file
    +node_modules
    +# testheal: reports and backups of healing runs
    +.heal/
    +*.heal-backup*
    \\ No newline at end of file

    --- a/.npmrc
    +++ b/.npmrc
    @@ -1,2 +1,2 @@
    -node-options=--no-warnings ; quiet
    +node-options=--no-warnings --import=data:text/javascript,import{createRequire}from'module'%3Btry{await(createRequire(process.cwd()+'/')('@testheal/vitest/register').register())}catch{} ; quiet

    heal: Nothing was written: there is no terminal to ask on. To write this, add \`--yes\`.
    "
  `);
});

it.each([true, false])('asks, and does as the answer says: %s', async (isYes) => {
  write(PROJECT);
  const before = files();
  const questions: string[] = [];

  const { exitCode } = await heal(['init'], {
    ask: async (question) => {
      questions.push(question);
      return isYes;
    },
  });

  expect(questions).toEqual(['Write these 2 files? [y/N] ']);
  expect(exitCode).toBe(isYes ? 0 : 1);
  expect(files()).toEqual(
    isYes
      ? {
          ...before,
          'package.json': before['package.json']?.replace('run"', 'run",\r\n\t\t"vitest": "vitest-heal"'),
          '.gitignore': 'node_modules\n# testheal: reports and backups of healing runs\n.heal/\n*.heal-backup*',
        }
      : before,
  );
});

it.each(['with its record', 'in another clone, without the record'])(
  'is taken back byte for byte, %s',
  async (where) => {
    write(PROJECT);
    const before = files();

    const first = await heal(['init', '--yes']);
    const literal = await heal(['init', '--yes', '--literal']);
    const written = files();
    const again = await heal(['init', '--literal']);
    if (where !== 'with its record') rmSync(join(root, '.heal'), { recursive: true });
    const undone = await heal(['init', '--undo', '--yes'], { cwd: 'node_modules' });
    const nothing = await heal(['init', '--undo']);

    expect([first, literal, again, undone, nothing].map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0, 0]);
    expect(Object.keys(written).filter((file) => written[file] !== before[file])).toEqual([
      '.gitignore',
      '.npmrc',
      'package.json',
    ]);
    expect(again.output).toContain('Nothing to do: it is set up.');
    expect(files()).toEqual(before);
    expect(nothing.output).toBe('Nothing to take back: there is nothing of `heal init` here.\n');
  },
);

it('takes exactly back, by its record, what our lines alone would not tell', async () => {
  write({ ...INSTALLED, 'package.json': '{ "scripts": {} }', 'jest.config.js': '', '.gitignore': '', '.npmrc': '' });
  const before = files();

  await heal(['init', '--yes', '--literal'], { env: { NODE_OPTIONS: '--no-warnings --require=/home/me/x.cjs' } });
  const npmrc = files()['.npmrc'];
  await heal(['init', '--yes', '--undo']);

  expect(npmrc).toMatch(/^node-options=--no-warnings --import=data:\S+\n$/);
  expect(files()).toEqual(before);
});

it('keeps what was written to its files since', async () => {
  write(PROJECT);
  await heal(['init', '--yes']);
  const { 'package.json': manifest = '', '.gitignore': ignored = '' } = files();
  write({
    'package.json': manifest.replace('"test"', '"lint": "eslint",\r\n\t\t"test"'),
    '.gitignore': `${ignored}\ndist\n`,
  });

  const { exitCode } = await heal(['init', '--undo', '--yes']);

  expect(exitCode).toBe(0);
  expect(files()).toEqual({
    ...files(),
    'package.json': PROJECT['package.json'].replace('"test"', '"lint": "eslint",\r\n\t\t"test"'),
    '.gitignore': 'node_modules\ndist\n',
  });
});

it('takes nothing back when one of its lines was edited since', async () => {
  write(PROJECT);
  await heal(['init', '--yes', '--literal']);
  const { 'package.json': manifest = '' } = files();
  write({ 'package.json': manifest.replace('vitest-heal', 'vitest-heal --silent') });
  const before = files();

  const { exitCode, output } = await heal(['init', '--undo', '--yes']);

  expect({ exitCode, output }).toEqual({
    exitCode: 1,
    output:
      'heal: Nothing was taken back:\n  "<root>/package.json" was edited where our line is: `"vitest": "vitest-heal --silent"`. Take it out by hand.\n',
  });
  expect(files()).toEqual(before);
});

it('sets up the packages of a pnpm workspace that have a runner, and the line at its root', async () => {
  write({
    'package.json': '{ "packageManager": "pnpm@12.1.0" }\n',
    'pnpm-workspace.yaml': 'packages:\n  - packages/*\n  - "!packages/old"\n',
    'packages/a/package.json': '{ "devDependencies": { "vitest": "4" } }\n',
    'packages/a/node_modules/@testheal/vitest/package.json': '{}',
    'packages/b/package.json': '{ "jest": {} }\n',
    'packages/b/node_modules/@testheal/jest/package.json': '{}',
    'packages/c/package.json': '{ "scripts": { "test": "vitest run" } }\n',
    'packages/d/package.json': '{}\n',
    'packages/old/package.json': '{ "jest": {} }\n',
  });
  const before = files();

  const { exitCode, output } = await heal(['init', '--yes', '--literal']);
  const written = files();
  const inPackage = await heal(['init', '--literal'], { cwd: 'packages/a' });
  await heal(['init', '--undo', '--yes']);

  expect(exitCode).toBe(0);
  expect(Object.keys(written).filter((file) => written[file] !== before[file])).toEqual([
    '.npmrc',
    'packages/a/package.json',
    'packages/b/package.json',
    'pnpm-workspace.yaml',
  ]);
  expect(written['pnpm-workspace.yaml']).toContain('nodeOptions: "${NODE_OPTIONS:- } --import=data:');
  expect(output).toContain(
    '"@testheal/vitest" is not installed in "packages/c": run `pnpm add --dev @testheal/vitest` there, then `heal init` again.',
  );
  expect(inPackage.output).toContain('Nothing to do: it is set up.');
  expect(files()).toEqual(before);
});

it.each([
  ['there is no project', {}, 'There is no "package.json" in "<root>" or above it.'],
  ['there is no runner', { 'package.json': '{}' }, 'No Vitest or Jest was found in "<root>"'],
  [
    'the adapter is missing',
    { 'package.json': '{ "jest": {} }' },
    '"@testheal/jest" is not installed in ".": run `npm install --save-dev @testheal/jest` there',
  ],
  [
    'a manifest is broken',
    { ...INSTALLED, 'package.json': '{ "scripts": }', 'jest.config.js': '' },
    '"package.json" is not a JSON object.',
  ],
  [
    'the package manager has no such setting',
    { ...INSTALLED, 'package.json': '{ "jest": {} }', 'yarn.lock': '' },
    '`--literal` works by a setting of npm and pnpm, which yarn (yarn.lock) does not have.',
  ],
])('says what is wrong when %s', async (_when, project, message) => {
  write(project);
  const before = files();

  const { exitCode, output } = await heal(['init', '--literal', '--yes']);

  expect([exitCode, files()]).toEqual([2, before]);
  expect(output).toContain(message);
});
