import { chmodSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { nodeFileSystem } from '../node/node-file-system.ts';
import type { GitFileState } from '../ports/git.ts';
import { scriptedGit } from './__fixtures__/ports.ts';
import { createTempFolder } from './__fixtures__/temp-folder.ts';
import type { TempFolder } from './__fixtures__/temp-folder.ts';
import type { ApplyOutcome } from './apply-outcome.ts';
import { applyPatches } from './apply-patch.ts';
import type { ApplyFile } from './apply-request.ts';
import { contentHash } from './content-hash.ts';

let folder: TempFolder;

beforeEach(() => {
  folder = createTempFolder();
});

afterEach(() => {
  folder[Symbol.dispose]();
});

const TIME = '2026-01-02T03:04:05.000Z';

function apply(
  files: readonly ApplyFile[],
  {
    state = { status: 'clean' },
    force = false,
    id = 'first',
  }: { state?: GitFileState; force?: boolean; id?: string } = {},
): Promise<ApplyOutcome> {
  return applyPatches(
    { root: folder.root, id, time: TIME, files, force },
    { fileSystem: nodeFileSystem, git: scriptedGit(state) },
  );
}

/** Without the journal, whose text is checked on its own. */
function userFiles(): Record<string, string> {
  const { '.heal/applied.json': _journal, ...files } = folder.files();
  return files;
}

it('writes the file, a backup beside it and the journal', async () => {
  const path = folder.write('src/a.ts', 'before\n');

  const outcome = await apply([{ path, before: 'before\n', after: 'after\n' }]);

  expect(outcome).toEqual({ files: [{ status: 'applied', path, backup: 'src/a.ts.heal-backup' }], notices: [] });
  const { '.heal/applied.json': journal, ...files } = folder.files();
  expect(files).toEqual({ 'src/a.ts': 'after\n', 'src/a.ts.heal-backup': 'before\n' });
  expect(JSON.parse(journal ?? '')).toEqual({
    version: 1,
    entries: [
      {
        id: 'first',
        time: TIME,
        files: [
          {
            path: 'src/a.ts',
            hashBefore: contentHash('before\n'),
            hashAfter: contentHash('after\n'),
            backup: 'src/a.ts.heal-backup',
          },
        ],
      },
    ],
  });
});

it('keeps the mode of the file', async () => {
  const path = folder.write('a.mjs', '#!/usr/bin/env node\n');
  chmodSync(path, 0o750);

  await apply([{ path, before: '#!/usr/bin/env node\n', after: '#!/usr/bin/env node\n//\n' }]);

  expect(statSync(path).mode & 0o777).toBe(0o750);
});

it('writes behind a symbolic link and leaves the link', async () => {
  folder.write('real/a.ts', 'before\n');
  const path = join(folder.root, 'link.ts');
  symlinkSync(join(folder.root, 'real/a.ts'), path);

  const outcome = await apply([{ path, before: 'before\n', after: 'after\n' }]);

  expect(outcome.files).toEqual([{ status: 'applied', path, backup: 'real/a.ts.heal-backup' }]);
  expect(userFiles()).toEqual({
    'link.ts': '-> <root>/real/a.ts',
    'real/a.ts': 'after\n',
    'real/a.ts.heal-backup': 'before\n',
  });
});

it('never writes over a backup, and makes none that is there already', async () => {
  folder.write('a.ts.heal-backup', 'the first original\n');
  folder.write('a.ts.heal-backup.1', 'before\n');
  const path = folder.write('a.ts', 'before\n');

  const outcome = await apply([{ path, before: 'before\n', after: 'after\n' }]);

  expect(outcome.files).toEqual([{ status: 'applied', path, backup: 'a.ts.heal-backup.1' }]);
  expect(userFiles()).toEqual({
    'a.ts': 'after\n',
    'a.ts.heal-backup': 'the first original\n',
    'a.ts.heal-backup.1': 'before\n',
  });
});

it('writes over its own uncommitted work without force, and backs that up too', async () => {
  const path = folder.write('a.ts', 'one\n');
  await apply([{ path, before: 'one\n', after: 'two\n' }]);

  const outcome = await apply([{ path, before: 'two\n', after: 'three\n' }], {
    id: 'second',
    state: { status: 'dirty' },
  });

  expect(outcome.files).toEqual([{ status: 'applied', path, backup: 'a.ts.heal-backup.1' }]);
  expect(userFiles()).toEqual({ 'a.ts': 'three\n', 'a.ts.heal-backup': 'one\n', 'a.ts.heal-backup.1': 'two\n' });
});

it('writes the files that may be written when another one is refused', async () => {
  const good = folder.write('good.ts', 'a\n');
  const bad = folder.write('bad.ts', 'changed\n');

  const outcome = await apply([
    { path: bad, before: 'a\n', after: 'b\n' },
    { path: good, before: 'a\n', after: 'b\n' },
  ]);

  expect(outcome.files).toEqual([
    {
      status: 'refused',
      path: bad,
      reason: 'changed-since',
      message: '"bad.ts" was changed after it had been repaired. Run the tests with healing again.',
    },
    { status: 'applied', path: good, backup: 'good.ts.heal-backup' },
  ]);
  expect(userFiles()).toEqual({ 'bad.ts': 'changed\n', 'good.ts': 'b\n', 'good.ts.heal-backup': 'a\n' });
});

describe('refuses, with or without force, and leaves everything as it was:', () => {
  it.each<[string, string, string | Buffer]>([
    ['changed-since', 'a file that was edited', 'x\n'],
    ['changed-since', 'a file whose line ends were changed', 'a\r\nb\n'],
    ['changed-since', 'a file that lost its final newline', 'a\nb'],
    ['changed-since', 'a file that got a byte order mark', '\ufeffa\nb\n'],
  ])('%s: %s', async (reason, _, content) => {
    const path = join(folder.root, 'a.ts');
    writeFileSync(path, content);
    const files = folder.files();

    const outcome = await apply([{ path, before: 'a\nb\n', after: 'c\n' }], { force: true });

    expect(outcome.files).toMatchObject([{ status: 'refused', reason }]);
    expect(folder.files()).toEqual(files);
  });

  it('not-utf8: bytes that would not survive', async () => {
    const path = join(folder.root, 'a.ts');
    writeFileSync(path, Buffer.from([0x61, 0xff, 0x0a]));
    const before = await nodeFileSystem.readText(path);

    const outcome = await apply([{ path, before, after: 'c\n' }], { force: true });

    expect(outcome.files).toMatchObject([{ status: 'refused', reason: 'not-utf8' }]);
    expect(folder.files()).toEqual({ 'a.ts': 'a\u00ff\n' });
  });

  it('read-only: a write-protected file', async () => {
    const path = folder.write('a.ts', 'a\n');
    chmodSync(path, 0o444);

    const outcome = await apply([{ path, before: 'a\n', after: 'c\n' }], { force: true });

    expect(outcome.files).toMatchObject([{ status: 'refused', reason: 'read-only' }]);
    expect(folder.files()).toEqual({ 'a.ts': 'a\n' });
  });

  it('missing: a file that is gone', async () => {
    const path = join(folder.root, 'a.ts');

    const outcome = await apply([{ path, before: 'a\n', after: 'c\n' }], { force: true });

    expect(outcome.files).toMatchObject([{ status: 'refused', reason: 'missing' }]);
    expect(folder.files()).toEqual({});
  });

  it('same-file: one file under two names, the second time', async () => {
    const path = folder.write('a.ts', 'a\n');
    const link = join(folder.root, 'b.ts');
    symlinkSync(path, link);

    const outcome = await apply([
      { path, before: 'a\n', after: 'b\n' },
      { path: link, before: 'a\n', after: 'c\n' },
    ]);

    expect(outcome.files).toMatchObject([{ status: 'applied' }, { status: 'refused', reason: 'same-file' }]);
    expect(userFiles()).toEqual({ 'a.ts': 'b\n', 'a.ts.heal-backup': 'a\n', 'b.ts': '-> <root>/a.ts' });
  });

  it('journal-failed: a journal that cannot be understood', async () => {
    const path = folder.write('a.ts', 'a\n');
    folder.write('.heal/applied.json', '{ "version": 9 }');
    const files = folder.files();

    const outcome = await apply([{ path, before: 'a\n', after: 'c\n' }], { force: true });

    expect(outcome.files).toMatchObject([{ status: 'refused', reason: 'journal-failed' }]);
    expect(folder.files()).toEqual(files);
  });

  it('journal-failed: a journal that cannot be written', async () => {
    const path = folder.write('a.ts', 'a\n');
    folder.write('.heal', 'a file in the way');
    const files = folder.files();

    const outcome = await apply([{ path, before: 'a\n', after: 'c\n' }], { force: true });

    expect(outcome.files).toMatchObject([{ status: 'refused', reason: 'journal-failed' }]);
    expect(folder.files()).toEqual(files);
  });
});

it('takes a file that could not be written out of the journal, with its backup', async () => {
  const [a, b] = [folder.write('a.ts', 'a\n'), folder.write('b.ts', 'b\n')];
  const fileSystem = {
    ...nodeFileSystem,
    writeTextAtomic: (path: string, text: string) =>
      path === a ? Promise.reject(new Error('no space left')) : nodeFileSystem.writeTextAtomic(path, text),
  };
  const files = [
    { path: a, before: 'a\n', after: 'c\n' },
    { path: b, before: 'b\n', after: 'd\n' },
  ];

  const outcome = await applyPatches(
    { root: folder.root, id: 'first', time: TIME, files, force: false },
    { fileSystem, git: scriptedGit({ status: 'clean' }) },
  );

  expect(outcome.files).toEqual([
    { status: 'refused', path: a, reason: 'write-failed', message: '"a.ts" could not be written: no space left.' },
    { status: 'applied', path: b, backup: 'b.ts.heal-backup' },
  ]);
  const { '.heal/applied.json': journal, ...left } = folder.files();
  expect(left).toEqual({ 'a.ts': 'a\n', 'b.ts': 'd\n', 'b.ts.heal-backup': 'b\n' });
  expect(JSON.parse(journal ?? '')).toMatchObject({ entries: [{ files: [{ path: 'b.ts' }] }] });
});

describe('git', () => {
  it.each<[GitFileState, string]>([
    [{ status: 'dirty' }, '"a.ts" has uncommitted changes. Commit or stash them, or use --heal-apply-force.'],
    [{ status: 'untracked' }, '"a.ts" is not in git yet. Add and commit it, or use --heal-apply-force.'],
    [{ status: 'conflicted' }, '"a.ts" is in the middle of a merge. Resolve it, or use --heal-apply-force.'],
    [
      { status: 'failed', reason: 'dubious ownership' },
      'git could not tell whether "a.ts" has uncommitted changes (dubious ownership). Use --heal-apply-force to write it all the same.',
    ],
  ])('that says $status keeps a file from being written', async (state, message) => {
    const path = folder.write('a.ts', 'a\n');

    const outcome = await apply([{ path, before: 'a\n', after: 'b\n' }], { state });

    const reason = state.status === 'failed' ? 'git-failed' : state.status;
    expect(outcome).toEqual({ files: [{ status: 'refused', path, reason, message }], notices: [] });
    expect(folder.files()).toEqual({ 'a.ts': 'a\n' });
  });

  it.each<GitFileState>([
    { status: 'dirty' },
    { status: 'untracked' },
    { status: 'conflicted' },
    { status: 'failed', reason: 'x' },
  ])('that says $status gives way to force', async (state) => {
    const path = folder.write('a.ts', 'a\n');

    const outcome = await apply([{ path, before: 'a\n', after: 'b\n' }], { state, force: true });

    expect(outcome).toEqual({ files: [{ status: 'applied', path, backup: 'a.ts.heal-backup' }], notices: [] });
  });

  it.each<[GitFileState, string]>([
    [{ status: 'ignored' }, 'git ignores "a.ts": only the backup keeps what it was.'],
    [
      { status: 'no-repository', reason: 'git is not installed' },
      'uncommitted changes of "a.ts" were not looked for: git is not installed. The backup keeps what it was.',
    ],
  ])('that says $status is told', async (state, notice) => {
    const path = folder.write('a.ts', 'a\n');

    const outcome = await apply([{ path, before: 'a\n', after: 'b\n' }], { state });

    expect(outcome).toEqual({ files: [{ status: 'applied', path, backup: 'a.ts.heal-backup' }], notices: [notice] });
  });
});
