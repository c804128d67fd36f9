import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createPatchedFolder, type PatchedFolder } from './__fixtures__/patched-folder.ts';

let folder: PatchedFolder;

beforeEach(() => {
  folder = createPatchedFolder();
});

afterEach(() => {
  folder[Symbol.dispose]();
});

describe('refuses, changing nothing, when', () => {
  it('a file was edited since', async () => {
    await folder.apply([folder.change('a.ts', 'a\n', 'A\n'), folder.change('b.ts', 'b\n', 'B\n')]);
    folder.write('b.ts', 'mine\n');
    const files = folder.files();

    const outcome = await folder.undo();

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
    await folder.apply([folder.change('a.ts', 'a\n', 'A\n')]);
    rmSync(join(folder.root, 'a.ts'));

    const outcome = await folder.undo();

    expect(outcome).toMatchObject({
      status: 'refused',
      messages: [expect.stringMatching(/^"a\.ts" cannot be read any more\. .*"a\.ts\.heal-backup"/)],
    });
  });

  it.each([
    ['is missing', undefined],
    ['was changed', 'other\n'],
  ])('its backup %s', async (what, content) => {
    await folder.apply([folder.change('a.ts', 'a\n', 'A\n')]);
    if (content === undefined) rmSync(join(folder.root, 'a.ts.heal-backup'));
    else folder.write('a.ts.heal-backup', content);

    const outcome = await folder.undo();

    expect(outcome).toEqual({
      status: 'refused',
      code: 'UNDO_REFUSED',
      messages: [`The backup "a.ts.heal-backup" of "a.ts" ${what}. Take the file as it was from version control.`],
    });
    expect(folder.files()['a.ts']).toBe('A\n');
  });

  it('the journal cannot be understood', async () => {
    folder.write('.heal/applied.json', '{');

    const outcome = await folder.undo();

    expect(outcome).toMatchObject({ status: 'refused', code: 'UNDO_REFUSED' });
  });
});
