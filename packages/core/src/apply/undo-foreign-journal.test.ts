import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createPatchedFolder, TIME, type PatchedFolder } from './__fixtures__/patched-folder.ts';
import { createTempFolder } from './__fixtures__/temp-folder.ts';
import { contentHash } from './content-hash.ts';

let folder: PatchedFolder;

beforeEach(() => {
  folder = createPatchedFolder();
});

afterEach(() => {
  folder[Symbol.dispose]();
});

it.each([
  ['a backup that is none', 'a.ts', 'notes.txt'],
  ['the backup of another file', 'a.ts', 'b.ts.heal-backup'],
  ['a file outside of the project', '../a.ts', '../a.ts.heal-backup'],
  ['a file outside of the project in a roundabout way', 'src/../../a.ts', 'src/../../a.ts.heal-backup'],
  ['the project itself', '.', '..heal-backup'],
])('touches nothing on the word of a journal that names %s', async (_what, path, backup) => {
  const hash = contentHash('text\n');
  folder.write('a.ts', 'text\n');
  folder.write('notes.txt', 'text\n');
  const file = { path, hashBefore: hash, hashAfter: hash, backup };
  folder.write(
    '.heal/applied.json',
    JSON.stringify({ version: 1, entries: [{ id: 'x', time: 'now', files: [file] }] }),
  );
  const before = folder.files();

  const outcome = await folder.undo();

  expect(outcome.status).toBe('refused');
  expect(folder.files()).toEqual(before);
});

describe('a journal that came with the repository', () => {
  const hash = (text: string): string => contentHash(text);

  function writeJournal(path: string, before: string, after: string): void {
    const file = { path, hashBefore: hash(before), hashAfter: hash(after), backup: `${path}.heal-backup` };
    const journal = { version: 1, entries: [{ id: 'x', time: TIME, files: [file] }] };
    folder.write('.heal/applied.json', JSON.stringify(journal));
  }

  it.each([
    ['a link', 'a.ts'],
    ['a file in a folder that is a link', 'link/a.ts'],
  ])('leads to no file elsewhere by %s', async (_how, path) => {
    using other = createTempFolder();
    const target = other.write('a.ts', 'known\n');
    if (path === 'a.ts') symlinkSync(target, join(folder.root, 'a.ts'));
    else symlinkSync(other.root, join(folder.root, 'link'));
    writeFileSync(join(folder.root, `${path}.heal-backup`), 'planted\n');
    const before = other.files();
    writeJournal(path, 'planted\n', 'known\n');

    const outcome = await folder.undo();

    expect(outcome).toMatchObject({
      status: 'refused',
      messages: [expect.stringMatching(/is behind a symbolic link now\./)],
    });
    expect(other.files()).toEqual(before);
  });

  it('removes nothing that is not the same as a file that stays', async () => {
    folder.write('a.ts', 'a\n');
    folder.write('a.ts.heal-backup', 'the only copy of something\n');
    writeJournal('a.ts', 'a\n', 'b\n');

    await folder.undo();

    expect(folder.files()).toEqual({ 'a.ts': 'a\n', 'a.ts.heal-backup': 'the only copy of something\n' });
  });
});
