import type { GitFileState } from '../ports/git.ts';
import type { RefusalReason } from './apply-outcome.ts';
import type { ApplyPorts } from './apply-ports.ts';
import { contentHash } from './content-hash.ts';
import { firstLine } from './first-line.ts';
import type { Journal } from './journal.ts';
import { toRootPath } from './root-path.ts';

export interface CheckRequest {
  /** Absolute, symbolic links resolved. */
  readonly root: string;
  /** Absolute, as asked for. */
  readonly path: string;
  readonly before: string;
  readonly force: boolean;
  readonly journal: Journal;
}

export type FileCheck =
  /** `realPath` is the file to be written: behind all symbolic links. */
  | { readonly status: 'writable'; readonly realPath: string; readonly notices: readonly string[] }
  | { readonly status: 'refused'; readonly reason: RefusalReason; readonly message: string };

/** Whether a file may be written: it is what was repaired, it may be changed, and git can give back what is lost. */
export async function checkFile(request: CheckRequest, ports: ApplyPorts): Promise<FileCheck> {
  const content = await checkContent(request, ports);
  if (content.status === 'refused' || request.force || isOwnWork(request, content.realPath)) return content;
  const shown = toRootPath(request.root, content.realPath);
  return checkGitState(await ports.git.fileState(content.realPath), shown, content.realPath);
}

async function checkContent({ root, path, before }: CheckRequest, { fileSystem }: ApplyPorts): Promise<FileCheck> {
  const shown = toRootPath(root, path);
  try {
    const realPath = await fileSystem.realPath(path);
    const text = await fileSystem.readText(realPath);
    if (text !== before) {
      return refused(
        'changed-since',
        `"${shown}" was changed after it had been repaired. Run the tests with healing again.`,
      );
    }
    if (text.includes('\ufffd')) {
      return refused(
        'not-utf8',
        `"${shown}" is not all UTF-8 and cannot be written byte for byte. Make the change of the diff by hand.`,
      );
    }
    if (await fileSystem.isReadOnly(realPath)) {
      return refused(
        'read-only',
        `"${shown}" is write-protected. Allow writing, then run the tests with healing again.`,
      );
    }
    return { status: 'writable', realPath, notices: [] };
  } catch (error) {
    return refused('missing', `"${shown}" could not be read (${firstLine(error)}). Run the tests with healing again.`);
  }
}

/** Uncommitted changes are no loss when they are what we wrote last: the backups hold what was before. */
function isOwnWork({ root, before, journal }: CheckRequest, realPath: string): boolean {
  const path = toRootPath(root, realPath);
  const last = journal.entries.flatMap((entry) => entry.files).findLast((file) => file.path === path);
  return last?.hashAfter === contentHash(before);
}

function checkGitState(state: GitFileState, shown: string, realPath: string): FileCheck {
  switch (state.status) {
    case 'clean':
      return { status: 'writable', realPath, notices: [] };
    case 'ignored':
      return { status: 'writable', realPath, notices: [`git ignores "${shown}": only the backup keeps what it was.`] };
    case 'no-repository':
      return {
        status: 'writable',
        realPath,
        notices: [
          `uncommitted changes of "${shown}" were not looked for: ${state.reason}. The backup keeps what it was.`,
        ],
      };
    case 'dirty':
      return refused('dirty', `"${shown}" has uncommitted changes. Commit or stash them, or use --heal-apply-force.`);
    case 'untracked':
      return refused('untracked', `"${shown}" is not in git yet. Add and commit it, or use --heal-apply-force.`);
    case 'conflicted':
      return refused('conflicted', `"${shown}" is in the middle of a merge. Resolve it, or use --heal-apply-force.`);
    default:
      return refused(
        'git-failed',
        `git could not tell whether "${shown}" has uncommitted changes (${state.reason}). Use --heal-apply-force to write it all the same.`,
      );
  }
}

function refused(reason: RefusalReason, message: string): FileCheck {
  return { status: 'refused', reason, message };
}
