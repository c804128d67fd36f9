import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { GitFileState } from '../ports/git.ts';
import { createPatchedFolder, type PatchedFolder } from './__fixtures__/patched-folder.ts';
import type { RefusalReason } from './apply-outcome.ts';

let folder: PatchedFolder;

beforeEach(() => {
  folder = createPatchedFolder();
});

afterEach(() => {
  folder[Symbol.dispose]();
});

describe.each<GitFileState>([{ status: 'modified' }, { status: 'staged' }])('a file that is $status', (state) => {
  it('is written without force when it is what we wrote over a clean file, and backed up too', async () => {
    const path = folder.write('a.ts', 'one\n');
    await folder.apply([{ path, before: 'one\n', after: 'two\n' }]);

    const outcomes = [
      await folder.apply([{ path, before: 'two\n', after: 'three\n' }], { id: 'second', state }),
      await folder.apply([{ path, before: 'three\n', after: 'four\n' }], { id: 'third', state }),
    ];

    expect(outcomes).toEqual([
      { id: 'second', files: [{ status: 'applied', path, backup: 'a.ts.heal-backup.1' }], notices: [] },
      { id: 'third', files: [{ status: 'applied', path, backup: 'a.ts.heal-backup.2' }], notices: [] },
    ]);
    expect(folder.userFiles()).toEqual({
      'a.ts': 'four\n',
      'a.ts.heal-backup': 'one\n',
      'a.ts.heal-backup.1': 'two\n',
      'a.ts.heal-backup.2': 'three\n',
    });
  });

  it('stays refused when what we wrote lies over changes that were not committed', async () => {
    const path = folder.write('a.ts', 'mine\n');
    await folder.apply([{ path, before: 'mine\n', after: 'two\n' }], { state, force: true });

    const outcomes = [
      await folder.apply([{ path, before: 'two\n', after: 'three\n' }], { id: 'second', state }),
      await folder.apply([{ path, before: 'two\n', after: 'three\n' }], { id: 'third', state, force: true }),
      await folder.apply([{ path, before: 'three\n', after: 'four\n' }], { id: 'fourth', state }),
    ];

    const refused = { status: 'refused', reason: state.status };
    expect(outcomes).toMatchObject([{ files: [refused] }, { files: [{ status: 'applied' }] }, { files: [refused] }]);
    expect(folder.files()['a.ts']).toBe('three\n');
  });

  it('is refused when it was edited after we had written it', async () => {
    const path = folder.write('a.ts', 'one\n');
    await folder.apply([{ path, before: 'one\n', after: 'two\n' }]);
    folder.write('a.ts', 'mine\n');

    const outcome = await folder.apply([{ path, before: 'mine\n', after: 'three\n' }], { id: 'second', state });

    expect(outcome.files).toMatchObject([{ status: 'refused', reason: state.status }]);
  });
});

it('counts a file that is forced while it is clean as clean', async () => {
  const path = folder.write('a.ts', 'one\n');
  await folder.apply([{ path, before: 'one\n', after: 'two\n' }], { force: true });

  const outcome = await folder.apply([{ path, before: 'two\n', after: 'three\n' }], {
    id: 'second',
    state: { status: 'modified' },
  });

  expect(outcome.files).toMatchObject([{ status: 'applied' }]);
});

describe('git', () => {
  const refusals: readonly [GitFileState, RefusalReason, string][] = [
    [
      { status: 'modified' },
      'modified',
      '"a.ts" has uncommitted changes. Commit or stash them, or use --heal-apply-force.',
    ],
    [{ status: 'staged' }, 'staged', '"a.ts" has changes that are staged. Commit them, or use --heal-apply-force.'],
    [{ status: 'untracked' }, 'untracked', '"a.ts" is not in git yet. Add and commit it, or use --heal-apply-force.'],
    [
      { status: 'conflicted' },
      'conflicted',
      '"a.ts" is in the middle of a merge. Resolve it, or use --heal-apply-force.',
    ],
    [
      { status: 'overlooked' },
      'overlooked',
      'git is told to overlook changes of "a.ts". Use `git update-index --no-assume-unchanged --no-skip-worktree` on it, or --heal-apply-force.',
    ],
    [
      { status: 'not-installed' },
      'git-not-installed',
      'git could not tell whether "a.ts" has uncommitted changes (it is not installed, or not on the PATH: install it). Use --heal-apply-force to write it all the same.',
    ],
    [
      { status: 'hanging', timeoutMs: 15_000 },
      'git-hanging',
      'git could not tell whether "a.ts" has uncommitted changes (it did not answer within 15 s: try `git status`). Use --heal-apply-force to write it all the same.',
    ],
    [
      { status: 'failed', reason: 'dubious ownership' },
      'git-failed',
      'git could not tell whether "a.ts" has uncommitted changes (dubious ownership: try `git status`). Use --heal-apply-force to write it all the same.',
    ],
  ];

  it.each(refusals)('that says %o keeps a file from being written: %s', async (state, reason, message) => {
    const path = folder.write('a.ts', 'a\n');

    const outcome = await folder.apply([{ path, before: 'a\n', after: 'b\n' }], { state });

    expect(outcome).toEqual({ files: [{ status: 'refused', path, reason, message }], notices: [] });
    expect(folder.files()).toEqual({ 'a.ts': 'a\n' });
  });

  it.each(refusals)('that says %o gives way to force', async (state) => {
    const path = folder.write('a.ts', 'a\n');

    const outcome = await folder.apply([{ path, before: 'a\n', after: 'b\n' }], { state, force: true });

    expect(outcome).toMatchObject({ files: [{ status: 'applied', path, backup: 'a.ts.heal-backup' }], notices: [] });
  });

  it.each<[GitFileState, string]>([
    [{ status: 'ignored' }, 'git ignores "a.ts": only the backup keeps what it was.'],
    [{ status: 'no-repository' }, '"a.ts" is in no git repository: only the backup keeps what it was.'],
  ])('that says %o is told', async (state, notice) => {
    const path = folder.write('a.ts', 'a\n');

    const outcome = await folder.apply([{ path, before: 'a\n', after: 'b\n' }], { state });

    expect(outcome).toMatchObject({ files: [{ status: 'applied', path }], notices: [notice] });
  });
});
