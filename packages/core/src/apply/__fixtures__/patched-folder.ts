import type { GitFileState } from '../../ports/git.ts';
import type { ApplyOutcome } from '../apply-outcome.ts';
import { applyPatches } from '../apply-patch.ts';
import type { ApplyFile } from '../apply-request.ts';
import { undoPatches, type UndoOutcome, type UndoRequest } from '../undo.ts';
import { nodePorts, scriptedGit } from './ports.ts';
import { createTempFolder, type TempFolder } from './temp-folder.ts';

/** When everything here is applied. */
export const TIME = '2026-01-02T03:04:05.000Z';

const CLEAN: GitFileState = { status: 'clean' };

/** A throw-away project into which patches are written, and from which they are taken back. */
export interface PatchedFolder extends TempFolder {
  /** Over files that are clean for git, unless `state` says otherwise. */
  apply(
    files: readonly ApplyFile[],
    options?: { readonly id?: string; readonly state?: GitFileState; readonly force?: boolean },
  ): Promise<ApplyOutcome>;
  undo(which?: UndoRequest['which'], dryRun?: boolean): Promise<UndoOutcome>;
  /** Writes `before`, and returns what makes `after` of it. */
  change(path: string, before: string, after: string): ApplyFile;
  /** As `files`, without the journal, whose text is checked on its own. */
  userFiles(): Record<string, string>;
}

export function createPatchedFolder(): PatchedFolder {
  const folder = createTempFolder();
  const place = { root: folder.root, workspace: folder.root };
  return {
    ...folder,
    apply: (files, { id = 'first', state = CLEAN, force = false } = {}) =>
      applyPatches({ ...place, id, time: TIME, files, force }, { ...nodePorts, git: scriptedGit(state) }),
    undo: (which = 'last', dryRun = false) => undoPatches({ ...place, which, dryRun }, nodePorts),
    change: (path, before, after) => ({ path: folder.write(path, before), before, after }),
    userFiles: () => {
      const { '.heal/applied.json': _journal, ...files } = folder.files();
      return files;
    },
  };
}
