import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tempProject } from '@testheal/testkit';
import put from 'cacache/lib/put.js';
import { expect, it } from 'vitest';
import { nodeFileSystem } from '../node/node-file-system.ts';
import { cacheFolder } from './cache-folder.ts';
import type { CachedRepair } from './cached-repair.ts';
import { storeIn } from './content-store.ts';
import { limitStore } from './limit-store.ts';
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
const STORED: CachedRepair = { ...REPAIR, usedAt: '2026-11-22T12:00:00.000Z' };
const ABOUT = { target: 'src/a.ts#f', proposer: 'search', plausible: 3 };
const LATER = '2026-11-22T12:00:01.000Z';

function cacheOf(root: string, time: string = STORED.usedAt, mayStore = true): RepairCache {
  return createRepairCache({ fileSystem: nodeFileSystem, root, time: () => time, mayStore: () => mayStore });
}

function keyOf(index: number): string {
  return index.toString(16).padStart(64, '0');
}

async function keysIn(root: string): Promise<string[]> {
  return (await storeIn(cacheFolder(root)).list()).map(({ key }) => key);
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

it('keeps nothing that may not be stored, and makes no folder by looking', async () => {
  await using temp = await tempProject(os.tmpdir(), {});

  await cacheOf(temp.root, STORED.usedAt, false).keep(REPAIR);
  await cacheOf(temp.root).find(KEY);
  await cacheOf(temp.root).evict(STORED);

  expect(readdirSync(temp.root)).toEqual([]);
});

it('does not make a root again that has vanished', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  const root = path.join(temp.root, 'gone');

  await cacheOf(root).keep(REPAIR);

  expect(existsSync(root)).toBe(false);
});

it('takes out what it is told, unless another process has put something there meanwhile', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  const [one, other] = [cacheOf(temp.root), cacheOf(temp.root, LATER)];
  await one.keep(REPAIR);
  await other.keep(REPAIR);

  await one.evict(STORED);
  expect(await keysIn(temp.root)).toEqual([KEY]);
  await one.evict({ ...STORED, usedAt: LATER });
  expect(await keysIn(temp.root)).toEqual([]);
});

const PATCHES = REPAIR.patches;
it.each<[string, { readonly text?: string; readonly time?: number; readonly about?: unknown }]>([
  ['empty', { text: ' ' }],
  ['not JSON', { text: 'cache' }],
  ['null', { text: 'null' }],
  ['an array', { text: '[]' }],
  ['of another version', { text: JSON.stringify({ version: 1, patches: PATCHES }) }],
  ['without patches', { text: JSON.stringify({ version: 2, patches: [] }) }],
  ['with a wrong cost', { text: JSON.stringify({ version: 2, patches: [{ ...PATCHES[0], cost: '0' }] }) }],
  ['without edits', { text: JSON.stringify({ version: 2, patches: [{ ...PATCHES[0], edits: [] }] }) }],
  [
    'with a span that ends before it starts',
    { text: JSON.stringify({ version: 2, patches: [{ ...PATCHES[0], edits: [{ start: 4, end: 3, text: '' }] }] }) },
  ],
  ['of an unknown proposer', { about: { ...ABOUT, proposer: 'oracle' } }],
  ['of nothing that is known', { about: null }],
  ['with a wrong time', { time: 9e15 }],
])('takes an entry that is %s for none, and removes it', async (_what, { text, time = 1_000, about = ABOUT }) => {
  await using temp = await tempProject(os.tmpdir(), {});
  await cacheOf(temp.root).keep({ ...REPAIR, key: keyOf(1) });
  const whole = JSON.stringify({ version: 2, patches: PATCHES });
  await put(cacheFolder(temp.root), KEY, text ?? whole, { time, metadata: about });

  expect(await cacheOf(temp.root).find(KEY)).toBeUndefined();
  expect(await keysIn(temp.root)).toEqual([keyOf(1)]);
});

it('is an empty one where nothing can be written', async () => {
  await using temp = await tempProject(os.tmpdir(), { '.heal': 'a file' });
  const cache = cacheOf(temp.root);

  await cache.keep(REPAIR);
  await cache.evict(STORED);

  expect(await cacheOf(temp.root).find(KEY)).toBeUndefined();
  expect(readdirSync(temp.root)).toEqual(['.heal']);
});

it.each(['.heal', '.heal/cache', '.heal/cache/tmp', '.heal/cache/content-v2', '.heal/cache/index-v5/aa'])(
  'writes nothing through a symbolic link at %s, and takes nothing from there',
  async (name) => {
    await using temp = await tempProject(os.tmpdir(), {});
    const [root, outside] = [path.join(temp.root, 'project'), path.join(temp.root, 'outside')];
    mkdirSync(root);
    await cacheOf(root).keep(REPAIR);
    rmSync(path.join(root, name), { recursive: true, force: true });
    mkdirSync(outside);
    symlinkSync(outside, path.join(root, name));

    await cacheOf(root, LATER).keep({ ...REPAIR, key: keyOf(1) });

    expect(await cacheOf(root).find(KEY)).toBeUndefined();
    expect(readdirSync(outside)).toEqual([]);
  },
);

it('is whole however many processes write the same at once', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  const times = Array.from({ length: 20 }, (_, index) => new Date(index * 1000 + 1000).toISOString());

  await Promise.all(times.map((time) => cacheOf(temp.root, time).keep(REPAIR)));

  expect(times).toContain((await cacheOf(temp.root).find(KEY))?.usedAt);
  expect(await keysIn(temp.root)).toEqual([KEY]);
});

it('drops what was used longest ago when it holds too many', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  for (const day of [2, 1, 4, 3])
    await cacheOf(temp.root, `2026-11-0${day}T00:00:00.000Z`).keep({ ...REPAIR, key: keyOf(day) });
  const store = storeIn(cacheFolder(temp.root));

  await limitStore(nodeFileSystem, store, 4, 2);
  expect(await keysIn(temp.root)).toHaveLength(4);
  await limitStore(nodeFileSystem, store, 3, 2);
  expect(await keysIn(temp.root)).toEqual([3, 4].map(keyOf));
  expect(await cacheOf(temp.root).find(keyOf(3))).toMatchObject({ patches: REPAIR.patches });
});
