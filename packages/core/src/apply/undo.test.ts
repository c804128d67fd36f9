import { chmodSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createPatchedFolder, TIME, type PatchedFolder } from './__fixtures__/patched-folder.ts';
import { nodePorts, scriptedGit } from './__fixtures__/ports.ts';
import { applyPatches } from './apply-patch.ts';
import { undoPatches } from './undo.ts';

let folder: PatchedFolder;

beforeEach(() => {
  folder = createPatchedFolder();
});

afterEach(() => {
  folder[Symbol.dispose]();
});

it('restores the last application, then the one before, and leaves nothing behind', async () => {
  await folder.apply([folder.change('a.ts', 'one\n', 'two\n'), folder.change('b.ts', 'b\n', 'B\n')], { id: 'first' });
  await folder.apply([{ path: join(folder.root, 'a.ts'), before: 'two\n', after: 'three\n' }], { id: 'second' });

  const outcomes = [
    await folder.undo(),
    folder.files()['a.ts'],
    await folder.undo(),
    folder.files(),
    await folder.undo(),
  ];

  expect(outcomes).toEqual([
    { status: 'undone', entries: [{ id: 'second', time: TIME, restored: ['a.ts'], untouched: [] }] },
    'two\n',
    { status: 'undone', entries: [{ id: 'first', time: TIME, restored: ['a.ts', 'b.ts'], untouched: [] }] },
    { 'a.ts': 'one\n', 'b.ts': 'b\n' },
    { status: 'nothing-to-undo' },
  ]);
});

it('keeps a backup that an earlier application still needs', async () => {
  await folder.apply([folder.change('a.ts', 'one\n', 'two\n')], { id: 'first' });
  folder.write('a.ts', 'one\n');
  await folder.apply([{ path: join(folder.root, 'a.ts'), before: 'one\n', after: 'three\n' }], { id: 'second' });

  await folder.undo();

  expect(folder.userFiles()).toEqual({ 'a.ts': 'one\n', 'a.ts.heal-backup': 'one\n' });
});

it('gives back the bytes of any text', async () => {
  const text = fc.array(fc.constantFrom('\ufeff', 'a', 'ä', '😀', '\r\n', '\n', '\r', '\t', '\0', ' '), {
    maxLength: 12,
  });

  const property = fc.asyncProperty(text, text, async (before, after) => {
    const file = folder.change('any.ts', before.join(''), after.join(''));
    const files = folder.files();
    await folder.apply([file], { id: 'any' });

    await folder.undo();

    expect(folder.files()).toEqual(files);
  });

  await fc.assert(property, { numRuns: 40, seed: 1 });
});

it('undoes a file of the workspace outside of the root', async () => {
  const root = join(folder.root, 'packages/app');
  folder.write('packages/app/package.json', '{}');
  const file = folder.change('packages/lib/a.ts', 'a\n', 'A\n');
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
  await folder.apply([folder.change('a.sh', 'a\n', 'A\n')]);
  chmodSync(join(folder.root, 'a.sh'), 0o755);

  await folder.undo();

  expect(statSync(join(folder.root, 'a.sh')).mode & 0o777).toBe(0o755);
});
