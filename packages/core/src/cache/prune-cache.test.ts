import { mkdirSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tempProject } from '@testheal/testkit';
import { expect, it } from 'vitest';
import { nodeFileSystem } from '../node/node-file-system.ts';
import { cacheFolder } from './cache-folder.ts';
import { emptyCache } from './empty-cache.ts';
import { pruneCache } from './prune-cache.ts';
import { readCache } from './read-cache.ts';
import { createRepairCache } from './repair-cache.ts';

const NOW_MS = Date.parse('2026-11-03T12:00:00.000Z');
const DAY_MS = 86_400_000;

function keyOf(day: number): string {
  return String(day).repeat(64);
}

/** Keeps one repair for each day, all of the same patch. */
async function keep(root: string, days: readonly number[]): Promise<void> {
  for (const day of days) {
    const time = (): string => `2026-11-0${day}T00:00:00.000Z`;
    const patches = [{ operator: 'o', cost: 1, edits: [{ start: 0, end: 1, text: 'x' }] }];
    const cache = createRepairCache({ fileSystem: nodeFileSystem, root, time, mayStore: () => true });
    await cache.keep({ key: keyOf(day), target: 'src/a.ts#f', proposer: 'search', plausible: 1, patches });
  }
}

/** What the format before has left, and a file that is not ours. */
function writeFormer(root: string): void {
  const former = `${'9'.repeat(64)}.json`;
  for (const name of [former, `${former}.0123456789ab.heal-tmp`, 'notes.txt'])
    writeFileSync(path.join(cacheFolder(root), name), '{}');
}

function contentsIn(root: string): string[] {
  return readdirSync(path.join(cacheFolder(root), 'content-v2'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

it('is read, pruned by age and emptied, with what an earlier format has left, and files of others stay', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  await keep(temp.root, [1, 2, 3]);
  writeFormer(temp.root);

  const contents = await readCache(nodeFileSystem, temp.root);
  const pruned = await pruneCache(nodeFileSystem, temp.root, { maxAgeMs: DAY_MS, nowMs: NOW_MS });
  const left = await readCache(nodeFileSystem, temp.root);
  const emptied = await emptyCache(nodeFileSystem, temp.root);

  expect(contents.repairs.map(({ repair }) => repair.key)).toEqual([1, 2, 3].map(keyOf));
  expect(contents.unusable).toBe(2);
  expect(pruned).toEqual({ repairs: 2, unusable: 2 });
  expect(left).toMatchObject({ repairs: [{ repair: { key: keyOf(3) } }], unusable: 0 });
  expect(emptied).toEqual({ repairs: 1, unusable: 0 });
  expect(readdirSync(cacheFolder(temp.root))).toEqual(['notes.txt']);
});

it('removes an entry whose content is torn, however young it is, and says so', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  await keep(temp.root, [3]);
  for (const file of contentsIn(temp.root)) truncateSync(file, 10);

  const contents = await readCache(nodeFileSystem, temp.root);
  const pruned = await pruneCache(nodeFileSystem, temp.root, { maxAgeMs: DAY_MS, nowMs: NOW_MS });

  expect(contents).toEqual({ repairs: [], unusable: 1 });
  expect(pruned).toEqual({ repairs: 0, unusable: 1 });
  expect(contentsIn(temp.root)).toEqual([]);
});

it('makes nothing where there is no cache', async () => {
  await using temp = await tempProject(os.tmpdir(), {});

  const none = { repairs: 0, unusable: 0 };
  expect(await pruneCache(nodeFileSystem, temp.root, { maxAgeMs: 0, nowMs: NOW_MS })).toEqual(none);
  expect(await emptyCache(nodeFileSystem, temp.root)).toEqual(none);
  expect(readdirSync(temp.root)).toEqual([]);
});

it('empties also what cannot be read', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  await keep(temp.root, [3]);
  const [bucket = ''] = readdirSync(path.join(cacheFolder(temp.root), 'index-v5'));
  mkdirSync(path.join(cacheFolder(temp.root), 'index-v5', bucket, 'aa', 'a folder'), { recursive: true });

  await expect(readCache(nodeFileSystem, temp.root)).rejects.toThrow('EISDIR');
  expect(await emptyCache(nodeFileSystem, temp.root)).toEqual({ repairs: 0, unusable: 1 });
  expect(readdirSync(cacheFolder(temp.root))).toEqual([]);
});

it.each(['.heal', '.heal/cache'])('refuses a symbolic link at %s, and leaves what it leads to', async (name) => {
  await using temp = await tempProject(os.tmpdir(), {});
  const [root, other] = [path.join(temp.root, 'project'), path.join(temp.root, 'other')];
  mkdirSync(path.join(root, '.heal'), { recursive: true });
  mkdirSync(other);
  await keep(other, [3]);
  rmSync(path.join(root, name), { recursive: true, force: true });
  symlinkSync(path.join(other, name), path.join(root, name));
  const told = `"${path.join(root, name)}" is a symbolic link: remove it by hand.`;

  await expect(readCache(nodeFileSystem, root)).rejects.toThrow(told);
  await expect(pruneCache(nodeFileSystem, root, { maxAgeMs: 0, nowMs: NOW_MS })).rejects.toThrow(told);
  await expect(emptyCache(nodeFileSystem, root)).rejects.toThrow(told);
  expect((await readCache(nodeFileSystem, other)).repairs).toHaveLength(1);
});

it('neither reads nor prunes through a link in the cache, and removes it by emptying, not what it leads to', async () => {
  await using temp = await tempProject(os.tmpdir(), { 'outside/sha512/aa/bb/cc': 'precious' });
  await keep(temp.root, [3]);
  const link = path.join(cacheFolder(temp.root), 'content-v2');
  rmSync(link, { recursive: true });
  symlinkSync(path.join(temp.root, 'outside'), link);
  const told = `"${link}" is a symbolic link: \`npx heal cache clear\` removes it`;

  await expect(readCache(nodeFileSystem, temp.root)).rejects.toThrow(told);
  await expect(pruneCache(nodeFileSystem, temp.root, { maxAgeMs: 0, nowMs: NOW_MS })).rejects.toThrow(told);
  await emptyCache(nodeFileSystem, temp.root);

  expect(readdirSync(cacheFolder(temp.root))).toEqual([]);
  expect(readdirSync(path.join(temp.root, 'outside', 'sha512', 'aa', 'bb'))).toEqual(['cc']);
});
