import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createPatchedFolder, TIME, type PatchedFolder } from './__fixtures__/patched-folder.ts';

let folder: PatchedFolder;

beforeEach(() => {
  folder = createPatchedFolder();
});

afterEach(() => {
  folder[Symbol.dispose]();
});

describe('by id', () => {
  it('takes back the named application', async () => {
    await folder.apply([folder.change('a.ts', 'a\n', 'A\n')], { id: 'first' });
    await folder.apply([folder.change('b.ts', 'b\n', 'B\n')], { id: 'second' });

    const outcome = await folder.undo({ id: 'first' });

    expect(outcome).toEqual({
      status: 'undone',
      entries: [{ id: 'first', time: TIME, restored: ['a.ts'], untouched: [] }],
    });
    expect(folder.userFiles()).toEqual({ 'a.ts': 'a\n', 'b.ts': 'B\n', 'b.ts.heal-backup': 'b\n' });
  });

  it('refuses one whose files were written again, with what to undo first', async () => {
    await folder.apply([folder.change('a.ts', 'one\n', 'two\n'), folder.change('b.ts', 'b\n', 'B\n')], { id: 'first' });
    await folder.apply([{ path: join(folder.root, 'a.ts'), before: 'two\n', after: 'three\n' }], { id: 'second' });
    await folder.apply([{ path: join(folder.root, 'a.ts'), before: 'three\n', after: 'four\n' }], { id: 'third' });
    const files = folder.files();

    const outcome = await folder.undo({ id: 'first' });

    expect(outcome).toEqual({
      status: 'refused',
      code: 'UNDO_REFUSED',
      messages: ['"a.ts" was written again by third: undo that first, with `npx heal undo third`.'],
    });
    expect(folder.files()).toEqual(files);
  });

  it('names what there is when there is none of that id', async () => {
    await folder.apply([folder.change('a.ts', 'a\n', 'A\n')], { id: 'first' });
    await folder.apply([folder.change('b.ts', 'b\n', 'B\n')], { id: 'second' });

    const outcome = await folder.undo({ id: 'secnd' });

    expect(outcome).toMatchObject({ status: 'unknown-id', known: [{ id: 'second' }, { id: 'first' }] });
    expect(folder.files()).toMatchObject({ 'a.ts': 'A\n', 'b.ts': 'B\n' });
  });
});
