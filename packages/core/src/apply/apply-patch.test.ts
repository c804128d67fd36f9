import { chmodSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { nodeFileSystem } from '../node/node-file-system.ts';
import type { GitFileState } from '../ports/git.ts';
import { nodePorts, scriptedGit } from './__fixtures__/ports.ts';
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
    { root: folder.root, workspace: folder.root, id, time: TIME, files, force },
    { ...nodePorts, git: scriptedGit(state) },
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

  expect(outcome).toEqual({
    id: 'first',
    files: [{ status: 'applied', path, backup: 'src/a.ts.heal-backup' }],
    notices: [],
  });
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
            overClean: true,
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

it('gives an entry another name when there is one of that name', async () => {
  const [a, b, c] = ['a.ts', 'b.ts', 'c.ts'].map((name) => folder.write(name, 'a\n')) as [string, string, string];

  const outcomes = [a, b, c].map((path) => () => apply([{ path, before: 'a\n', after: 'b\n' }]));
  const ids = [(await outcomes[0]!()).id, (await outcomes[1]!()).id, (await outcomes[2]!()).id];

  expect(ids).toEqual(['first', 'first-2', 'first-3']);
});

it('makes git ignore its folder, also when the run is killed before the report', async () => {
  const path = folder.write('a.ts', 'a\n');

  await apply([{ path, before: 'a\n', after: 'b\n' }]);

  expect(readFileSync(join(folder.root, '.heal/.gitignore'), 'utf8')).toBe('*\n');
});

it('writes a file of the workspace outside of the root', async () => {
  folder.write('packages/app/package.json', '{}');
  const path = folder.write('packages/lib/a.ts', 'a\n');
  const root = join(folder.root, 'packages/app');

  const outcome = await applyPatches(
    {
      root,
      workspace: folder.root,
      id: 'first',
      time: TIME,
      files: [{ path, before: 'a\n', after: 'b\n' }],
      force: false,
    },
    { ...nodePorts, git: scriptedGit({ status: 'clean' }) },
  );

  expect(outcome.files).toEqual([{ status: 'applied', path, backup: '../lib/a.ts.heal-backup' }]);
});

it('works behind a root that is a symbolic link', async () => {
  folder.write('real/src/a.ts', 'a\n');
  symlinkSync('real', join(folder.root, 'link'));
  const root = join(folder.root, 'link');
  const path = join(root, 'src/a.ts');

  const outcome = await applyPatches(
    { root, workspace: root, id: 'first', time: TIME, files: [{ path, before: 'a\n', after: 'b\n' }], force: false },
    { ...nodePorts, git: scriptedGit({ status: 'clean' }) },
  );

  expect(outcome.files).toEqual([{ status: 'applied', path, backup: 'src/a.ts.heal-backup' }]);
  expect(folder.files()).toMatchObject({ 'real/src/a.ts': 'b\n', 'real/src/a.ts.heal-backup': 'a\n' });
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

  it('outside: a file that is not in the project, also behind a symbolic link', async () => {
    using other = createTempFolder();
    const path = join(folder.root, 'a.ts');
    symlinkSync(other.write('a.ts', 'a\n'), path);

    const outcome = await apply([{ path, before: 'a\n', after: 'b\n' }], { force: true });

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
