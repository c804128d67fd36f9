import { chmodSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { nodePorts, scriptedGit } from './__fixtures__/ports.ts';
import { createTempFolder } from './__fixtures__/temp-folder.ts';
import type { TempFolder } from './__fixtures__/temp-folder.ts';
import type { ApplyOutcome } from './apply-outcome.ts';
import { applyPatches } from './apply-patch.ts';
import type { ApplyFile } from './apply-request.ts';
import { contentHash } from './content-hash.ts';
import { undoPatches, type UndoOutcome, type UndoRequest } from './undo.ts';

let folder: TempFolder;

beforeEach(() => {
  folder = createTempFolder();
});

afterEach(() => {
  folder[Symbol.dispose]();
});

const TIME = '2026-01-02T03:04:05.000Z';

function apply(id: string, files: readonly ApplyFile[]): Promise<ApplyOutcome> {
  const request = { root: folder.root, workspace: folder.root, id, time: TIME, files, force: true };
  return applyPatches(request, { ...nodePorts, git: scriptedGit({ status: 'clean' }) });
}

function undo(which: UndoRequest['which'] = 'last', dryRun = false): Promise<UndoOutcome> {
  return undoPatches({ root: folder.root, workspace: folder.root, which, dryRun }, nodePorts);
}

/** Without the journal. */
function userFiles(): Record<string, string> {
  const { '.heal/applied.json': _journal, ...files } = folder.files();
  return files;
}

function change(path: string, before: string, after: string): ApplyFile {
  return { path: folder.write(path, before), before, after };
}

it('restores the last application, then the one before, and leaves nothing behind', async () => {
  await apply('first', [change('a.ts', 'one\n', 'two\n'), change('b.ts', 'b\n', 'B\n')]);
  await apply('second', [{ path: join(folder.root, 'a.ts'), before: 'two\n', after: 'three\n' }]);

  const outcomes = [await undo(), folder.files()['a.ts'], await undo(), folder.files(), await undo()];

  expect(outcomes).toEqual([
    { status: 'undone', entries: [{ id: 'second', time: TIME, restored: ['a.ts'], untouched: [] }] },
    'two\n',
    { status: 'undone', entries: [{ id: 'first', time: TIME, restored: ['a.ts', 'b.ts'], untouched: [] }] },
    { 'a.ts': 'one\n', 'b.ts': 'b\n' },
    { status: 'nothing-to-undo' },
  ]);
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

    const outcome = await undo();

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

    await undo();

    expect(folder.files()).toEqual({ 'a.ts': 'a\n', 'a.ts.heal-backup': 'the only copy of something\n' });
  });
});

describe('by id', () => {
  it('takes back the named application', async () => {
    await apply('first', [change('a.ts', 'a\n', 'A\n')]);
    await apply('second', [change('b.ts', 'b\n', 'B\n')]);

    const outcome = await undo({ id: 'first' });

    expect(outcome).toEqual({
      status: 'undone',
      entries: [{ id: 'first', time: TIME, restored: ['a.ts'], untouched: [] }],
    });
    expect(userFiles()).toEqual({ 'a.ts': 'a\n', 'b.ts': 'B\n', 'b.ts.heal-backup': 'b\n' });
  });

  it('refuses one whose files were written again, with what to undo first', async () => {
    await apply('first', [change('a.ts', 'one\n', 'two\n'), change('b.ts', 'b\n', 'B\n')]);
    await apply('second', [{ path: join(folder.root, 'a.ts'), before: 'two\n', after: 'three\n' }]);
    await apply('third', [{ path: join(folder.root, 'a.ts'), before: 'three\n', after: 'four\n' }]);
    const files = folder.files();

    const outcome = await undo({ id: 'first' });

    expect(outcome).toEqual({
      status: 'refused',
      code: 'UNDO_REFUSED',
      messages: ['"a.ts" was written again by third: undo that first, with `npx heal undo third`.'],
    });
    expect(folder.files()).toEqual(files);
  });

  it('names what there is when there is none of that id', async () => {
    await apply('first', [change('a.ts', 'a\n', 'A\n')]);
    await apply('second', [change('b.ts', 'b\n', 'B\n')]);

    const outcome = await undo({ id: 'secnd' });

    expect(outcome).toMatchObject({ status: 'unknown-id', known: [{ id: 'second' }, { id: 'first' }] });
    expect(folder.files()).toMatchObject({ 'a.ts': 'A\n', 'b.ts': 'B\n' });
  });
});

describe('all', () => {
  beforeEach(async () => {
    await apply('first', [change('a.ts', 'one\r\n', 'two\r\n'), change('b.ts', '\ufeffb', 'B')]);
    await apply('second', [{ path: join(folder.root, 'a.ts'), before: 'two\r\n', after: 'three\r\n' }]);
  });

  it('are taken back last first', async () => {
    const outcome = await undo('all');

    expect(outcome).toEqual({
      status: 'undone',
      entries: [
        { id: 'second', time: TIME, restored: ['a.ts'], untouched: [] },
        { id: 'first', time: TIME, restored: ['a.ts', 'b.ts'], untouched: [] },
      ],
    });
    expect(folder.files()).toEqual({ 'a.ts': 'one\r\n', 'b.ts': '\u00ef\u00bb\u00bfb' });
  });

  it('are left as they are when one of them cannot be taken back', async () => {
    folder.write('b.ts', 'mine\n');
    const files = folder.files();

    const outcome = await undo('all');

    expect(outcome).toMatchObject({
      status: 'refused',
      messages: [expect.stringMatching(/^"b\.ts" was edited after the patch had been written\./)],
    });
    expect(folder.files()).toEqual(files);
  });

  it('are only named in a dry run', async () => {
    const files = folder.files();

    const outcomes = [await undo('all', true), await undo('last', true), await undo({ id: 'first' }, true)];

    expect(outcomes).toEqual([
      {
        status: 'would-undo',
        entries: [
          { id: 'second', time: TIME, restored: ['a.ts'], untouched: [] },
          { id: 'first', time: TIME, restored: ['a.ts', 'b.ts'], untouched: [] },
        ],
      },
      { status: 'would-undo', entries: [{ id: 'second', time: TIME, restored: ['a.ts'], untouched: [] }] },
      {
        status: 'refused',
        code: 'UNDO_REFUSED',
        messages: ['"a.ts" was written again by second: undo that first, with `npx heal undo second`.'],
      },
    ]);
    expect(folder.files()).toEqual(files);
  });
});

it('undoes a file of the workspace outside of the root', async () => {
  const root = join(folder.root, 'packages/app');
  folder.write('packages/app/package.json', '{}');
  const file = change('packages/lib/a.ts', 'a\n', 'A\n');
  const place = { root, workspace: folder.root };
  const request = { ...place, id: 'first', time: TIME, files: [file], force: false };
  await applyPatches(request, { ...nodePorts, git: scriptedGit({ status: 'clean' }) });

  const outcome = await undoPatches({ ...place, which: 'last' }, nodePorts);

  expect(outcome).toMatchObject({ status: 'undone', entries: [{ restored: ['../lib/a.ts'] }] });
  expect(folder.files()).toEqual({ 'packages/app/package.json': '{}', 'packages/lib/a.ts': 'a\n' });
});

it('undoes behind a root that is a symbolic link', async () => {
  folder.write('real/a.ts', 'a\n');
  symlinkSync('real', join(folder.root, 'link'));
  const place = { root: join(folder.root, 'link'), workspace: join(folder.root, 'link') };
  const files = [{ path: join(place.root, 'a.ts'), before: 'a\n', after: 'A\n' }];
  const ports = { ...nodePorts, git: scriptedGit({ status: 'clean' }) };
  await applyPatches({ ...place, id: 'first', time: TIME, files, force: false }, ports);

  const outcome = await undoPatches({ ...place, which: 'last' }, nodePorts);

  expect(outcome).toMatchObject({ status: 'undone', entries: [{ restored: ['a.ts'] }] });
  expect(folder.files()).toEqual({ link: '-> <root>/real', 'real/a.ts': 'a\n' });
});

it('keeps the mode that the file has by then', async () => {
  await apply('first', [change('a.sh', 'a\n', 'A\n')]);
  chmodSync(join(folder.root, 'a.sh'), 0o755);

  await undo();

  expect(statSync(join(folder.root, 'a.sh')).mode & 0o777).toBe(0o755);
});
