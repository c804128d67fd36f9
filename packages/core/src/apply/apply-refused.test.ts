import { chmodSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { nodeFileSystem } from '../node/node-file-system.ts';
import { createPatchedFolder, TIME, type PatchedFolder } from './__fixtures__/patched-folder.ts';
import { scriptedGit } from './__fixtures__/ports.ts';
import { createTempFolder } from './__fixtures__/temp-folder.ts';
import { applyPatches } from './apply-patch.ts';

let folder: PatchedFolder;

beforeEach(() => {
  folder = createPatchedFolder();
});

afterEach(() => {
  folder[Symbol.dispose]();
});

describe('refuses what it cannot write safely, also with force:', () => {
  it.each<[string, string, string | Buffer]>([
    ['changed-since', 'a file that was edited', 'x\n'],
    ['changed-since', 'a file whose line ends were changed', 'a\r\nb\n'],
    ['changed-since', 'a file that lost its final newline', 'a\nb'],
    ['changed-since', 'a file that got a byte order mark', '\ufeffa\nb\n'],
  ])('%s: %s', async (reason, _, content) => {
    const path = join(folder.root, 'a.ts');
    writeFileSync(path, content);
    const files = folder.files();

    const outcome = await folder.apply([{ path, before: 'a\nb\n', after: 'c\n' }], { force: true });

    expect(outcome.files).toMatchObject([{ status: 'refused', reason }]);
    expect(folder.files()).toEqual(files);
  });

  it('not-utf8: bytes that would not survive', async () => {
    const path = join(folder.root, 'a.ts');
    writeFileSync(path, Buffer.from([0x61, 0xff, 0x0a]));
    const before = await nodeFileSystem.readText(path);

    const outcome = await folder.apply([{ path, before, after: 'c\n' }], { force: true });

    expect(outcome.files).toMatchObject([{ status: 'refused', reason: 'not-utf8' }]);
    expect(folder.files()).toEqual({ 'a.ts': 'a\u00ff\n' });
  });

  it('read-only: a write-protected file', async () => {
    const path = folder.write('a.ts', 'a\n');
    chmodSync(path, 0o444);

    const outcome = await folder.apply([{ path, before: 'a\n', after: 'c\n' }], { force: true });

    expect(outcome.files).toMatchObject([{ status: 'refused', reason: 'read-only' }]);
    expect(folder.files()).toEqual({ 'a.ts': 'a\n' });
  });

  it('missing: a file that is gone', async () => {
    const path = join(folder.root, 'a.ts');

    const outcome = await folder.apply([{ path, before: 'a\n', after: 'c\n' }], { force: true });

    expect(outcome.files).toMatchObject([{ status: 'refused', reason: 'missing' }]);
    expect(folder.files()).toEqual({});
  });

  it('same-file: one file under two names, the second time', async () => {
    const path = folder.write('a.ts', 'a\n');
    const link = join(folder.root, 'b.ts');
    symlinkSync(path, link);

    const outcome = await folder.apply([
      { path, before: 'a\n', after: 'b\n' },
      { path: link, before: 'a\n', after: 'c\n' },
    ]);

    expect(outcome.files).toMatchObject([{ status: 'applied' }, { status: 'refused', reason: 'same-file' }]);
    expect(folder.userFiles()).toEqual({ 'a.ts': 'b\n', 'a.ts.heal-backup': 'a\n', 'b.ts': '-> <root>/a.ts' });
  });

  it('outside: a file that is not in the project, also behind a symbolic link', async () => {
    using other = createTempFolder();
    const path = join(folder.root, 'a.ts');
    symlinkSync(other.write('a.ts', 'a\n'), path);

    const outcome = await folder.apply([{ path, before: 'a\n', after: 'b\n' }], { force: true });

    expect(outcome.files).toMatchObject([{ status: 'refused', reason: 'outside' }]);
    expect(other.files()).toEqual({ 'a.ts': 'a\n' });
  });

  it('busy: another process that writes here', async () => {
    const path = folder.write('a.ts', 'a\n');
    const request = { root: folder.root, workspace: folder.root, id: 'first', time: TIME, force: true };
    const lock = { hold: () => Promise.resolve({ status: 'busy', holder: 'process 7 on here' } as const) };

    const outcome = await applyPatches(
      { ...request, files: [{ path, before: 'a\n', after: 'b\n' }] },
      { fileSystem: nodeFileSystem, lock, git: scriptedGit({ status: 'clean' }) },
    );

    const lockFile = join(folder.root, '.heal/apply.lock');
    const message = `"${lockFile}" is held by process 7 on here, which writes or undoes patches here. Try again when it has ended; if no such process runs, remove the file.`;
    expect(outcome).toEqual({ files: [{ status: 'refused', path, reason: 'busy', message }], notices: [] });
    expect(folder.files()).toEqual({ 'a.ts': 'a\n' });
  });

  it('journal-failed: a journal that cannot be understood', async () => {
    const path = folder.write('a.ts', 'a\n');
    folder.write('.heal/applied.json', '{ "version": 9 }');
    const files = folder.files();

    const outcome = await folder.apply([{ path, before: 'a\n', after: 'c\n' }], { force: true });

    expect(outcome.files).toMatchObject([{ status: 'refused', reason: 'journal-failed' }]);
    expect(folder.files()).toEqual(files);
  });

  it('journal-failed: a journal that cannot be written', async () => {
    const path = folder.write('a.ts', 'a\n');
    folder.write('.heal', 'a file in the way');
    const files = folder.files();

    const outcome = await folder.apply([{ path, before: 'a\n', after: 'c\n' }], { force: true });

    expect(outcome.files).toMatchObject([{ status: 'refused', reason: 'journal-failed' }]);
    expect(folder.files()).toEqual(files);
  });
});
