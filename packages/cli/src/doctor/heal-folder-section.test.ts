import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { applyPatches, createFileLock, nodeFileSystem } from '@testheal/core';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { healFolderSection } from './heal-folder-section.ts';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'heal-left-')));
  write('package.json', '{}');
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(path: string, text: string): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

async function left(): Promise<readonly string[]> {
  const { checks } = await healFolderSection([root], root);
  return checks.map(({ status, text, advice }) => `${status}: ${text}${advice === undefined ? '' : ` → ${advice}`}`);
}

async function apply(id: string, path: string): Promise<void> {
  const outcome = await applyPatches(
    {
      root,
      workspace: root,
      id,
      time: '2026-01-02T03:04:05.000Z',
      files: [{ path: write(path, 'before\n'), before: 'before\n', after: 'after\n' }],
      force: true,
    },
    {
      fileSystem: nodeFileSystem,
      lock: createFileLock(),
      git: { fileState: () => Promise.resolve({ status: 'clean' }) },
    },
  );
  expect(outcome.files.map(({ status }) => status)).toEqual(['applied']);
}

/** The lock of a process that cannot be running. */
function deadLock(): string {
  return JSON.stringify({ pid: 2 ** 22 + 1, host: hostname(), started: '1', id: '0123456789ab' });
}

it('has nothing to say where nothing was healed, or written', async () => {
  const before = await left();
  write('.heal/report.json', '{}');

  expect([before, await left()]).toEqual([['ok: nothing: there is no `.heal`'], ['ok: .heal: nothing to undo']]);
});

it('names what can be undone, what was left over and whose lock it is', async () => {
  await apply('one', 'src/a.ts');
  await apply('two', 'src/b.ts');
  write('src/c.ts', 'mine\n');
  write('src/c.ts.heal-backup', 'something else\n');
  write('src/d.ts', 'same\n');
  write('src/d.ts.heal-backup', 'same\n');
  write('.heal/apply.lock', deadLock());

  expect(await left()).toEqual([
    'note: .heal: 2 applications of patches can be undone (src/b.ts, src/a.ts) → `npx heal undo`; to keep them for good: `npx heal clean --force`',
    'warning: .heal: 2 files were left over (src/d.ts.heal-backup, src/c.ts.heal-backup) → compare src/c.ts.heal-backup with the file itself: no journal knows it; then `npx heal clean`',
    'note: .heal: a run was killed while it wrote; the next to write takes over its lock → `npx heal undo --dry-run` says what it had written',
  ]);
});

it('says why what was written cannot be undone', async () => {
  await apply('one', 'src/a.ts');
  write('src/a.ts', 'edited\n');

  const [undo] = await left();

  expect(undo).toMatch(/^warning: \.heal: what was written cannot be undone: "src\/a\.ts" was edited after/);
});

it('knows a lock that is held from one that nobody can read', async () => {
  write('.heal/apply.lock', 'not ours');
  const unreadable = await left();
  rmSync(join(root, '.heal/apply.lock'));
  const held = await createFileLock().hold(join(root, '.heal/apply.lock'), left);

  expect(unreadable).toEqual([expect.stringMatching(/^warning: \.heal: apply\.lock cannot be read/)]);
  expect(held).toEqual({ status: 'done', result: ['note: .heal: a run is writing or undoing patches just now'] });
});

it('touches nothing', async () => {
  await apply('one', 'src/a.ts');
  write('.heal/apply.lock', deadLock());
  const before = files();

  await left();

  expect(files()).toEqual(before);
});

function files(): Record<string, string> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted();
  const plain = names.filter((name) => statSync(join(root, name)).isFile());
  return Object.fromEntries(plain.map((name) => [name, readFileSync(join(root, name), 'utf8')]));
}
