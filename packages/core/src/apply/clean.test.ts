import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { nodePorts, scriptedGit } from './__fixtures__/ports.ts';
import { createTempFolder, type TempFolder } from './__fixtures__/temp-folder.ts';
import { applyPatches } from './apply-patch.ts';
import { cleanProject, type CleanOutcome } from './clean.ts';
import { undoPatches } from './undo.ts';

let folder: TempFolder;

beforeEach(() => {
  folder = createTempFolder();
});

afterEach(() => {
  folder[Symbol.dispose]();
});

async function apply(id: string, path: string, before: string, after: string): Promise<void> {
  const place = { root: folder.root, workspace: folder.root };
  const files = [{ path: join(folder.root, path), before, after }];
  const request = { ...place, id, time: '2026-01-02T03:04:05.000Z', files, force: true };
  await applyPatches(request, { ...nodePorts, git: scriptedGit({ status: 'clean' }) });
}

function clean({
  force = false,
  dryRun = false,
  found = [],
}: { force?: boolean; dryRun?: boolean; found?: readonly string[] } = {}): Promise<CleanOutcome> {
  const paths = found.map((path) => join(folder.root, path));
  return cleanProject({ root: folder.root, workspace: folder.root, found: paths, force, dryRun }, nodePorts);
}

function hasHealFolder(): boolean {
  return existsSync(join(folder.root, '.heal'));
}

it('removes the whole folder when nothing is left to undo', async () => {
  folder.write('a.ts', 'a\n');
  await apply('one', 'a.ts', 'a\n', 'A\n');
  await undoPatches({ root: folder.root, workspace: folder.root, which: 'last' }, nodePorts);
  for (const name of ['report.json', 'last.patch', 'bench/1/a.ts']) folder.write(`.heal/${name}`, 'x');

  const outcome = await clean();

  expect(outcome).toEqual({
    status: 'cleaned',
    removed: ['.heal/bench', '.heal/last.patch', '.heal/report.json'],
    kept: [],
  });
  expect([folder.files(), hasHealFolder()]).toEqual([{ 'a.ts': 'a\n' }, false]);
});

it('keeps what can still be undone, so that it can', async () => {
  folder.write('a.ts', 'a\n');
  await apply('one', 'a.ts', 'a\n', 'A\n');
  folder.write('.heal/report.json', '{}');

  const outcome = await clean({ found: ['a.ts.heal-backup'] });
  const undone = await undoPatches({ root: folder.root, workspace: folder.root, which: 'last' }, nodePorts);

  expect(outcome).toEqual({
    status: 'cleaned',
    removed: ['.heal/report.json'],
    kept: [{ path: 'a.ts.heal-backup', reason: 'not-undone' }],
  });
  expect(undone.status).toBe('undone');
  expect(folder.files()).toEqual({ 'a.ts': 'a\n' });
});

it('removes it by force, and leaves the files as they are', async () => {
  folder.write('a.ts', 'a\n');
  await apply('one', 'a.ts', 'a\n', 'A\n');

  const outcome = await clean({ force: true });

  expect(outcome).toEqual({ status: 'cleaned', removed: ['a.ts.heal-backup', '.heal/applied.json'], kept: [] });
  expect([folder.files(), hasHealFolder()]).toEqual([{ 'a.ts': 'A\n' }, false]);
});

it('removes entries whose files are as before by other means, with their backups', async () => {
  folder.write('a.ts', 'a\n');
  await apply('one', 'a.ts', 'a\n', 'A\n');
  folder.write('a.ts', 'a\n');

  const outcome = await clean();

  expect(outcome).toMatchObject({ removed: ['a.ts.heal-backup', '.heal/applied.json'], kept: [] });
  expect(folder.files()).toEqual({ 'a.ts': 'a\n' });
});

it('keeps an entry that undoing a later one would lead to', async () => {
  folder.write('a.ts', 'a\n');
  await apply('one', 'a.ts', 'a\n', 'b\n');
  await apply('two', 'a.ts', 'b\n', 'a\n');

  const outcome = await clean();

  // The file is as it was before the first, and undoing the second brings back "b".
  expect(outcome).toMatchObject({
    removed: [],
    kept: [
      { path: 'a.ts.heal-backup.1', reason: 'not-undone' },
      { path: 'a.ts.heal-backup', reason: 'not-undone' },
    ],
  });
});

it('removes what no journal knows when nothing is lost by it, and keeps what nobody else has', async () => {
  folder.write('same.ts', 'a\n');
  folder.write('same.ts.heal-backup', 'a\n');
  folder.write('other.ts', 'edited\n');
  folder.write('other.ts.heal-backup.2', 'original\n');
  folder.write('gone.ts.heal-backup', 'original\n');
  folder.write('half.ts.0123456789ab.heal-tmp', 'ha');
  const found = [
    'gone.ts.heal-backup',
    'half.ts.0123456789ab.heal-tmp',
    'other.ts.heal-backup.2',
    'same.ts.heal-backup',
  ];

  const outcome = await clean({ force: true, found });

  expect(outcome).toEqual({
    status: 'cleaned',
    removed: ['half.ts.0123456789ab.heal-tmp', 'same.ts.heal-backup'],
    kept: [
      { path: 'gone.ts.heal-backup', reason: 'only-copy' },
      { path: 'other.ts.heal-backup.2', reason: 'only-copy' },
    ],
  });
  expect(Object.keys(folder.files())).toEqual(['gone.ts.heal-backup', 'other.ts', 'other.ts.heal-backup.2', 'same.ts']);
});

it('leaves in the folder what is not ours', async () => {
  folder.write('.heal/notes.txt', 'mine');
  folder.write('.heal/report.json', '{}');
  folder.write('.heal/last.patch.0123456789ab.heal-tmp', '');

  const outcome = await clean({ force: true });

  expect(outcome).toMatchObject({ removed: ['.heal/last.patch.0123456789ab.heal-tmp', '.heal/report.json'] });
  expect(folder.files()).toEqual({ '.heal/notes.txt': 'mine' });
});

it('changes nothing in a dry run', async () => {
  folder.write('a.ts', 'a\n');
  await apply('one', 'a.ts', 'a\n', 'A\n');
  folder.write('.heal/report.json', '{}');
  const files = folder.files();

  const outcomes = [await clean({ dryRun: true }), await clean({ dryRun: true, force: true })];

  expect(outcomes).toEqual([
    {
      status: 'would-clean',
      removed: ['.heal/report.json'],
      kept: [{ path: 'a.ts.heal-backup', reason: 'not-undone' }],
    },
    { status: 'would-clean', removed: ['a.ts.heal-backup', '.heal/report.json', '.heal/applied.json'], kept: [] },
  ]);
  expect(folder.files()).toEqual(files);
});

it('makes nothing where there is nothing', async () => {
  const outcome = await clean();

  expect([outcome, hasHealFolder()]).toEqual([{ status: 'cleaned', removed: [], kept: [] }, false]);
});

it.each([
  ['a journal that cannot be understood', () => void folder.write('.heal/applied.json', '{')],
  ['a folder that is a link to another', () => symlinkSync('.', join(folder.root, '.heal'))],
])('refuses %s, also by force', async (_what, make) => {
  make();
  folder.write('report.json', '{}');
  const files = folder.files();

  const outcomes = [await clean({ force: true }), await clean({ force: true, dryRun: true })];

  expect(outcomes).toMatchObject([{ status: 'refused' }, { status: 'refused' }]);
  expect(folder.files()).toEqual(files);
});
