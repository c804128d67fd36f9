import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { preloadOption } from '../init/preload-option.ts';
import { runHealCommand } from '../run-heal-command.ts';
import { toolVersion } from '../tool-version.ts';
import type { Check, Section } from './check.ts';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'heal-doctor-test-')));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

interface Options {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly columns?: number;
}

async function doctor(argv: readonly string[], { cwd = '.', env = {}, columns = 100 }: Options = {}) {
  let [stdout, stderr] = ['', ''];
  const exitCode = await runHealCommand(['doctor', ...argv], {
    cwd: join(root, cwd),
    env: { PATH: process.env['PATH'], ...env },
    stdout: { columns, write: (text) => void (stdout += text) },
    stderr: { write: (text) => void (stderr += text) },
  });
  return { exitCode, stdout: stdout.replaceAll(root, '<root>'), stderr };
}

interface Found {
  readonly exitCode: number;
  readonly healthy: boolean;
  readonly sections: readonly Section[];
  /** All checks of an id. */
  readonly of: (id: string) => readonly Check[];
}

async function diagnosis(options?: Options): Promise<Found> {
  const { exitCode, stdout } = await doctor(['--json'], options);
  const read = JSON.parse(stdout) as { schemaVersion: number; healthy: boolean; sections: readonly Section[] };
  expect(read.schemaVersion).toBe(1);
  return {
    ...read,
    exitCode,
    of: (id) => read.sections.flatMap(({ checks }) => checks).filter((check) => check.id === id),
  };
}

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

function installed(name: string, version: string, more: object = {}): Record<string, string> {
  return { [`node_modules/${name}/package.json`]: JSON.stringify({ name, version, ...more }) };
}

const ADAPTERS = {
  ...installed('@testheal/vitest', toolVersion(), { peerDependencies: { vitest: '^3.2 || ^4.0.18 || ^5' } }),
  ...installed('@testheal/jest', toolVersion(), { peerDependencies: { jest: '^29.7.0 || ^30.0.0' } }),
};

/** A project in which all is well. */
const WELL: Readonly<Record<string, string>> = {
  'package.json':
    '{ "devDependencies": { "vitest": "4" }, "scripts": { "vitest": "vitest-heal" }, "packageManager": "pnpm@10.1.0" }',
  'vitest.config.ts': "import heal from '@testheal/vitest/plugin';",
  '.npmrc': `node-options=${preloadOption(['vitest'])}\n`,
  'heal.config.json': '{ "seed": 3, "memoryMb": 64 }',
  'test/a.test.ts': "import { heal } from '@testheal/vitest';",
  ...installed('vitest', '4.1.12'),
  ...ADAPTERS,
};

it('says in a few lines that all is well, for people', async () => {
  write(WELL);

  const { exitCode, stdout, stderr } = await doctor([], { env: { NO_COLOR: '1' } });

  const fixed = stdout
    .replaceAll(process.versions.node, '<node>')
    .replaceAll(toolVersion(), '<version>')
    .replace(/of \d+ MB/, 'of <n> MB')
    .replace(/no candidate writes[^✔·]+/, 'no candidate writes <…>\n  ')
    .replace(/bubblewrap: (not )?installed/, 'bubblewrap: <…>');
  expect(fixed).toMatchInlineSnapshot(`
    "heal doctor, testheal <version>

    Node
      ✔ <node> is supported

    Project
      ✔ package .
      ✔ pnpm 10 (packageManager in package.json)
      ✔ preload line in .npmrc: \`npx vitest --heal\` and the like work as typed
      · no git repository: \`--heal-apply\` writes all the same, with a backup

    Vitest in .
      ✔ 4.1.12, which was tried
      ✔ @testheal/vitest <version>
      ✔ our plugin is in vitest.config.ts
      ✔ script \`vitest\` in package.json is \`vitest-heal\`

    Marked tests
      ✔ 1 file uses the marker; \`npx heal list\` has the targets

    Options
      ✔ heal.config.json is right: sets seed, memoryMb

    Cage around candidates
      ✔ process group: whatever a candidate hangs in is ended with all that it started
      ✔ permission flags of Node: no candidate writes <…>
      ✔ memory cap: 64 MB for each worker, of <n> MB here
      · bubblewrap: <…>, and not used by this version

    Language models
      · none is set up: the search heals alone
        → no model is set up: set ANTHROPIC_API_KEY, OPENAI_API_KEY or GEMINI_API_KEY, or name a server
          by --heal-base-url

    Left by earlier runs
      ✔ nothing: there is no \`.heal\`

    Healing works here.
    "
  `);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
});

it('fits a narrow terminal and has no escape codes', async () => {
  write({ ...WELL, '.npmrc': '' });

  const { stdout } = await doctor([], { columns: 44, env: { FORCE_COLOR: '1' } });

  // Too long is only what cannot be broken.
  const tooLong = stdout.split('\n').filter((line) => line.length > 44 && line.slice(6).includes(' '));
  expect(tooLong).toEqual([]);
  expect(stdout).not.toContain('\u001B');
});

it('finds out the same from a folder below', async () => {
  write(WELL);

  const above = await diagnosis();
  const below = await diagnosis({ cwd: 'test' });

  expect(below.of('configured')).toEqual(above.of('configured'));
  expect(below.exitCode).toBe(0);
  expect(below.sections.map(({ title }) => title)).toContain('Vitest in ..');
});

describe('what hinders', () => {
  it.each<[string, Readonly<Record<string, string>>, string, string]>([
    [
      'an unsupported runner',
      installed('vitest', '3.1.0'),
      'runner-version',
      '3.1.0 is not supported: @testheal/vitest takes ^3.2 || ^4.0.18 || ^5',
    ],
    [
      'a wrong heal.config',
      { 'heal.config.json': '{\n  "sed": 3\n}' },
      'heal-config',
      'heal.config.json:2: `sed` is unknown, did you mean `seed`?',
    ],
  ])('%s', async (_what, files, id, text) => {
    write({ ...WELL, ...files });

    const { exitCode, healthy, of } = await diagnosis();

    expect(of(id)).toMatchObject([{ status: 'hindrance', text, advice: expect.any(String) as string }]);
    expect({ exitCode, healthy }).toEqual({ exitCode: 1, healthy: false });
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['a wrong variable', { HEAL_TIMEOUT: 'soon' }, '`HEAL_TIMEOUT` needs a number of seconds above 0, not `soon`'],
    ['a no', { HEAL: '0' }, 'HEAL says no here: no run heals'],
  ])('%s in the environment', async (_what, env, text) => {
    write(WELL);

    const { exitCode, of } = await diagnosis({ env });

    expect(of('environment')).toMatchObject([{ status: 'hindrance', text }]);
    expect(exitCode).toBe(1);
  });

  it('dependencies that are not installed, each with its command', async () => {
    write({ 'package.json': '{ "devDependencies": { "jest": "30" } }', 'yarn.lock': '' });

    const { exitCode, of } = await diagnosis();

    expect([...of('runner-version'), ...of('adapter')]).toMatchObject([
      { status: 'hindrance', text: 'Jest is not installed', advice: 'install the dependencies of the project' },
      { status: 'hindrance', text: '@testheal/jest is not installed', advice: '`yarn add --dev @testheal/jest`' },
    ]);
    expect(exitCode).toBe(1);
  });

  it.each([
    ['a package without runners', { 'package.json': '{}' }],
    ['a folder without a package', {}],
  ])('%s', async (_what, files) => {
    write(files);

    const { exitCode, of } = await diagnosis();

    expect(of('runner')).toMatchObject([{ status: 'hindrance' }]);
    expect(exitCode).toBe(1);
  });
});

describe('what is less than there could be', () => {
  it('a version of the runner that was never tried', async () => {
    write({ ...WELL, ...installed('vitest', '4.99.0') });

    const { exitCode, of } = await diagnosis();

    expect(of('runner-version')).toMatchObject([{ status: 'warning', facts: { version: '4.99.0', isTried: false } }]);
    expect(of('runner-version')[0]?.advice).toContain('--heal-probe always');
    expect(exitCode).toBe(0);
  });

  it('an adapter of another version', async () => {
    write({ ...WELL, ...installed('@testheal/vitest', '9.9.9') });

    expect((await diagnosis()).of('adapter')).toMatchObject([
      { status: 'warning', text: `@testheal/vitest is 9.9.9, and this command ${toolVersion()}` },
    ]);
  });

  it('a slip in a variable, and a preload line that somebody has changed', async () => {
    const changed = preloadOption(['vitest']).replace('try{', 'try {');
    write({ ...WELL, '.npmrc': `node-options=${changed}\n` });

    const { exitCode, of } = await diagnosis({ env: { HEAL_SEEED: '3' } });

    expect(of('environment')).toMatchObject([{ status: 'warning' }]);
    expect(of('preload')).toMatchObject([{ status: 'warning' }]);
    expect(exitCode).toBe(0);
  });

  it('nothing but the packages', async () => {
    write({ 'package.json': '{ "devDependencies": { "jest": "30" } }', ...installed('jest', '30.5.0'), ...ADAPTERS });

    const { exitCode, of } = await diagnosis();

    expect(of('preload')).toMatchObject([
      { text: 'no preload line: `npx jest --heal` does not work as typed; `npx jest-heal` does' },
    ]);
    const ids = ['preload', 'configured', 'script-alias', 'marks'];
    expect(ids.map((id) => of(id).map(({ status, advice }) => [status, advice !== undefined]))).toEqual(
      ids.map(() => [['note', true]]),
    );
    expect(exitCode).toBe(0);
  });
});

describe('a workspace', () => {
  const WORKSPACE = {
    'package.json': '{ "private": true }',
    'pnpm-workspace.yaml': 'packages: ["packages/*"]\n',
    'packages/a/package.json': '{ "devDependencies": { "vitest": "4" } }',
    'packages/b/package.json': '{ "jest": {} }',
    'packages/c/package.json': '{}',
    ...installed('vitest', '5.1.0'),
    ...installed('jest', '29.7.0'),
  };

  it('is listed by its packages with runners, each with what it lacks', async () => {
    write({ ...WORKSPACE, ...installed('@testheal/vitest', toolVersion()) });

    const { exitCode, sections, of } = await diagnosis();

    expect(sections.map(({ title }) => title).filter((title) => title.includes(' in '))).toEqual([
      'Vitest in packages/a',
      'Jest in packages/b',
    ]);
    // One runner that is ready is enough.
    expect(of('adapter').map(({ status }) => status)).toEqual(['ok', 'warning']);
    expect(exitCode).toBe(0);
  });

  it('is looked at from the package that one is in', async () => {
    write({ ...WORKSPACE, 'packages/b/heal.config.json': '[]', 'packages/a/src/x.ts': '' });

    const a = await diagnosis({ cwd: 'packages/a/src' });
    const b = await diagnosis({ cwd: 'packages/b' });

    expect(a.sections.map(({ title }) => title)).toContain('Vitest in ..');
    expect([a.of('heal-config')[0]?.status, b.of('heal-config')[0]?.status]).toEqual(['ok', 'hindrance']);
    expect([a.of('adapter'), b.of('adapter')]).toMatchObject([[{ status: 'hindrance' }], [{ status: 'hindrance' }]]);
  });
});

describe('language models', () => {
  const KEYS = {
    OPENAI_API_KEY: 'sk-proj-AbCdEf0123456789',
    ANTHROPIC_API_KEY: 'sk-ant-ZyXwVu9876543210',
    GEMINI_API_KEY: 'AIzaQwErTy5647382910',
    HEAL_NOTES: 'kept-to-myself-13579',
  };

  it('let no part of a value out', async () => {
    write(WELL);

    const texts = [await doctor([], { env: KEYS }), await doctor(['--json'], { env: KEYS })];

    const pieces = Object.values(KEYS).flatMap((value) =>
      Array.from({ length: value.length - 4 }, (_, at) => value.slice(at, at + 5)),
    );
    for (const { stdout, stderr } of texts)
      expect(pieces.filter((piece) => `${stdout}${stderr}`.includes(piece))).toEqual([]);
  });
});
