import { chmod, mkdir, mkdtemp, readFile, readdir, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nodeFileSystem } from './node-file-system.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'file-system-'));
});
afterEach(() => rm(root, { recursive: true }));

describe('writing a text', () => {
  it('replaces the file as a whole, keeps its mode and leaves nothing beside it', async () => {
    const file = join(root, 'a.sh');
    await writeFile(file, 'old and longer');
    await chmod(file, 0o751);

    await nodeFileSystem.writeTextAtomic(file, 'new ü');

    expect(await readFile(file, 'utf8')).toBe('new ü');
    expect((await stat(file)).mode & 0o777).toBe(0o751);
    expect(await readdir(root)).toEqual(['a.sh']);
  });

  it('makes the file and the folders that are missing', async () => {
    await nodeFileSystem.writeTextAtomic(join(root, 'x/y/a.txt'), 'text');

    expect(await readFile(join(root, 'x/y/a.txt'), 'utf8')).toBe('text');
  });

  it('writes through a symbolic link and keeps it', async () => {
    await writeFile(join(root, 'real.txt'), 'old');
    await symlink('real.txt', join(root, 'link.txt'));

    await nodeFileSystem.writeTextAtomic(join(root, 'link.txt'), 'new');

    expect(await readlink(join(root, 'link.txt'))).toBe('real.txt');
    expect(await readFile(join(root, 'real.txt'), 'utf8')).toBe('new');
  });

  it('leaves nothing behind when it cannot be done', async () => {
    await mkdir(join(root, 'folder'));

    const writing = nodeFileSystem.writeTextAtomic(join(root, 'folder'), 'text');

    await expect(writing).rejects.toMatchObject({ code: 'EISDIR' });
    expect(await readdir(root)).toEqual(['folder']);
  });
});

it('copies to a new place, and never over a file', async () => {
  await writeFile(join(root, 'a'), Buffer.from([0, 255, 10]));

  await nodeFileSystem.copyNew(join(root, 'a'), join(root, 'backup/a'));
  const again = nodeFileSystem.copyNew(join(root, 'a'), join(root, 'backup/a'));

  await expect(again).rejects.toMatchObject({ code: 'EEXIST' });
  expect([...(await readFile(join(root, 'backup/a')))]).toEqual([0, 255, 10]);
});

it('tells whether a file has a write bit, also to a user who needs none', async () => {
  await writeFile(join(root, 'a'), '');
  const before = await nodeFileSystem.isReadOnly(join(root, 'a'));
  await chmod(join(root, 'a'), 0o444);

  const after = await nodeFileSystem.isReadOnly(join(root, 'a'));

  expect([before, after]).toEqual([false, true]);
});

it('reads, resolves, finds and removes', async () => {
  await writeFile(join(root, 'a'), 'text');
  await symlink('a', join(root, 'link'));

  const seen = [
    await nodeFileSystem.readText(join(root, 'a')),
    (await nodeFileSystem.realPath(join(root, 'link'))).endsWith('/a'),
    await nodeFileSystem.exists(join(root, 'link')),
  ];
  await nodeFileSystem.remove(join(root, 'a'));

  expect(seen).toEqual(['text', true, true]);
  expect(await nodeFileSystem.exists(join(root, 'a'))).toBe(false);
});
