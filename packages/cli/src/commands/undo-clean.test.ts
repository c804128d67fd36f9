import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { applyPatches, createFileLock, nodeFileSystem } from '@testheal/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { runHealCommand } from '../run-heal-command.ts';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'heal-cli-')));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

interface Ran {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function run(argv: readonly string[], cwd = root): Promise<Ran> {
  const written = { stdout: '', stderr: '' };
  const exitCode = await runHealCommand(argv, {
    cwd,
    env: {},
    stdout: { columns: 100, write: (text) => void (written.stdout += text) },
    stderr: { write: (text) => void (written.stderr += text) },
  });
  const named = (text: string): string => text.replaceAll(root, '<root>');
  return { exitCode, stdout: named(written.stdout), stderr: named(written.stderr) };
}

function write(path: string, text: string): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

async function apply(
  id: string,
  files: readonly { readonly path: string; readonly before: string; readonly after: string }[],
): Promise<void> {
  await applyPatches(
    { root, workspace: root, id, time: '2026-01-02T03:04:05.000Z', files, force: true },
    {
      fileSystem: nodeFileSystem,
      lock: createFileLock(),
      git: { fileState: () => Promise.resolve({ status: 'clean' }) },
    },
  );
}

const UNDONE_ONE = 'undone one, written 2026-01-02T03:04:05.000Z\n';

describe('heal undo', () => {
  beforeEach(async () => {
    const files = [
      { path: write('src/a.ts', 'a\n'), before: 'a\n', after: 'b\n' },
      { path: write('src/c.ts', 'c\n'), before: 'c\n', after: 'd\n' },
    ];
    chmodSync(join(root, 'src/a.ts'), 0o644);
    await apply('one', files);
  });

  it('restores what was written and names it', async () => {
    write('src/c.ts', 'c\n');

    const ran = await run(['undo'], join(root, 'src'));

    expect(ran).toEqual({
      exitCode: 0,
      stdout: `${UNDONE_ONE}  restored src/a.ts\n  src/c.ts already was as before\n`,
      stderr: '',
    });
    expect(readdirSync(join(root, 'src'))).toEqual(['a.ts', 'c.ts']);
    expect(readFileSync(join(root, 'src/a.ts'), 'utf8')).toBe('a\n');
  });

  it('refuses when a file was edited since, and says where the original is', async () => {
    write('src/a.ts', 'mine\n');

    const ran = await run(['undo']);

    expect(ran).toEqual({
      exitCode: 1,
      stdout: '',
      stderr:
        'heal: Not undone (UNDO_REFUSED):\n  "src/a.ts" was edited after the patch had been written. The file as it was is "src/a.ts.heal-backup": compare the two and copy back by hand what you need.\n',
    });
    expect(readFileSync(join(root, 'src/c.ts'), 'utf8')).toBe('d\n');
  });

  it('restores all, last first, once a dry run has said so', async () => {
    await apply('two', [{ path: join(root, 'src/a.ts'), before: 'b\n', after: 'e\n' }]);

    const planned = await run(['undo', '--all', '--dry-run']);
    const between = readFileSync(join(root, 'src/a.ts'), 'utf8');
    const ran = await run(['undo', '--all']);

    const two = 'two, written 2026-01-02T03:04:05.000Z\n';
    const one = 'one, written 2026-01-02T03:04:05.000Z\n';
    expect(planned).toEqual({
      exitCode: 0,
      stdout: `would undo ${two}  would restore src/a.ts\nwould undo ${one}  would restore src/a.ts\n  would restore src/c.ts\n`,
      stderr: '',
    });
    expect(between).toBe('e\n');
    expect(ran).toEqual({
      exitCode: 0,
      stdout: `undone ${two}  restored src/a.ts\nundone ${one}  restored src/a.ts\n  restored src/c.ts\n`,
      stderr: '',
    });
    expect(['a.ts', 'c.ts'].map((name) => readFileSync(join(root, 'src', name), 'utf8'))).toEqual(['a\n', 'c\n']);
  });

  it('restores the one that is named, and lists what there is when it is named wrongly', async () => {
    await apply('two', [{ path: write('src/e.ts', 'e\n'), before: 'e\n', after: 'f\n' }]);

    const wrong = await run(['undo', 'on']);
    const ran = await run(['undo', 'one']);

    expect(wrong).toEqual({
      exitCode: 1,
      stdout: '',
      stderr:
        'heal: No application of patches is called "on". These can be undone:\n  two, written 2026-01-02T03:04:05.000Z: src/e.ts\n  one, written 2026-01-02T03:04:05.000Z: src/a.ts, src/c.ts\n',
    });
    expect(ran).toMatchObject({ exitCode: 0, stdout: `${UNDONE_ONE}  restored src/a.ts\n  restored src/c.ts\n` });
    expect(readFileSync(join(root, 'src/e.ts'), 'utf8')).toBe('f\n');
  });

  it('takes no id together with --all', async () => {
    const ran = await run(['undo', 'one', '--all']);

    expect(ran).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: 'heal: `--all` undoes everything: leave out "one", or `--all`.\n',
    });
  });

  it('has nothing to do the second time', async () => {
    await run(['undo']);

    const ran = await run(['undo']);

    expect(ran).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: 'heal: Nothing to undo: no patch was written in "<root>" or above it.\n',
    });
  });
});

describe('heal clean', () => {
  beforeEach(async () => {
    await apply('one', [{ path: write('src/a.ts', 'a\n'), before: 'a\n', after: 'b\n' }]);
    write('.heal/report.json', '{}');
    write('src/c.ts.0123456789ab.heal-tmp', 'half');
    write('node_modules/x/d.ts.heal-backup', 'not ours to touch');
  });

  it('removes artefacts and leftovers, and keeps what can still be undone, also in a folder below', async () => {
    const planned = await run(['clean', '--dry-run'], join(root, 'src'));
    const ran = await run(['clean'], join(root, 'src'));

    const kept =
      'kept, since the journal needs them: `npx heal undo --all` first, or --force\n  src/a.ts.heal-backup\n';
    expect(planned).toEqual({
      exitCode: 0,
      stdout: `would remove src/c.ts.0123456789ab.heal-tmp\nwould remove .heal/report.json\n${kept}`,
      stderr: '',
    });
    expect(ran).toEqual({
      exitCode: 0,
      stdout: `removed src/c.ts.0123456789ab.heal-tmp\nremoved .heal/report.json\n${kept}`,
      stderr: '',
    });
    expect(readdirSync(join(root, 'src'))).toEqual(['a.ts', 'a.ts.heal-backup']);
  });

  it('removes all of it by force, and has nothing to do then', async () => {
    await run(['clean', '--force']);

    const ran = await run(['clean']);

    expect(ran).toEqual({ exitCode: 0, stdout: 'nothing to remove in <root>\n', stderr: '' });
    expect(readdirSync(root)).toEqual(['node_modules', 'src']);
    expect(readdirSync(join(root, 'src'))).toEqual(['a.ts']);
    expect(readdirSync(join(root, 'node_modules/x'))).toEqual(['d.ts.heal-backup']);
  });

  it('names a backup that no journal knows', async () => {
    rmSync(join(root, '.heal'), { recursive: true });

    const ran = await run(['clean', '--force']);

    expect(ran).toEqual({
      exitCode: 0,
      stdout:
        'removed src/c.ts.0123456789ab.heal-tmp\nkept, since no journal knows them and they differ from their files: compare by hand\n  src/a.ts.heal-backup\n',
      stderr: '',
    });
  });

  it('refuses over a journal that cannot be understood', async () => {
    write('.heal/applied.json', '{');

    const ran = await run(['clean']);

    expect(ran).toEqual({
      exitCode: 1,
      stdout: '',
      stderr:
        'heal: Not cleaned: "<root>/.heal/applied.json" could not be understood. Move it away; originals are beside their files, named "*.heal-backup".\n',
    });
  });
});
