import { basename, dirname } from 'node:path';

import type { Git, GitFileState } from '../ports/git.ts';
import { runBounded } from './run-bounded.ts';

export interface GitCommandOptions {
  /** Where `git` is looked for, and what it sees. @default that of this process */
  readonly env?: NodeJS.ProcessEnv;
  /** Time for one answer; then it and all that it started is ended. @default 15 000 */
  readonly timeoutMs?: number;
}

const CONFLICTS = new Set(['DD', 'AU', 'UD', 'UA', 'DU', 'AA', 'UU']);

/** Asks the `git` on the PATH. */
export function createGitCommand({ env = process.env, timeoutMs = 15_000 }: GitCommandOptions = {}): Git {
  const bounds = { env: gitEnvironment(env), timeoutMs };
  return {
    async fileState(path) {
      const state = await askStatus(path, bounds);
      return state.status === 'clean' ? askOverlooked(path, bounds) : state;
    },
  };
}

interface GitBounds {
  readonly env: NodeJS.ProcessEnv;
  readonly timeoutMs: number;
}

async function askStatus(path: string, bounds: GitBounds): Promise<GitFileState> {
  const args = ['status', '--porcelain=v1', '-z', '--ignored=matching', '--untracked-files=all', '--', basename(path)];
  const answer = await runGit(dirname(path), args, bounds);
  return typeof answer === 'string' ? toFileState(answer) : answer;
}

/** To `git status` a file is clean whatever is in it when it was told to overlook its changes. */
async function askOverlooked(path: string, bounds: GitBounds): Promise<GitFileState> {
  const answer = await runGit(dirname(path), ['ls-files', '-v', '-z', '--', basename(path)], bounds);
  if (typeof answer !== 'string') return answer;
  return { status: /^[a-zS]/.test(answer) ? 'overlooked' : 'clean' };
}

function toFileState(output: string): GitFileState {
  const code = output.slice(0, 2);
  if (code === '') return { status: 'clean' };
  if (code === '!!') return { status: 'ignored' };
  if (code === '??') return { status: 'untracked' };
  if (CONFLICTS.has(code)) return { status: 'conflicted' };
  return { status: code.endsWith(' ') ? 'staged' : 'modified' };
}

async function runGit(folder: string, args: readonly string[], bounds: GitBounds): Promise<string | GitFileState> {
  // Taking no lock, reading names literally (`[id].ts` is a file, not a pattern), and starting no monitor of files.
  const how = ['-C', folder, '--no-optional-locks', '--literal-pathspecs', '-c', 'core.fsmonitor=false'];
  const run = await runBounded('git', [...how, ...args], bounds);
  if (run.status === 'not-found') return { status: 'not-installed' };
  if (run.status === 'timed-out') return { status: 'hanging', timeoutMs: bounds.timeoutMs };
  if (run.status === 'not-started') return { status: 'failed', reason: run.reason };
  if (run.code === 0) return run.stdout;
  // With a path behind it, it is the repository of a `.git` file that is gone: that says nothing about the file.
  if (/not a git repository \(or any/i.test(run.stderr)) return { status: 'no-repository' };
  const end = run.code === undefined ? 'it was ended by a signal' : `it ended with ${run.code}`;
  return { status: 'failed', reason: run.stderr.trim().split('\n', 1)[0] || end };
}

/** Without the variables of a hook or an alias that we may be running under: they name another repository or index. */
function gitEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = Object.entries(env).filter(
    ([name]) => !/^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|NAMESPACE|COMMON_DIR)$/i.test(name),
  );
  return { ...Object.fromEntries(own), LC_ALL: 'C' };
}
