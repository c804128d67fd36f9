import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A throw-away folder with a git repository in it, whatever git settings the machine has. */
export interface GitRepository extends Disposable {
  readonly root: string;
  /** Runs git there and returns its standard output; throws with what it printed when it fails. */
  git(...args: string[]): string;
  write(path: string, text: string): string;
}

export function createGitRepository(): GitRepository {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'heal-git-')));
  const env = {
    PATH: process.env['PATH'],
    HOME: root,
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'test',
    GIT_AUTHOR_EMAIL: 'test@example.com',
    GIT_COMMITTER_NAME: 'test',
    GIT_COMMITTER_EMAIL: 'test@example.com',
  };
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, env, encoding: 'utf8', stdio: 'pipe' });
  git('init', '--quiet', '--initial-branch=main');
  return {
    root,
    git,
    write: (path, text) => {
      const file = join(root, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      return file;
    },
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}
