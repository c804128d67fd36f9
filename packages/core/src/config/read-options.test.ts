import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../options/default-options.ts';
import type { HealOptions } from '../options/heal-options.ts';
import { readHealingRequest } from '../options/read-healing-request.ts';
import { readOptions } from './read-options.ts';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'heal-config-')));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

interface Sources {
  readonly folder?: string;
  readonly argv?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly settings?: Readonly<Record<string, unknown>>;
}

function read(
  files: Readonly<Record<string, string>>,
  { folder = '.', argv = [], env = {}, settings = {} }: Sources = {},
): Promise<HealOptions> {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  mkdirSync(path.join(root, folder), { recursive: true });
  return readOptions({
    root: path.join(root, folder),
    cwd: root,
    settings: { place: 'plugin options in vitest.config.ts', values: settings },
    request: readHealingRequest({ argv, env }),
  });
}

/** What is said of wrong options. */
async function problems(files: Readonly<Record<string, string>>, sources?: Sources): Promise<string[]> {
  const error: unknown = await read(files, sources).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'RepairError', code: 'OPTIONS_INVALID' });
  return (error as Error).message
    .replace(/^the heal options are wrong: /, '')
    .replaceAll(root, '<root>')
    .split('; ');
}

it('goes by one order: defaults, heal.config, plugin options, variables, flags', async () => {
  const config = {
    timeoutMs: 1000,
    maxCandidates: 1,
    seed: 1,
    guardTimeoutMs: 1000,
    memoryMb: 100,
    allowSockets: true,
  };
  const settings = { maxCandidates: 2, seed: 2, guardTimeoutMs: 2000, memoryMb: 200 };
  const env = { HEAL_SEED: '3', HEAL_GUARD_TIMEOUT: '3', npm_config_heal_memory: '300', npm_config_heal_seed: '9' };
  const argv = ['--heal-guard-timeout=4', '--heal-memory', '400'];

  const options = await read({ 'heal.config.json': JSON.stringify(config) }, { settings, env, argv });

  expect(options).toEqual({
    ...DEFAULT_OPTIONS,
    mode: 'off',
    timeoutMs: 1000,
    maxCandidates: 2,
    seed: 3,
    guardTimeoutMs: 4000,
    memoryMb: 400,
    probe: 'auto',
    allowSockets: true,
  });
});

it.each<[string, Sources, HealOptions['mode']]>([
  ['the plugin asks', { settings: { mode: 'apply' } }, 'apply'],
  ['a flag over the plugin', { settings: { mode: 'apply' }, argv: ['--heal'] }, 'propose'],
  ['the environment over the plugin', { settings: { mode: 'propose' }, env: { HEAL: '0' } }, 'off'],
])('has a mode when %s', async (_what, sources, mode) => {
  expect((await read({}, sources)).mode).toBe(mode);
});

it('takes the nearest heal.config up to the workspace, and none above', async () => {
  const files = {
    'heal.config.json': '{ "seed": 1 }',
    'repo/pnpm-workspace.yaml': '',
    'repo/heal.config.json': '{ "seed": 2 }',
    'repo/packages/a/heal.config.json': '{ "seed": 3 }',
    'other/package.json': '{}',
  };

  const seeds = [];
  for (const folder of ['repo/packages/a', 'repo/packages/b', 'repo', 'other/src', '.'])
    seeds.push((await read(files, { folder })).seed);

  expect(seeds).toEqual([3, 2, 2, DEFAULT_OPTIONS.seed, 1]);
});

it('takes the one beside package.json when the root is a folder of the package', async () => {
  const options = await read({ 'package.json': '{}', 'heal.config.json': '{ "seed": 8 }' }, { folder: 'src' });

  expect(options.seed).toBe(8);
});

it('reads paths from the folder of the file', async () => {
  const config = '{ "target": "src/price.ts#withTax", "reportFile": "out/heal.json" }';

  const options = await read({ 'app/heal.config.json': config, 'app/package.json': '{}' }, { folder: 'app' });

  expect(options).toMatchObject({ target: 'app/src/price.ts#withTax', reportFile: 'app/out/heal.json' });
});

it('names all problems of all sources at once, each with its place', async () => {
  const found = await problems(
    { 'heal.config.json': '{\n  "sed": 4,\n  "mode": "propose",\n  "memoryMb": "1 GB"\n}\n' },
    { settings: { timeout: 10 }, env: { HEAL_SEED: 'x', HEAL: 'aply' }, argv: ['--heal-tiemout', '3'] },
  );

  expect(found).toMatchInlineSnapshot(`
    [
      "heal.config.json:2: \`sed\` is unknown, did you mean \`seed\`?",
      "heal.config.json:3: \`mode\` cannot be set here: a run asks for healing itself, by \`--heal\`, \`HEAL=1\` or the runner's own config",
      "heal.config.json:4: \`memoryMb\` must be a whole number above 0, not \`1 GB\`",
      "plugin options in vitest.config.ts: \`timeout\` is unknown, did you mean \`timeoutMs\`?",
      "unknown flag \`--heal-tiemout\`, did you mean \`--heal-timeout\`?",
      "\`HEAL\` takes \`1\`, \`0\`, \`propose\`, \`apply\` or \`apply-force\`, not \`aply\`",
      "\`HEAL_SEED\` needs a whole number, 0 or above, not \`x\`",
    ]
  `);
});

it('lets no two stand beside each other', async () => {
  expect(await problems({ 'heal.config.json': '{}', 'heal.config.ts': 'export default {}' })).toEqual([
    'heal.config.json is not the only one: heal.config.ts stands beside it, and only one can count',
  ]);
});

it.each<[string, Sources, object]>([
  ['a config', { settings: { llm: true } }, { llm: true }],
  ['a variable', { settings: { llm: false }, env: { HEAL_LLM: '1' } }, { llm: true, llmByRun: true }],
  ['a flag', { env: { HEAL_LLM: '1' }, argv: ['--no-heal-llm'] }, { llm: false, llmByRun: false }],
])('knows whether the run itself says that models may be called, or %s', async (_what, sources, said) => {
  const { llm, llmByRun } = await read({}, sources);

  expect({ llm, llmByRun }).toEqual({ llmByRun: undefined, ...said });
});

it('knows where `verify` stands, and lets it stand nowhere else', async () => {
  const config = { 'heal.config.mjs': 'export default { verify: () => true, verifyTimeoutMs: 500 };\n' };

  const { verifyFile, verifyTimeoutMs } = await read(config);

  expect({ verifyFile, verifyTimeoutMs }).toEqual({
    verifyFile: path.join(root, 'heal.config.mjs'),
    verifyTimeoutMs: 500,
  });
  expect(await problems({ 'heal.config.mjs': 'export default {};\n' }, { settings: { verify: () => true } })).toEqual([
    'plugin options in vitest.config.ts: `verify` can stand in a heal.config alone: the process that runs tests loads it from there',
  ]);
});
