import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ls, put } from 'cacache';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { runHealCommand } from '../run-heal-command.ts';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'heal-cache-')));
  mkdirSync(join(root, '.heal', 'cache'), { recursive: true });
  mkdirSync(join(root, 'src'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

/** Run in a folder below the one with the cache. */
async function heal(...argv: string[]): Promise<{ exitCode: number; stdout: string; stderr: string }> {
  const written = { stdout: '', stderr: '' };
  const exitCode = await runHealCommand(['cache', ...argv], {
    cwd: join(root, 'src'),
    env: {},
    stdout: { write: (text) => void (written.stdout += text) },
    stderr: { write: (text) => void (written.stderr += text) },
  });
  return { exitCode, stdout: written.stdout.replaceAll(root, '<root>'), stderr: written.stderr };
}

const FORMER = `${'c'.repeat(64)}.json`;

function folder(): string {
  return join(root, '.heal', 'cache');
}

async function keep(letter: string, daysAgo: number, proposer = 'search'): Promise<string> {
  const time = Date.now() - daysAgo * 86_400_000;
  const patches = [{ operator: 'o', cost: 1, edits: [{ start: 0, end: 1, text: 'x' }] }];
  const options = { time, metadata: { target: `src/${letter}.ts#f`, proposer, plausible: 1 } };
  await put(folder(), letter.repeat(64), JSON.stringify({ version: 2, patches }), options);
  return new Date(time).toISOString();
}

it('shows what is kept, the last used first, as text and as JSON', async () => {
  const a = await keep('a', 9);
  const b = await keep('b', 2, 'model');
  writeFileSync(join(folder(), FORMER), '{}');

  const text = await heal('stats');
  const json = await heal('stats', '--json');

  const { repairs } = JSON.parse(json.stdout) as { repairs: readonly { bytes: number }[] };
  const bytes = repairs.reduce((sum, repair) => sum + repair.bytes, 0);
  expect(text).toEqual({
    exitCode: 0,
    stdout: [
      `<root>/.heal/cache: 2 repairs, ${bytes} bytes\n`,
      `  src/b.ts#f  1 patch by model, last used ${b}\n`,
      `  src/a.ts#f  1 patch by search, last used ${a}\n`,
      '1 entry not readable: `npx heal cache clear` removes them too\n',
    ].join(''),
    stderr: '',
  });
  expect(JSON.parse(json.stdout)).toEqual({
    folder: '<root>/.heal/cache',
    repairs: [
      { target: 'src/a.ts#f', proposer: 'search', patches: 1, usedAt: a, bytes: expect.any(Number) },
      { target: 'src/b.ts#f', proposer: 'model', patches: 1, usedAt: b, bytes: expect.any(Number) },
    ],
    unusable: 1,
  });
});

it('removes what has not been used for so long, or all, and what an earlier format has left', async () => {
  await keep('a', 9);
  await keep('b', 2);
  writeFileSync(join(folder(), FORMER), '{}');

  const pruned = await heal('prune', '--max-age', '3d');
  const left = Object.keys(await ls(folder()));
  const cleared = await heal('clear');

  expect(pruned).toEqual({
    exitCode: 0,
    stdout: 'removed 1 repair and 1 unreadable entry from <root>/.heal/cache\n',
    stderr: '',
  });
  expect(left).toEqual(['b'.repeat(64)]);
  expect(cleared).toEqual({ exitCode: 0, stdout: 'removed 1 repair from <root>/.heal/cache\n', stderr: '' });
  expect(readdirSync(folder())).toEqual([]);
});

it.each([['stats'], ['clear'], ['prune', '--max-age', '3d']])(
  'says what stands in the way of %s when the cache is a symbolic link',
  async (...argv) => {
    await keep('a', 9);
    rmSync(folder(), { recursive: true });
    mkdirSync(join(root, 'elsewhere', 'index-v5'), { recursive: true });
    symlinkSync(join(root, 'elsewhere'), folder());

    const { exitCode, stdout, stderr } = await heal(...argv);

    expect([exitCode, stdout]).toEqual([3, '']);
    expect(stderr).toBe(`heal: \`cache\` could not run: "${folder()}" is a symbolic link: remove it by hand.\n`);
    expect(readdirSync(join(root, 'elsewhere'))).toEqual(['index-v5']);
  },
);

it.each([
  [['empty'], '`cache` takes `stats`, `clear` or `prune`, not `empty`.'],
  [['prune'], '`cache prune` needs `--max-age <duration>`, such as `--max-age 30d`; `cache clear` removes all.'],
  [['clear', '--max-age', '3d'], '`--max-age` belongs to `heal cache prune`.'],
  [['clear', '--json'], '`--json` belongs to `heal cache stats`.'],
])('refuses `cache %j` and removes nothing', async (argv, problem) => {
  await keep('a', 9);

  expect(await heal(...argv)).toEqual({ exitCode: 2, stdout: '', stderr: `heal: ${problem}\n` });
  expect(Object.keys(await ls(folder()))).toHaveLength(1);
});
