import { chmodSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { createPatchedFolder, TIME, type PatchedFolder } from './__fixtures__/patched-folder.ts';
import { nodePorts, scriptedGit } from './__fixtures__/ports.ts';
import { applyPatches } from './apply-patch.ts';
import { contentHash } from './content-hash.ts';

let folder: PatchedFolder;

beforeEach(() => {
  folder = createPatchedFolder();
});

afterEach(() => {
  folder[Symbol.dispose]();
});

it('writes the file, a backup beside it and the journal', async () => {
  const path = folder.write('src/a.ts', 'before\n');

  const outcome = await folder.apply([{ path, before: 'before\n', after: 'after\n' }]);

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

  await folder.apply([{ path, before: '#!/usr/bin/env node\n', after: '#!/usr/bin/env node\n//\n' }]);

  expect(statSync(path).mode & 0o777).toBe(0o750);
});

it('writes behind a symbolic link and leaves the link', async () => {
  folder.write('real/a.ts', 'before\n');
  const path = join(folder.root, 'link.ts');
  symlinkSync(join(folder.root, 'real/a.ts'), path);

  const outcome = await folder.apply([{ path, before: 'before\n', after: 'after\n' }]);

  expect(outcome.files).toEqual([{ status: 'applied', path, backup: 'real/a.ts.heal-backup' }]);
  expect(folder.userFiles()).toEqual({
    'link.ts': '-> <root>/real/a.ts',
    'real/a.ts': 'after\n',
    'real/a.ts.heal-backup': 'before\n',
  });
});

it('never writes over a backup, and makes none that is there already', async () => {
  folder.write('a.ts.heal-backup', 'the first original\n');
  folder.write('a.ts.heal-backup.1', 'before\n');
  const path = folder.write('a.ts', 'before\n');

  const outcome = await folder.apply([{ path, before: 'before\n', after: 'after\n' }]);

  expect(outcome.files).toEqual([{ status: 'applied', path, backup: 'a.ts.heal-backup.1' }]);
  expect(folder.userFiles()).toEqual({
    'a.ts': 'after\n',
    'a.ts.heal-backup': 'the first original\n',
    'a.ts.heal-backup.1': 'before\n',
  });
});

it('gives an entry another name when there is one of that name', async () => {
  const [a, b, c] = ['a.ts', 'b.ts', 'c.ts'].map((name) => folder.write(name, 'a\n')) as [string, string, string];

  const outcomes = [a, b, c].map((path) => () => folder.apply([{ path, before: 'a\n', after: 'b\n' }]));
  const ids = [(await outcomes[0]!()).id, (await outcomes[1]!()).id, (await outcomes[2]!()).id];

  expect(ids).toEqual(['first', 'first-2', 'first-3']);
});

it('makes git ignore its folder, also when the run is killed before the report', async () => {
  const path = folder.write('a.ts', 'a\n');

  await folder.apply([{ path, before: 'a\n', after: 'b\n' }]);

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

  const outcome = await folder.apply([
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
  expect(folder.userFiles()).toEqual({ 'bad.ts': 'changed\n', 'good.ts': 'b\n', 'good.ts.heal-backup': 'a\n' });
});
