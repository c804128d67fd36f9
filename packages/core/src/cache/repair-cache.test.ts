import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tempProject } from '@testheal/testkit';
import { expect, it } from 'vitest';
import { nodeFileSystem } from '../node/node-file-system.ts';
import { cacheFile, cacheFolder } from './cache-folder.ts';
import type { CachedRepair } from './cached-repair.ts';
import { limitCache } from './limit-cache.ts';
import { pruneCache } from './prune-cache.ts';
import { readCache } from './read-cache.ts';
import { createRepairCache, type RepairCache } from './repair-cache.ts';

const KEY = 'a'.repeat(64);
const REPAIR = {
  key: KEY,
  target: 'src/a.ts#f',
  proposer: 'search',
  plausible: 3,
  patches: [
    { operator: 'swap-operator', cost: 0.8, edits: [{ start: 3, end: 4, text: '+' }] },
    { operator: 'm, attempt 2', cost: 2, isWritten: true, edits: [{ start: 3, end: 3, text: 'x' }] },
  ],
} as const;
const STORED: CachedRepair = { version: 1, ...REPAIR, usedAt: '2026-11-22T12:00:00.000Z' };

function cacheOf(root: string, time: string = STORED.usedAt, mayStore = true): RepairCache {
  return createRepairCache({ fileSystem: nodeFileSystem, root, time: () => time, mayStore: () => mayStore });
}

function namesIn(root: string): string[] {
  return readdirSync(cacheFolder(root)).toSorted();
}

function keyOf(index: number): string {
  return index.toString(16).padStart(64, '0');
}

it('gives a later run what an earlier one has kept, whole, in a folder that git ignores', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  await cacheOf(temp.root).keep(REPAIR);

  expect(await cacheOf(temp.root).find(KEY)).toEqual(STORED);
  expect(await cacheOf(temp.root).find(keyOf(1))).toBeUndefined();
  expect(readFileSync(path.join(temp.root, '.heal', '.gitignore'), 'utf8')).toBe('*\n');
});

it('gives a run nothing that this run has kept itself', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  const cache = cacheOf(temp.root);

  await cache.keep(REPAIR);

  expect(await cache.find(KEY)).toBeUndefined();
});

it('keeps nothing that may not be stored', async () => {
  await using temp = await tempProject(os.tmpdir(), {});

  await cacheOf(temp.root, STORED.usedAt, false).keep(REPAIR);

  expect(readdirSync(temp.root)).toEqual([]);
});

it('takes out what it is told, unless another process has put something there meanwhile', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  const [one, other] = [cacheOf(temp.root), cacheOf(temp.root, '2026-11-22T12:00:01.000Z')];
  await one.keep(REPAIR);
  await other.keep(REPAIR);

  await one.evict(STORED);
  expect(namesIn(temp.root)).toEqual([`${KEY}.json`]);
  await one.evict({ ...STORED, usedAt: '2026-11-22T12:00:01.000Z' });
  expect(namesIn(temp.root)).toEqual([]);
});

it.each([
  ['torn', JSON.stringify(STORED).slice(0, -20)],
  ['empty', ''],
  ['not JSON', 'cache'],
  ['null', 'null'],
  ['an array', '[]'],
  ['of another version', JSON.stringify({ ...STORED, version: 2 })],
  ['of another key', JSON.stringify({ ...STORED, key: keyOf(1) })],
  ['without patches', JSON.stringify({ ...STORED, patches: [] })],
  ['of an unknown proposer', JSON.stringify({ ...STORED, proposer: 'oracle' })],
  ['with a wrong time', JSON.stringify({ ...STORED, usedAt: 'yesterday' })],
  ['with a wrong cost', JSON.stringify({ ...STORED, patches: [{ ...REPAIR.patches[0], cost: '0' }] })],
  ['without edits', JSON.stringify({ ...STORED, patches: [{ ...REPAIR.patches[0], edits: [] }] })],
  [
    'with a span that ends before it starts',
    JSON.stringify({ ...STORED, patches: [{ ...REPAIR.patches[0], edits: [{ start: 4, end: 3, text: '' }] }] }),
  ],
])('takes a file that is %s for none, and removes it', async (_what, text) => {
  await using temp = await tempProject(os.tmpdir(), {});
  await cacheOf(temp.root).keep(REPAIR);
  writeFileSync(cacheFile(temp.root, KEY), text);

  expect(await cacheOf(temp.root).find(KEY)).toBeUndefined();
  expect(namesIn(temp.root)).toEqual([]);
});

it('is an empty one where nothing can be written', async () => {
  await using temp = await tempProject(os.tmpdir(), { '.heal': 'a file' });
  const cache = cacheOf(temp.root);

  await cache.keep(REPAIR);
  await cache.evict(STORED);

  expect(await cacheOf(temp.root).find(KEY)).toBeUndefined();
  expect(readdirSync(temp.root)).toEqual(['.heal']);
});

it('is whole however many processes write the same at once', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  const times = Array.from({ length: 20 }, (_, index) => new Date(index * 1000).toISOString());

  const found = await Promise.all(
    times.map(async (time) => {
      await cacheOf(temp.root, time).keep(REPAIR);
      return cacheOf(temp.root).find(KEY);
    }),
  );

  expect(found.map((repair) => times.includes(repair?.usedAt ?? ''))).toEqual(times.map(() => true));
  expect(namesIn(temp.root)).toEqual([`${KEY}.json`]);
});

it('is read, pruned by age and emptied, and files of others stay', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  const half = `${keyOf(9)}.json.0123456789ab.heal-tmp`;
  for (const day of [1, 2, 3])
    await cacheOf(temp.root, `2026-11-0${day}T00:00:00.000Z`).keep({ ...REPAIR, key: keyOf(day) });
  for (const name of [half, `${keyOf(8)}.json`, 'notes.txt'])
    writeFileSync(path.join(cacheFolder(temp.root), name), 'x');

  const contents = await readCache(nodeFileSystem, temp.root);
  expect(contents.repairs.map(({ repair }) => repair.key)).toEqual([1, 2, 3].map(keyOf));
  expect(contents.unusable.map((file) => path.basename(file))).toEqual([`${keyOf(8)}.json`, half]);

  const nowMs = Date.parse('2026-11-03T12:00:00.000Z');
  expect(await pruneCache(nodeFileSystem, temp.root, { maxAgeMs: 86_400_000, nowMs })).toBe(4);
  expect(namesIn(temp.root)).toEqual([`${keyOf(3)}.json`, 'notes.txt']);
  expect(await pruneCache(nodeFileSystem, temp.root)).toBe(1);
  expect(namesIn(temp.root)).toEqual(['notes.txt']);
});

it('drops what was used longest ago when it holds too many', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  for (const day of [2, 1, 4, 3])
    await cacheOf(temp.root, `2026-11-0${day}T00:00:00.000Z`).keep({ ...REPAIR, key: keyOf(day) });

  await limitCache(nodeFileSystem, temp.root, 4, 2);
  expect(namesIn(temp.root)).toHaveLength(4);
  await limitCache(nodeFileSystem, temp.root, 3, 2);
  expect(namesIn(temp.root)).toEqual([3, 4].map((day) => `${keyOf(day)}.json`));
});
