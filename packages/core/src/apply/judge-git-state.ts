import type { GitFileState } from '../ports/git.ts';
import type { GitRefusal } from './apply-outcome.ts';

export type GitJudgement =
  | { readonly status: 'allowed'; readonly notice: string }
  | { readonly status: 'refused'; readonly reason: GitRefusal; readonly message: string };

/** What becomes of a file that git does not call clean; `shown` is its name in the message. */
export function judgeGitState(state: Exclude<GitFileState, { status: 'clean' }>, shown: string): GitJudgement {
  switch (state.status) {
    case 'ignored':
      return allowed(`git ignores "${shown}": only the backup keeps what it was.`);
    case 'no-repository':
      return allowed(`"${shown}" is in no git repository: only the backup keeps what it was.`);
    case 'modified':
      return refused(
        'modified',
        `"${shown}" has uncommitted changes. Commit or stash them, or use --heal-apply-force.`,
      );
    case 'staged':
      return refused('staged', `"${shown}" has changes that are staged. Commit them, or use --heal-apply-force.`);
    case 'untracked':
      return refused('untracked', `"${shown}" is not in git yet. Add and commit it, or use --heal-apply-force.`);
    case 'conflicted':
      return refused('conflicted', `"${shown}" is in the middle of a merge. Resolve it, or use --heal-apply-force.`);
    case 'overlooked':
      return refused(
        'overlooked',
        `git is told to overlook changes of "${shown}". Use \`git update-index --no-assume-unchanged --no-skip-worktree\` on it, or --heal-apply-force.`,
      );
    case 'not-installed':
      return unknown('git-not-installed', shown, 'it is not installed, or not on the PATH: install it');
    case 'hanging':
      return unknown('git-hanging', shown, `it did not answer within ${state.timeoutMs / 1000} s: try \`git status\``);
    default:
      return unknown('git-failed', shown, `${state.reason}: try \`git status\``);
  }
}

function allowed(notice: string): GitJudgement {
  return { status: 'allowed', notice };
}

function refused(reason: GitRefusal, message: string): GitJudgement {
  return { status: 'refused', reason, message };
}

function unknown(reason: GitRefusal, shown: string, why: string): GitJudgement {
  return refused(
    reason,
    `git could not tell whether "${shown}" has uncommitted changes (${why}). Use --heal-apply-force to write it all the same.`,
  );
}
