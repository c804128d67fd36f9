import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

function keep(letter: string, daysAgo: number, proposer = 'search'): string {
  const key = letter.repeat(64);
  const usedAt = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  const patches = [{ operator: 'o', cost: 1, edits: [{ start: 0, end: 1, text: 'x' }] }];
  const repair = { version: 1, key, target: `src/${letter}.ts#f`, proposer, plausible: 1, patches, usedAt };
  writeFileSync(join(root, '.heal', 'cache', `${key}.json`), JSON.stringify(repair));
  return usedAt;
}

it('shows what is kept, the last used first, as text and as JSON', async () => {
  const a = keep('a', 9);
  const b = keep('b', 2, 'model');
  writeFileSync(join(root, '.heal', 'cache', `${'c'.repeat(64)}.json`), '{');

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
      '1 file not readable: `npx heal cache clear` removes them too\n',
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

it('removes what has not been used for so long, or all', async () => {
  keep('a', 9);
  keep('b', 2);

  const pruned = await heal('prune', '--max-age', '3d');
  const left = readdirSync(join(root, '.heal', 'cache'));
  const cleared = await heal('clear');

  expect(pruned).toEqual({ exitCode: 0, stdout: 'removed 1 file from <root>/.heal/cache\n', stderr: '' });
  expect(left).toEqual([`${'b'.repeat(64)}.json`]);
  expect(cleared).toEqual({ exitCode: 0, stdout: 'removed 1 file from <root>/.heal/cache\n', stderr: '' });
  expect(readdirSync(join(root, '.heal', 'cache'))).toEqual([]);
});

it.each([
  [['empty'], '`cache` takes `stats`, `clear` or `prune`, not `empty`.'],
  [['prune'], '`cache prune` needs `--max-age <duration>`, such as `--max-age 30d`; `cache clear` removes all.'],
  [['clear', '--max-age', '3d'], '`--max-age` belongs to `heal cache prune`.'],
  [['clear', '--json'], '`--json` belongs to `heal cache stats`.'],
])('refuses `cache %j` and removes nothing', async (argv, problem) => {
  keep('a', 9);

  expect(await heal(...argv)).toEqual({ exitCode: 2, stdout: '', stderr: `heal: ${problem}\n` });
  expect(readdirSync(join(root, '.heal', 'cache'))).toHaveLength(1);
});
