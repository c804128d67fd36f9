import { execFile } from 'node:child_process';
import { basename, dirname } from 'node:path';

import type { Git, GitFileState } from '../ports/git.ts';

const TIMEOUT_MS = 15_000;
const CONFLICTS = new Set(['DD', 'AU', 'UD', 'UA', 'DU', 'AA', 'UU']);

/** Asks the `git` on the PATH. */
export function createGitCommand(): Git {
  return { fileState };
}

async function fileState(path: string): Promise<GitFileState> {
  // Taking no lock and reading the name literally: `[id].ts` is a file, not a pattern.
  const result = await runGit(
    [
      '--no-optional-locks',
      '--literal-pathspecs',
      'status',
      '--porcelain=v1',
      '-z',
      '--ignored=matching',
      '--untracked-files=all',
      '--',
      basename(path),
    ],
    dirname(path),
  );
  return result.status === 'ran' ? toFileState(result.output) : result;
}

function toFileState(output: string): GitFileState {
  const code = output.slice(0, 2);
  if (code === '') return { status: 'clean' };
  if (code === '!!') return { status: 'ignored' };
  if (code === '??') return { status: 'untracked' };
  return { status: CONFLICTS.has(code) ? 'conflicted' : 'dirty' };
}

type GitRun = { readonly status: 'ran'; readonly output: string } | Extract<GitFileState, { readonly reason: string }>;

function runGit(args: readonly string[], cwd: string): Promise<GitRun> {
  return new Promise((resolve) => {
    const options = { cwd, env: gitEnvironment(), timeout: TIMEOUT_MS, windowsHide: true, encoding: 'utf8' } as const;
    execFile('git', args, options, (error, stdout, stderr) => {
      if (error === null) resolve({ status: 'ran', output: stdout });
      else if (error.code === 'ENOENT') resolve({ status: 'no-repository', reason: 'git is not installed' });
      else if (/not a git repository/i.test(stderr))
        resolve({ status: 'no-repository', reason: 'it is not in a git repository' });
      else resolve({ status: 'failed', reason: stderr.trim().split('\n', 1)[0] || error.message });
    });
  });
}

/** Without the variables of a hook or an alias that we may be running under: they name another repository or index. */
function gitEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|NAMESPACE|COMMON_DIR)$/i.test(name),
  );
  return { ...Object.fromEntries(own), LC_ALL: 'C' };
}
