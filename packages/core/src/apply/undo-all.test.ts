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

describe('all', () => {
  beforeEach(async () => {
    await folder.apply([folder.change('a.ts', 'one\r\n', 'two\r\n'), folder.change('b.ts', '\ufeffb', 'B')], {
      id: 'first',
    });
    await folder.apply([{ path: join(folder.root, 'a.ts'), before: 'two\r\n', after: 'three\r\n' }], { id: 'second' });
  });

  it('are taken back last first', async () => {
    const outcome = await folder.undo('all');

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

    const outcome = await folder.undo('all');

    expect(outcome).toMatchObject({
      status: 'refused',
      messages: [expect.stringMatching(/^"b\.ts" was edited after the patch had been written\./)],
    });
    expect(folder.files()).toEqual(files);
  });

  it('are only named in a dry run', async () => {
    const files = folder.files();

    const outcomes = [
      await folder.undo('all', true),
      await folder.undo('last', true),
      await folder.undo({ id: 'first' }, true),
    ];

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
