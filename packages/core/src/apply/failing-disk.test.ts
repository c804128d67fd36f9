import { renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { nodeFileSystem } from '../node/node-file-system.ts';
import type { FileSystem } from '../ports/file-system.ts';
import { nodePorts, scriptedGit } from './__fixtures__/ports.ts';
import { createTempFolder, type TempFolder } from './__fixtures__/temp-folder.ts';
import type { ApplyOutcome } from './apply-outcome.ts';
import { applyPatches } from './apply-patch.ts';
import { undoPatches } from './undo.ts';

let folder: TempFolder;
let a: string;
let b: string;

beforeEach(() => {
  folder = createTempFolder();
  a = folder.write('src/a.ts', 'a\n');
  b = folder.write('src/b.ts', 'b\n');
});

afterEach(() => {
  folder[Symbol.dispose]();
});

function apply(changes: Partial<FileSystem>): Promise<ApplyOutcome> {
  const files = [
    { path: a, before: 'a\n', after: 'A\n' },
    { path: b, before: 'b\n', after: 'B\n' },
  ];
  const { root } = folder;
  return applyPatches(
    { root, workspace: root, id: 'one', time: '2026-01-02T03:04:05.000Z', files, force: false },
    { ...nodePorts, fileSystem: { ...nodeFileSystem, ...changes }, git: scriptedGit({ status: 'clean' }) },
  );
}

function full(code = 'ENOSPC'): Promise<never> {
  return Promise.reject(Object.assign(new Error(`${code}: write`), { code }));
}

const ORIGINALS = { 'src/a.ts': 'a\n', 'src/b.ts': 'b\n' };

describe('a full disk', () => {
  it('keeps everything from being written when there is no room for the journal', async () => {
    const outcome = await apply({ writeTextAtomic: () => full() });

    const message = `The journal in "${join(folder.root, '.heal')}" could not be written: the disk is full: make room (ENOSPC). Then try again.`;
    expect(outcome.files).toEqual([
      { status: 'refused', path: a, reason: 'journal-failed', message },
      { status: 'refused', path: b, reason: 'journal-failed', message },
    ]);
    expect(folder.files()).toEqual(ORIGINALS);
  });

  it('keeps a file from being written when there is no room for its backup', async () => {
    const outcome = await apply({
      copyNew: (from, to) => (from === a ? full() : nodeFileSystem.copyNew(from, to)),
    });

    expect(outcome.files).toEqual([
      {
        status: 'refused',
        path: a,
        reason: 'backup-failed',
        message:
          'No backup of "src/a.ts" could be made: the disk is full: make room (ENOSPC). Then run the tests with healing again.',
      },
      { status: 'applied', path: b, backup: 'src/b.ts.heal-backup' },
    ]);
    const { '.heal/applied.json': journal, ...files } = folder.files();
    expect(files).toEqual({ 'src/a.ts': 'a\n', 'src/b.ts': 'B\n', 'src/b.ts.heal-backup': 'b\n' });
    expect(JSON.parse(journal ?? '')).toMatchObject({ entries: [{ files: [{ path: 'src/b.ts' }] }] });
  });

  it('takes a file that could not be written out of the journal, with its backup', async () => {
    const outcome = await apply({
      replaceText: (path, text) => (path === b ? full() : nodeFileSystem.replaceText(path, text)),
    });

    expect(outcome.files).toEqual([
      { status: 'applied', path: a, backup: 'src/a.ts.heal-backup' },
      {
        status: 'refused',
        path: b,
        reason: 'write-failed',
        message:
          '"src/b.ts" could not be written: the disk is full: make room (ENOSPC). Then run the tests with healing again.',
      },
    ]);
    const { '.heal/applied.json': journal, ...files } = folder.files();
    expect(files).toEqual({ 'src/a.ts': 'A\n', 'src/a.ts.heal-backup': 'a\n', 'src/b.ts': 'b\n' });
    expect(JSON.parse(journal ?? '')).toMatchObject({ entries: [{ files: [{ path: 'src/a.ts' }] }] });
  });

  it('leaves a journal that can be undone when it cannot be written a second time', async () => {
    let journals = 0;
    const outcome = await apply({
      writeTextAtomic: (path, text) =>
        path.endsWith('applied.json') && ++journals > 1 ? full() : nodeFileSystem.writeTextAtomic(path, text),
      replaceText: (path, text) => (path === b ? full() : nodeFileSystem.replaceText(path, text)),
    });
    const undone = await undoPatches({ root: folder.root, workspace: folder.root, which: 'last' }, nodePorts);

    expect(outcome.files).toMatchObject([{ status: 'applied' }, { status: 'refused', reason: 'write-failed' }]);
    expect(undone).toMatchObject({ status: 'undone', entries: [{ restored: ['src/a.ts'], untouched: ['src/b.ts'] }] });
    expect(folder.files()).toEqual(ORIGINALS);
  });

  it('breaks off undoing with what to do, and lets it be tried again', async () => {
    await apply({});
    const fileSystem = { ...nodeFileSystem, replaceText: () => full() };
    const request = { root: folder.root, workspace: folder.root, which: 'last' } as const;

    const outcomes = [await undoPatches(request, { ...nodePorts, fileSystem }), await undoPatches(request, nodePorts)];

    expect(outcomes).toMatchObject([
      {
        status: 'refused',
        messages: ['Undoing broke off: the disk is full: make room (ENOSPC). Then run `npx heal undo` again.'],
      },
      { status: 'undone', entries: [{ restored: ['src/a.ts', 'src/b.ts'] }] },
    ]);
    expect(folder.files()).toEqual(ORIGINALS);
  });
});

it.each([
  ['EACCES', 'there is no permission to write there: allow it (EACCES)'],
  ['EROFS', 'the file system is mounted read-only: allow writing there (EROFS)'],
  ['EIO', 'EIO: write'],
])('says what to do about %s', async (code, cause) => {
  const outcome = await apply({ copyNew: () => full(code) });

  expect(outcome.files).toMatchObject([
    { message: `No backup of "src/a.ts" could be made: ${cause}. Then run the tests with healing again.` },
    { message: `No backup of "src/b.ts" could be made: ${cause}. Then run the tests with healing again.` },
  ]);
  expect(folder.files()).toEqual(ORIGINALS);
});

it('does not take a file for unwritten that was written before the error came', async () => {
  const outcome = await apply({
    replaceText: (path, text) => nodeFileSystem.replaceText(path, text).then(() => full('EIO')),
  });

  expect(outcome.files).toMatchObject([{ status: 'applied' }, { status: 'applied' }]);
});

it('writes nothing over an edit that is made while the backups are', async () => {
  const outcome = await apply({
    async copyNew(from, to) {
      await nodeFileSystem.copyNew(from, to);
      if (from === a) folder.write('src/a.ts', 'mine\n');
    },
  });

  // The first edit is in the copy that the second look finds changed; the other file is none of its business.
  expect(outcome.files).toMatchObject([{ status: 'refused', reason: 'changed-since' }, { status: 'applied' }]);
  const { '.heal/applied.json': _journal, ...files } = folder.files();
  expect(files).toEqual({ 'src/a.ts': 'mine\n', 'src/b.ts': 'B\n', 'src/b.ts.heal-backup': 'b\n' });
});

describe('what vanished between the repair and the write', () => {
  it('is not made anew: the folder of the files', async () => {
    rmSync(join(folder.root, 'src'), { recursive: true });

    const outcome = await apply({});

    expect(outcome.files).toMatchObject([
      {
        status: 'refused',
        reason: 'missing',
        message: expect.stringMatching(/^"src\/a\.ts" could not be read \(ENOENT/),
      },
      { status: 'refused', reason: 'missing' },
    ]);
    expect(folder.files()).toEqual({});
  });

  it('is not made anew: the folder of the files, after they have been checked', async () => {
    const outcome = await apply({
      async makeFolder(path) {
        await nodeFileSystem.makeFolder(path);
        renameSync(dirname(a), join(folder.root, 'moved'));
      },
    });

    const message = (name: string): string =>
      `No backup of "src/${name}" could be made: its folder is gone: put it back (ENOENT). Then run the tests with healing again.`;
    expect(outcome.files).toEqual([
      { status: 'refused', path: a, reason: 'backup-failed', message: message('a.ts') },
      { status: 'refused', path: b, reason: 'backup-failed', message: message('b.ts') },
    ]);
    expect(folder.files()).toEqual({ 'moved/a.ts': 'a\n', 'moved/b.ts': 'b\n' });
  });

  it('is not made anew: the root', async () => {
    const { root } = folder;
    const outcome = await apply({
      async isReadOnly(path) {
        const isReadOnly = await nodeFileSystem.isReadOnly(path);
        if (path === b) renameSync(root, `${root}-moved`);
        return isReadOnly;
      },
    });
    renameSync(`${root}-moved`, root);

    const message = `The journal in "${join(root, '.heal')}" could not be written: its folder is gone: put it back (ENOENT). Then try again.`;
    expect(outcome.files).toEqual([
      { status: 'refused', path: a, reason: 'journal-failed', message },
      { status: 'refused', path: b, reason: 'journal-failed', message },
    ]);
    expect(folder.files()).toEqual(ORIGINALS);
  });

  it('is made anew: `.heal`, and later applications can be undone', async () => {
    await apply({});
    rmSync(join(folder.root, '.heal'), { recursive: true });
    [a, b] = [folder.write('src/a.ts', 'a\n'), folder.write('src/b.ts', 'b\n')];

    const outcome = await apply({});
    const undone = await undoPatches({ root: folder.root, workspace: folder.root, which: 'last' }, nodePorts);

    expect(outcome.files).toMatchObject([{ status: 'applied' }, { status: 'applied' }]);
    expect(undone).toMatchObject({ status: 'undone', entries: [{ restored: ['src/a.ts', 'src/b.ts'] }] });
    expect(folder.files()).toEqual(ORIGINALS);
  });
});
