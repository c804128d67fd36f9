import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tempProject } from '@testheal/testkit';
import { expect, it } from 'vitest';
import { nodeFileSystem } from '../node/node-file-system.ts';
import type { RepairRecord } from './cached-repair.ts';
import { storeIn, type StoredEntry } from './content-store.ts';
import { sweepStore } from './sweep-store.ts';

const ONE: RepairRecord = { key: 'one', usedAtMs: 1_000, about: { target: 'a' }, text: 'a text' };
const SAME: RepairRecord = { ...ONE, key: 'same', usedAtMs: 2_000, about: { target: 'b' } };
const OTHER: RepairRecord = { ...ONE, key: 'other', text: 'another text' };

function filesIn(folder: string, below: string): string[] {
  return readdirSync(path.join(folder, below), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function onlyContent(folder: string): string {
  const [file = '', ...others] = filesIn(folder, 'content-v2');
  expect(others).toEqual([]);
  return file;
}

/** Changes one bit, and not the length. */
function flipBit(file: string): void {
  const bytes = readFileSync(file);
  bytes[3] = (bytes[3] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

async function found(folder: string, key: string): Promise<StoredEntry> {
  const entry = await storeIn(folder).find(key);
  if (entry === undefined) throw new Error(`nothing under ${key}`);
  return entry;
}

it('gives back what was put there, to every process', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  await storeIn(temp.root).put(ONE);
  await storeIn(temp.root).put({ ...OTHER, usedAtMs: 3_000 });

  const store = storeIn(temp.root);
  const entries = await store.list();

  expect(entries.map(({ key, usedAtMs, about, bytes }) => [key, usedAtMs, about, bytes])).toEqual([
    ['one', 1_000, { target: 'a' }, 6],
    ['other', 3_000, { target: 'a' }, 12],
  ]);
  expect(await Promise.all(entries.map((entry) => store.read(entry)))).toEqual(['a text', 'another text']);
  expect(await store.find('none')).toBeUndefined();
});

it('has equal texts once, and drops them with the last that has them', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  const store = storeIn(temp.root);
  await store.put(ONE);
  await store.put(SAME);
  const file = onlyContent(temp.root);

  await store.drop(await found(temp.root, 'one'));

  expect(filesIn(temp.root, 'content-v2')).toEqual([file]);
  expect(await store.read(await found(temp.root, 'same'))).toBe('a text');
  await store.drop(await found(temp.root, 'same'));
  expect([...filesIn(temp.root, 'content-v2'), ...filesIn(temp.root, 'index-v5')]).toEqual([]);
});

it('does not grow by being used again', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  const store = storeIn(temp.root);
  await store.put(ONE);
  const [before] = filesIn(temp.root, 'index-v5').map((file) => statSync(file).size);

  for (const usedAtMs of [2_000, 3_000, 4_000]) await store.put({ ...ONE, usedAtMs });

  expect(filesIn(temp.root, 'index-v5').map((file) => statSync(file).size)).toEqual([before]);
  expect(await store.list()).toMatchObject([{ key: 'one', usedAtMs: 4_000 }]);
});

it.each<[string, (file: string) => void]>([
  ['torn', (file) => truncateSync(file, 3)],
  ['empty', (file) => truncateSync(file, 0)],
  ['longer', (file) => writeFileSync(file, `${readFileSync(file, 'utf8')} more`)],
  ['changed by one bit', flipBit],
])(
  'does not give a content that is %s, and is whole again when that is dropped and put anew',
  async (_what, break_) => {
    await using temp = await tempProject(os.tmpdir(), {});
    const store = storeIn(temp.root);
    await store.put(ONE);
    await store.put(SAME);
    break_(onlyContent(temp.root));
    const entry = await found(temp.root, 'one');

    expect(await store.read(entry)).toBeUndefined();
    await store.drop(entry);
    expect(await store.read(await found(temp.root, 'same'))).toBeUndefined();
    await store.put(ONE);

    const all = await store.list();
    expect(await Promise.all(all.map((each) => store.read(each)))).toEqual(['a text', 'a text']);
  },
);

it('takes a torn line of the index for none', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  const store = storeIn(temp.root);
  await store.put(ONE);
  for (const file of filesIn(temp.root, 'index-v5')) truncateSync(file, statSync(file).size - 3);

  expect([await store.find('one'), await store.list()]).toEqual([undefined, []]);
});

it.each(['sha1-MTIz', 'sha512-', 'sha512-../../../a', 'no hash'])(
  'reads and removes nothing for an entry whose integrity is %j',
  async (integrity) => {
    await using temp = await tempProject(os.tmpdir(), {});
    const store = storeIn(temp.root);
    await store.put(ONE);
    const forged = { ...(await found(temp.root, 'one')), key: 'forged', integrity };

    expect(await store.read(forged)).toBeUndefined();
    await store.drop(forged);
    await sweepStore(nodeFileSystem, store, [forged]);
    expect(await store.read(await found(temp.root, 'one'))).toBe('a text');
  },
);

it('sweeps out what it is told, contents that no entry has, and what killed processes were writing', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  const store = storeIn(temp.root);
  for (const record of [ONE, OTHER, { ...OTHER, key: 'orphan', text: 'an orphan' }]) await store.put(record);
  const entries = await store.list();
  const lines = filesIn(temp.root, 'index-v5');
  // Killed between its content and its line in the index.
  for (const file of lines) if (readFileSync(file, 'utf8').includes('"orphan"')) truncateSync(file, 0);
  writeFileSync(path.join(temp.root, 'tmp', 'half'), 'half a t');

  expect(await store.find('orphan')).toBeUndefined();
  await sweepStore(
    nodeFileSystem,
    store,
    entries.filter(({ key }) => key === 'other'),
  );

  expect((await store.list()).map(({ key }) => key)).toEqual(['one']);
  expect(readFileSync(onlyContent(temp.root), 'utf8')).toBe('a text');
  expect(readdirSync(path.join(temp.root, 'tmp'))).toEqual([]);
});

it('is whole however many write the same at once', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  const times = Array.from({ length: 20 }, (_, index) => index + 1);

  await Promise.allSettled(times.map((usedAtMs) => storeIn(temp.root).put({ ...ONE, usedAtMs })));

  const entry = await found(temp.root, 'one');
  expect(times).toContain(entry.usedAtMs);
  expect(await storeIn(temp.root).read(entry)).toBe('a text');
  expect(filesIn(temp.root, 'tmp')).toEqual([]);
});
