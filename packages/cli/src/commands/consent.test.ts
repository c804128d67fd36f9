import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { runHealCommand } from '../run-heal-command.ts';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'heal-consent-')));
  write({
    'package.json': '{ "devDependencies": { "vitest": "4" } }',
    'src/price.ts': 'export function price(): number {\n  return 1;\n}\n',
    'test/price.test.ts':
      "import { heal } from '@testheal/vitest';\nimport { test } from 'vitest';\ntest('a', heal('../src/price.ts#price'), () => {});\n",
  });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

const KEY = 'sk-ant-ZyXwVu9876543210';
const ENV = { ANTHROPIC_API_KEY: KEY };

interface Host {
  readonly env?: Readonly<Record<string, string>>;
  /** Absent: nobody sits there. */
  readonly answer?: boolean;
  readonly cwd?: string;
}

async function consent(argv: readonly string[], { env = ENV, answer, cwd = '.' }: Host = {}) {
  let [stdout, stderr] = ['', ''];
  const exitCode = await runHealCommand(['consent', ...argv], {
    cwd: join(root, cwd),
    env,
    stdout: { write: (text) => void (stdout += text) },
    stderr: { write: (text) => void (stderr += text) },
    ...(answer !== undefined && { ask: () => Promise.resolve(answer) }),
  });
  return { exitCode, stdout, stderr };
}

const file = (): string => join(root, '.heal/consent.json');

it('counts no file that `.healignore` keeps back', async () => {
  write({ '.healignore': 'src/\n' });

  const { stdout } = await consent([], { answer: false });

  expect(stdout).toContain('Marked now: 0 target modules, 1 test file, ');
  expect(stdout).not.toContain('src/price.ts');
});

it('names provider, model, files and bytes, asks, and writes down what was allowed', async () => {
  const { exitCode, stdout } = await consent([], { answer: true, cwd: 'src' });

  expect(exitCode).toBe(0);
  expect(stdout).toMatchInlineSnapshot(`
    "What the search does not heal would be sent to claude-sonnet-5-5 (anthropic, api.anthropic.com; ANTHROPIC_API_KEY is set).

    Of a target whose marked tests fail: its module and what it uses of others, the tests, their messages, values
    that were seen while they ran, and similar code of the project. Keys, tokens, passwords and the values of .env
    files are taken out.

    Marked now: 1 target module, 1 test file, 172 bytes together.
      src/price.ts
      test/price.test.ts

    At most 20 calls and 2 USD a run, 0.5 USD a target: docs/options.md changes that.

    Allowed: claude-sonnet-5-5 may be called for this project. \`npx heal consent --revoke\` takes it back.
    "
  `);
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual({
    version: 1,
    provider: 'anthropic',
    model: 'claude-sonnet-5-5',
    host: 'api.anthropic.com',
    files: 2,
    bytes: 172,
  });
  expect(readFileSync(join(root, '.heal/.gitignore'), 'utf8')).toBe('*\n');
});

it('goes by flags over the config', async () => {
  write({ 'heal.config.json': '{ "provider": "anthropic", "model": "claude-opus-5-5" }' });

  const opus = await consent(['--yes']);
  const haiku = await consent(['--yes', '--heal-model', 'claude-haiku-5-5']);

  expect([opus.stdout, haiku.stdout].map((text) => /Allowed: (\S+)/.exec(text)?.[1])).toEqual([
    'claude-opus-5-5',
    'claude-haiku-5-5',
  ]);
});

it.each<[string, Host, number, string]>([
  ['somebody says no', { answer: false }, 1, 'Not allowed; nothing was written.\n'],
  ['nobody is there', {}, 1, 'heal: Nobody is there to ask. Say yes by `npx heal consent --yes`.\n'],
  [
    'there is no model',
    { env: {}, answer: true },
    1,
    'heal: Nothing to allow: no model is set up: set ANTHROPIC_API_KEY, OPENAI_API_KEY or GEMINI_API_KEY, or name a server by --heal-base-url.\n',
  ],
])('writes nothing when %s', async (_what, host, exitCode, said) => {
  const ran = await consent([], host);

  expect(ran.exitCode).toBe(exitCode);
  expect(`${ran.stdout}${ran.stderr}`.endsWith(said)).toBe(true);
  expect(existsSync(join(root, '.heal'))).toBe(false);
});

it('takes it back', async () => {
  await consent(['--yes']);

  const first = await consent(['--revoke']);
  const second = await consent(['--revoke']);

  expect(existsSync(file())).toBe(false);
  expect([first.stdout, second.stdout]).toEqual([
    'Taken back: no model is called for this project.\n',
    'Nothing to take back: no model was allowed here.\n',
  ]);
  expect([first.exitCode, second.exitCode]).toEqual([0, 0]);
});

it('says what is wrong with a flag or the config, all at once', async () => {
  write({ 'heal.config.json': '{ "provider": "antropic" }' });

  const { exitCode, stderr } = await consent(['--yes'], { env: { ...ENV, HEAL_ATTEMPTS: 'many' } });

  expect(exitCode).toBe(2);
  expect(stderr).toContain('`provider` must be one of anthropic, openai, google, openai-compatible, not `antropic`');
  expect(stderr).toContain('`HEAL_ATTEMPTS` needs a whole number above 0, not `many`');
});

it('lets no key out', async () => {
  const { stdout, stderr } = await consent(['--yes']);

  expect(`${stdout}${stderr}${readFileSync(file(), 'utf8')}`).not.toContain(KEY.slice(0, 8));
});

it('allows a strong model beside the first, each by its name', async () => {
  const flags = ['--yes', '--heal-model', 'claude-haiku-5-5', '--heal-strong-model', 'claude-opus-5-5'];
  const { exitCode, stdout } = await consent(flags);

  expect(exitCode).toBe(0);
  expect(stdout).toContain('and what that does not heal to claude-opus-5-5 (anthropic, api.anthropic.com;');
  expect(stdout).toContain('Allowed: claude-haiku-5-5 and claude-opus-5-5 may be called');
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({
    model: 'claude-haiku-5-5',
    strong: { provider: 'anthropic', model: 'claude-opus-5-5', host: 'api.anthropic.com' },
  });

  const lacking = await consent(['--yes', '--heal-strong-provider', 'google']);
  expect([lacking.exitCode, lacking.stderr]).toEqual([
    1,
    'heal: Nothing to allow: the strong model: no key for `google`: set the variable GEMINI_API_KEY.\n',
  ]);
});
