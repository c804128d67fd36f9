import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

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

    expect(states).toEqual([{ status: 'clean' }, { status: 'dirty' }, { status: 'dirty' }]);
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

it('says why when there is no repository', async () => {
  const file = repository.write('a.ts', 'a\n');
  rmSync(join(repository.root, '.git'), { recursive: true });

  const state = await createGitCommand().fileState(file);

  expect(state).toEqual({ status: 'no-repository', reason: 'it is not in a git repository' });
});

it('hands on what git says when it fails', async () => {
  const file = repository.write('.git/config', 'no config\n');

  const state = await createGitCommand().fileState(file);

  expect(state).toMatchObject({ status: 'failed', reason: expect.stringMatching(/^fatal: bad config/) });
});
