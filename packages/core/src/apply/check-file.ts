import type { RefusalReason } from './apply-outcome.ts';
import type { ApplyPorts } from './apply-ports.ts';
import { contentHash } from './content-hash.ts';
import { firstLine } from './first-line.ts';
import { judgeGitState } from './judge-git-state.ts';
import type { Journal } from './journal.ts';
import { isInside, type ProjectPlace } from './project-place.ts';
import { toRootPath } from './root-path.ts';

export interface CheckRequest {
  /** Symbolic links resolved. */
  readonly place: ProjectPlace;
  /** Absolute, as asked for. */
  readonly path: string;
  readonly before: string;
  readonly force: boolean;
  readonly journal: Journal;
}

export type FileCheck =
  | {
      readonly status: 'writable';
      /** The file to be written: behind all symbolic links. */
      readonly realPath: string;
      /** As in the journal. */
      readonly overClean: boolean;
      readonly notices: readonly string[];
    }
  | FileRefusal;

export interface FileRefusal {
  readonly status: 'refused';
  readonly reason: RefusalReason;
  readonly message: string;
}

/** Whether a file may be written: it is what was repaired, it may be changed, and git can give back what is lost. */
export async function checkFile(request: CheckRequest, ports: ApplyPorts): Promise<FileCheck> {
  const content = await checkContent(request, ports);
  if (content.status === 'refused') return content;
  const { realPath } = content;
  const state = await ports.git.fileState(realPath);
  // Uncommitted changes are no loss when they are what we wrote last and git has what was there before.
  const isOwn = (state.status === 'modified' || state.status === 'staged') && isOwnWork(request, realPath);
  if (state.status === 'clean' || isOwn) return { status: 'writable', realPath, overClean: true, notices: [] };
  const judged = judgeGitState(state, toRootPath(request.place.root, realPath));
  if (judged.status === 'refused' && !request.force) return judged;
  const notices = judged.status === 'refused' ? [] : [judged.notice];
  return { status: 'writable', realPath, overClean: false, notices };
}

async function checkContent(
  { place, path, before }: CheckRequest,
  { fileSystem }: ApplyPorts,
): Promise<FileRefusal | { readonly status: 'readable'; readonly realPath: string }> {
  const shown = toRootPath(place.root, path);
  try {
    const realPath = await fileSystem.realPath(path);
    if (!isInside(place.workspace, realPath)) {
      return refused('outside', `"${shown}" is outside the project (${place.workspace}): it is never written.`);
    }
    const text = await fileSystem.readText(realPath);
    if (text !== before) return changedSince(shown);
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
    return { status: 'readable', realPath };
  } catch (error) {
    return refused('missing', `"${shown}" could not be read (${firstLine(error)}). Run the tests with healing again.`);
  }
}

export function changedSince(shown: string): FileRefusal {
  return refused(
    'changed-since',
    `"${shown}" was changed after it had been repaired. Run the tests with healing again.`,
  );
}

function isOwnWork({ place, before, journal }: CheckRequest, realPath: string): boolean {
  const path = toRootPath(place.root, realPath);
  const last = journal.entries.flatMap((entry) => entry.files).findLast((file) => file.path === path);
  return last?.overClean === true && last.hashAfter === contentHash(before);
}

function refused(reason: RefusalReason, message: string): FileRefusal {
  return { status: 'refused', reason, message };
}
