import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  readlink,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nodeDisk } from './disk.ts';
import { createFileSystem, nodeFileSystem } from './node-file-system.ts';

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
  await chmod(join(root, 'a'), 0o640);

  await nodeFileSystem.copyNew(join(root, 'a'), join(root, 'b'));
  const again = nodeFileSystem.copyNew(join(root, 'a'), join(root, 'b'));

  await expect(again).rejects.toMatchObject({ code: 'EEXIST' });
  expect([...(await readFile(join(root, 'b')))]).toEqual([0, 255, 10]);
  expect((await stat(join(root, 'b'))).mode & 0o777).toBe(0o640);
  expect(await readdir(root)).toEqual(['a', 'b']);
});

it('copies also where there are no hard links', async () => {
  const link = () => Promise.reject(Object.assign(new Error('no links'), { code: 'EPERM' }));
  const fileSystem = createFileSystem({ ...nodeDisk, link });
  await writeFile(join(root, 'a'), 'text');

  await fileSystem.copyNew(join(root, 'a'), join(root, 'b'));
  const again = fileSystem.copyNew(join(root, 'a'), join(root, 'b'));

  await expect(again).rejects.toMatchObject({ code: 'EEXIST' });
  expect(await readFile(join(root, 'b'), 'utf8')).toBe('text');
  expect(await readdir(root)).toEqual(['a', 'b']);
});

describe('replacing a text', () => {
  it.each([
    ['the file', 'a.txt'],
    ['its folder', 'gone/a.txt'],
  ])('fails when %s is gone, and makes nothing', async (_what, path) => {
    const replacing = nodeFileSystem.replaceText(join(root, path), 'text');

    await expect(replacing).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await readdir(root)).toEqual([]);
  });

  it('keeps mode and symbolic link', async () => {
    await writeFile(join(root, 'real.txt'), 'old');
    await chmod(join(root, 'real.txt'), 0o604);
    await symlink('real.txt', join(root, 'link.txt'));

    await nodeFileSystem.replaceText(join(root, 'link.txt'), 'new');

    expect(await readlink(join(root, 'link.txt'))).toBe('real.txt');
    expect(await readFile(join(root, 'real.txt'), 'utf8')).toBe('new');
    expect((await stat(join(root, 'real.txt'))).mode & 0o777).toBe(0o604);
  });

  // Only root can give a file away, which is what makes the case.
  it.runIf(process.getuid?.() === 0)('leaves the file to its owner', async () => {
    await writeFile(join(root, 'a.txt'), 'old');
    await chown(join(root, 'a.txt'), 12_345, 54_321);

    await nodeFileSystem.replaceText(join(root, 'a.txt'), 'new');

    expect(await stat(join(root, 'a.txt'))).toMatchObject({ uid: 12_345, gid: 54_321 });
  });

  it('writes also where a folder cannot be synced', async () => {
    const open: typeof nodeDisk.open = (path, ...rest) =>
      path === root ? Promise.reject(new Error('no folders')) : nodeDisk.open(path, ...rest);
    await writeFile(join(root, 'a.txt'), 'old');

    await createFileSystem({ ...nodeDisk, open }).replaceText(join(root, 'a.txt'), 'new');

    expect(await readFile(join(root, 'a.txt'), 'utf8')).toBe('new');
  });
});

describe('making a folder', () => {
  it('makes one, and is content with one that is there', async () => {
    await nodeFileSystem.makeFolder(join(root, 'a'));
    await nodeFileSystem.makeFolder(join(root, 'a'));

    expect(await readdir(root)).toEqual(['a']);
  });

  it('fails over a file, and in a folder that is gone', async () => {
    await writeFile(join(root, 'a'), '');

    const outcomes = await Promise.allSettled(
      ['a', 'gone/b'].map((path) => nodeFileSystem.makeFolder(join(root, path))),
    );

    expect(outcomes).toMatchObject([{ reason: { code: 'EEXIST' } }, { reason: { code: 'ENOENT' } }]);
  });
});

it('removes a tree without what a symbolic link in it leads to', async () => {
  await mkdir(join(root, 'kept'));
  await mkdir(join(root, 'tree/deep'), { recursive: true });
  await symlink('../kept', join(root, 'tree/link'));

  const early = nodeFileSystem.removeEmptyFolder(join(root, 'tree'));
  await expect(early).rejects.toMatchObject({ code: 'ENOTEMPTY' });
  await nodeFileSystem.removeTree(join(root, 'tree'));

  expect(await readdir(root)).toEqual(['kept']);
});

it('finds a symbolic link at any depth, and does not look behind it', async () => {
  await mkdir(join(root, 'one/two/three'), { recursive: true });
  await writeFile(join(root, 'one/two/file'), '');
  const before = await nodeFileSystem.findLink(root);
  await symlink('.', join(root, 'one/two/three/link'));

  const after = await nodeFileSystem.findLink(root);

  expect([before, after]).toEqual([undefined, join(root, 'one/two/three/link')]);
  expect(await nodeFileSystem.findLink(join(root, 'none'))).toBeUndefined();
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
