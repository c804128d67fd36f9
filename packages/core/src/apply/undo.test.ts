import { rmSync } from 'node:fs';
import { join } from 'node:path';

import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { nodeFileSystem } from '../node/node-file-system.ts';
import type { FileSystem } from '../ports/file-system.ts';
import { dyingFileSystem, scriptedGit } from './__fixtures__/ports.ts';
import { createTempFolder } from './__fixtures__/temp-folder.ts';
import type { TempFolder } from './__fixtures__/temp-folder.ts';
import type { ApplyOutcome } from './apply-outcome.ts';
import { applyPatches } from './apply-patch.ts';
import type { ApplyFile } from './apply-request.ts';
import { contentHash } from './content-hash.ts';
import { rollback, undoLast } from './undo.ts';
import type { UndoOutcome } from './undo.ts';

let folder: TempFolder;

beforeEach(() => {
  folder = createTempFolder();
});

afterEach(() => {
  folder[Symbol.dispose]();
});

function apply(
  id: string,
  files: readonly ApplyFile[],
  fileSystem: FileSystem = nodeFileSystem,
): Promise<ApplyOutcome> {
  const request = { root: folder.root, id, time: '2026-01-02T03:04:05.000Z', files, force: true };
  return applyPatches(request, { fileSystem, git: scriptedGit({ status: 'clean' }) });
}

function undo(fileSystem: FileSystem = nodeFileSystem): Promise<UndoOutcome> {
  return undoLast({ root: folder.root }, { fileSystem });
}

function change(path: string, before: string, after: string): ApplyFile {
  return { path: folder.write(path, before), before, after };
}

it('restores the last application, then the one before, and leaves nothing behind', async () => {
  await apply('first', [change('a.ts', 'one\n', 'two\n'), change('b.ts', 'b\n', 'B\n')]);
  await apply('second', [{ path: join(folder.root, 'a.ts'), before: 'two\n', after: 'three\n' }]);

  const outcomes = [await undo(), folder.files()['a.ts'], await undo(), folder.files(), await undo()];

  expect(outcomes).toEqual([
    { status: 'undone', id: 'second', restored: ['a.ts'], untouched: [] },
    'two\n',
    { status: 'undone', id: 'first', restored: ['a.ts', 'b.ts'], untouched: [] },
    { 'a.ts': 'one\n', 'b.ts': 'b\n' },
    { status: 'nothing-to-undo' },
  ]);
});

it.each([
  ['a backup that is none', 'a.ts', 'notes.txt'],
  ['the backup of another file', 'a.ts', 'b.ts.heal-backup'],
  ['a file outside of the root', '../a.ts', '../a.ts.heal-backup'],
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

  const outcome = await undo();

  expect(outcome.status).toBe('refused');
  expect(folder.files()).toEqual(before);
});

it('keeps a backup that an earlier application still needs', async () => {
  await apply('first', [change('a.ts', 'one\n', 'two\n')]);
  folder.write('a.ts', 'one\n');
  await apply('second', [{ path: join(folder.root, 'a.ts'), before: 'one\n', after: 'three\n' }]);

  await undo();

  const { '.heal/applied.json': _journal, ...files } = folder.files();
  expect(files).toEqual({ 'a.ts': 'one\n', 'a.ts.heal-backup': 'one\n' });
});

it('gives back the bytes of any text', async () => {
  const text = fc.array(fc.constantFrom('\ufeff', 'a', 'ä', '😀', '\r\n', '\n', '\r', '\t', '\0', ' '), {
    maxLength: 12,
  });

  const property = fc.asyncProperty(text, text, async (before, after) => {
    const file = change('any.ts', before.join(''), after.join(''));
    const files = folder.files();
    await apply('any', [file]);

    await undo();

    expect(folder.files()).toEqual(files);
  });

  await fc.assert(property, { numRuns: 40, seed: 1 });
});

describe('after a kill', () => {
  it.each([0, 1, 2, 3, 4, 5])(
    'of the application before its change number %i gives back every byte',
    async (changes) => {
      const files = [change('a.ts', 'a\r\n', 'A\r\n'), change('b.ts', '\ufeffb', 'B')];
      await apply('killed', files, dyingFileSystem(changes));

      await undo();

      const { 'a.ts': a, 'b.ts': b, '.heal/applied.json': journal } = folder.files();
      expect([a, b, journal]).toEqual(['a\r\n', '\u00ef\u00bb\u00bfb', undefined]);
    },
  );

  it.each([0, 1, 2, 3, 4])('of undoing before its change number %i can be undone again', async (changes) => {
    await apply('first', [change('a.ts', 'a\n', 'A\n'), change('b.ts', 'b\n', 'B\n')]);
    const killed = await undo(dyingFileSystem(changes));

    await undo();

    expect(killed).toEqual({
      status: 'refused',
      code: 'UNDO_REFUSED',
      messages: ['Undoing broke off: killed. Run `npx heal undo` again.'],
    });
    expect(folder.files()).toEqual({ 'a.ts': 'a\n', 'b.ts': 'b\n' });
  });

  it('says which files it had to write', async () => {
    const files = [change('a.ts', 'a\n', 'A\n'), change('b.ts', 'b\n', 'B\n')];
    await apply('killed', files, dyingFileSystem(4));

    const outcome = await undo();

    expect(outcome).toEqual({ status: 'undone', id: 'killed', restored: ['a.ts'], untouched: ['b.ts'] });
  });
});

describe('refuses, changing nothing, when', () => {
  it('a file was edited since', async () => {
    await apply('first', [change('a.ts', 'a\n', 'A\n'), change('b.ts', 'b\n', 'B\n')]);
    folder.write('b.ts', 'mine\n');
    const files = folder.files();

    const outcome = await undo();

    expect(outcome).toEqual({
      status: 'refused',
      code: 'UNDO_REFUSED',
      messages: [
        '"b.ts" was edited after the patch had been written. The file as it was is "b.ts.heal-backup": compare the two and copy back by hand what you need.',
      ],
    });
    expect(folder.files()).toEqual(files);
  });

  it('a file is gone', async () => {
    await apply('first', [change('a.ts', 'a\n', 'A\n')]);
    rmSync(join(folder.root, 'a.ts'));

    const outcome = await undo();

    expect(outcome).toMatchObject({
      status: 'refused',
      messages: [expect.stringMatching(/^"a\.ts" cannot be read any more\. .*"a\.ts\.heal-backup"/)],
    });
  });

  it.each([
    ['is missing', undefined],
    ['was changed', 'other\n'],
  ])('its backup %s', async (what, content) => {
    await apply('first', [change('a.ts', 'a\n', 'A\n')]);
    if (content === undefined) rmSync(join(folder.root, 'a.ts.heal-backup'));
    else folder.write('a.ts.heal-backup', content);

    const outcome = await undo();

    expect(outcome).toEqual({
      status: 'refused',
      code: 'UNDO_REFUSED',
      messages: [`The backup "a.ts.heal-backup" of "a.ts" ${what}. Take the file as it was from version control.`],
    });
    expect(folder.files()['a.ts']).toBe('A\n');
  });

  it('the journal cannot be understood', async () => {
    folder.write('.heal/applied.json', '{');

    const outcome = await undo();

    expect(outcome).toMatchObject({ status: 'refused', code: 'UNDO_REFUSED' });
  });
});

describe('rollback', () => {
  it('takes back the named application', async () => {
    await apply('first', [change('a.ts', 'a\n', 'A\n')]);
    await apply('second', [change('b.ts', 'b\n', 'B\n')]);

    const outcome = await rollback({ root: folder.root, id: 'first' }, { fileSystem: nodeFileSystem });

    expect(outcome).toEqual({ status: 'undone', id: 'first', restored: ['a.ts'], untouched: [] });
    const { '.heal/applied.json': _journal, ...files } = folder.files();
    expect(files).toEqual({ 'a.ts': 'a\n', 'b.ts': 'B\n', 'b.ts.heal-backup': 'b\n' });
  });

  it('has nothing to do for an application that wrote nothing', async () => {
    const outcome = await rollback({ root: folder.root, id: 'none' }, { fileSystem: nodeFileSystem });

    expect(outcome).toEqual({ status: 'nothing-to-undo' });
  });
});
