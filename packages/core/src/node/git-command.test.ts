import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createGitRepository } from '../report/__fixtures__/git-repository.ts';
import type { GitRepository } from '../report/__fixtures__/git-repository.ts';
import { createGitCommand } from './git-command.ts';

let repository: GitRepository;

beforeEach(() => {
  repository = createGitRepository();
});

afterEach(() => {
  repository[Symbol.dispose]();
});

function commit(path: string, text: string): string {
  const file = repository.write(path, text);
  repository.git('add', '--force', '--', path);
  repository.git('commit', '--quiet', '--message', path);
  return file;
}

it.each(['src/a.ts', 'app/[id]/my page.ts', 'préis.ts', '-n.ts', ':(top).ts'])(
  'finds %s clean, then changed, then staged',
  async (path) => {
    const git = createGitCommand();
    const file = repository.write(path, 'a\n');
    repository.git('add', '.');
    repository.git('commit', '--quiet', '--message', 'one');

    const states = [await git.fileState(file)];
    repository.write(path, 'b\n');
    states.push(await git.fileState(file));
    repository.git('add', '.');
    states.push(await git.fileState(file));

    expect(states).toEqual([{ status: 'clean' }, { status: 'modified' }, { status: 'staged' }]);
  },
);

it('does not take a changed neighbor for the file', async () => {
  const file = commit('a1.ts', 'a\n');
  commit('a*.ts', 'a\n');
  repository.write('a*.ts', 'b\n');

  const state = await createGitCommand().fileState(file);

  expect(state).toEqual({ status: 'clean' });
});

it('knows untracked files, also in untracked folders', async () => {
  const file = repository.write('new/folder/a.ts', 'a\n');

  const state = await createGitCommand().fileState(file);

  expect(state).toEqual({ status: 'untracked' });
});

it('knows ignored files, also in ignored folders', async () => {
  commit('.gitignore', 'out/\n*.gen.ts\n');
  const git = createGitCommand();

  const states = await Promise.all(
    ['out/deep/a.ts', 'src/a.gen.ts'].map((path) => git.fileState(repository.write(path, 'a\n'))),
  );

  expect(states).toEqual([{ status: 'ignored' }, { status: 'ignored' }]);
});

it('knows a file in the middle of a merge', async () => {
  commit('a.ts', 'base\n');
  repository.git('checkout', '--quiet', '-b', 'other');
  commit('a.ts', 'other\n');
  repository.git('checkout', '--quiet', 'main');
  const file = commit('a.ts', 'main\n');
  expect(() => repository.git('merge', 'other')).toThrow('Command failed');

  const state = await createGitCommand().fileState(file);

  expect(state).toEqual({ status: 'conflicted' });
});

it('calls a file modified that was staged and changed again', async () => {
  const file = commit('a.ts', 'a\n');
  repository.write('a.ts', 'b\n');
  repository.git('add', '.');
  repository.write('a.ts', 'c\n');

  const state = await createGitCommand().fileState(file);

  expect(state).toEqual({ status: 'modified' });
});

it('calls a new file staged that was never committed', async () => {
  const file = repository.write('a.ts', 'a\n');
  repository.git('add', '.');

  const state = await createGitCommand().fileState(file);

  expect(state).toEqual({ status: 'staged' });
});

it.each(['--assume-unchanged', '--skip-worktree'])('knows a file whose changes it overlooks by %s', async (flag) => {
  const file = commit('a.ts', 'a\n');
  repository.git('update-index', flag, 'a.ts');
  repository.write('a.ts', 'mine\n');

  const state = await createGitCommand().fileState(file);

  expect(state).toEqual({ status: 'overlooked' });
});

it('knows a file in no repository', async () => {
  const file = repository.write('a.ts', 'a\n');
  rmSync(join(repository.root, '.git'), { recursive: true });

  const state = await createGitCommand().fileState(file);

  expect(state).toEqual({ status: 'no-repository' });
});

it('does not take a repository that is gone for none', async () => {
  const file = repository.write('a.ts', 'a\n');
  rmSync(join(repository.root, '.git'), { recursive: true });
  repository.write('.git', 'gitdir: ./gone\n');

  const state = await createGitCommand().fileState(file);

  expect(state).toEqual({ status: 'failed', reason: expect.stringMatching(/^fatal: not a git repository: .*gone/) });
});

it('fails for a folder that is gone', async () => {
  const state = await createGitCommand().fileState(join(repository.root, 'gone/a.ts'));

  expect(state).toEqual({ status: 'failed', reason: expect.stringMatching(/^fatal: cannot change to .*gone/) });
});

it('hands on what git says when it fails', async () => {
  const file = repository.write('.git/config', 'no config\n');

  const state = await createGitCommand().fileState(file);

  expect(state).toMatchObject({ status: 'failed', reason: expect.stringMatching(/^fatal: bad config/) });
});

describe('with another git on the PATH', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'heal-fake-git-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  function fakeGit(script: string): NodeJS.ProcessEnv {
    const file = join(folder, 'git');
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
    return { PATH: `${folder}:/usr/bin:/bin` };
  }

  it('knows that there is none', async () => {
    const file = commit('a.ts', 'a\n');
    mkdirSync(join(folder, 'empty'));

    const state = await createGitCommand({ env: { PATH: join(folder, 'empty') } }).fileState(file);

    expect(state).toEqual({ status: 'not-installed' });
  });

  it('ends one that hangs, with all that it has started', { timeout: 30_000 }, async () => {
    const file = commit('a.ts', 'a\n');
    const pids = join(folder, 'pids');
    const env = fakeGit(`sleep 1000 &\necho $$ $! > '${pids}'\nwait`);

    const state = await createGitCommand({ env, timeoutMs: 3000 }).fileState(file);

    expect(state).toEqual({ status: 'hanging', timeoutMs: 3000 });
    const started = readFileSync(pids, 'utf8').trim().split(' ').map(Number);
    expect(started).toHaveLength(2);
    await expect.poll(() => started.filter(isRunning), { timeout: 5000 }).toEqual([]);
  });

  it('does not wait for what it leaves running', async () => {
    const file = commit('a.ts', 'a\n');
    const pidFile = join(folder, 'pid');
    const env = fakeGit(`sleep 1000 &\necho $! > '${pidFile}'\nexit 0`);

    const state = await createGitCommand({ env, timeoutMs: 60_000 }).fileState(file);
    process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGKILL');

    expect(state).toEqual({ status: 'clean' });
  });

  it.each([
    ['exit 3', 'it ended with 3'],
    ['echo "error: no memory" >&2\nexit 1', 'error: no memory'],
    ['kill -9 $$', 'it was ended by a signal'],
  ])('tells how one fails that does `%s`', async (script, reason) => {
    const file = commit('a.ts', 'a\n');

    const state = await createGitCommand({ env: fakeGit(script) }).fileState(file);

    expect(state).toEqual({ status: 'failed', reason });
  });
});

/** A process that was killed and not yet waited for is there, and does not run. */
function isRunning(pid: number): boolean {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync('/proc/self/stat')) return canSignal(pid);
  return existsSync(stat) && !/\) [ZX] /.test(readFileSync(stat, 'latin1'));
}

function canSignal(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
