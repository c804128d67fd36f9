import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { nodeFileSystem } from '../../node/node-file-system.ts';
import { fullReport } from '../__fixtures__/sample-report.ts';
import { writeHealFolder } from './heal-folder.ts';
import { toReportJson } from './json-report.ts';

let root: string;

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'heal-folder-')));
});

afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

async function readHealFolder(): Promise<string[]> {
  return Promise.all(
    ['.gitignore', 'report.json', 'last.patch'].map((name) => readFile(join(root, '.heal', name), 'utf8')),
  );
}

it('writes the report, the patch and a .gitignore for all of it', async () => {
  const outcome = await writeHealFolder(nodeFileSystem, root, fullReport, 'the patch\n');

  expect(outcome).toEqual({
    status: 'written',
    reportFile: join(root, '.heal/report.json'),
    patchFile: join(root, '.heal/last.patch'),
  });
  expect(await readHealFolder()).toEqual(['*\n', toReportJson(fullReport), 'the patch\n']);
});

it('keeps a .gitignore that somebody changed, and replaces the rest', async () => {
  await writeHealFolder(nodeFileSystem, root, fullReport, 'old\n');
  await writeFile(join(root, '.heal/.gitignore'), 'mine\n');

  await writeHealFolder(nodeFileSystem, root, { ...fullReport, seed: 2 }, 'new\n');

  expect(await readHealFolder()).toEqual(['mine\n', toReportJson({ ...fullReport, seed: 2 }), 'new\n']);
});

it('answers with one line when the folder cannot be made', async () => {
  await writeFile(join(root, '.heal'), 'a file in the way');

  const outcome = await writeHealFolder(nodeFileSystem, root, fullReport, '');

  expect(outcome).toEqual({
    status: 'failed',
    reason: expect.stringMatching(/^Could not write the folder `\.heal` in ".+": E[A-Z]+: .+$/),
  });
});

it('does not make a root anew that has vanished', async () => {
  const gone = join(root, 'gone');

  const outcome = await writeHealFolder(nodeFileSystem, gone, fullReport, '');

  expect(outcome).toMatchObject({ status: 'failed', reason: expect.stringContaining('ENOENT') });
  expect(await nodeFileSystem.exists(gone)).toBe(false);
});
