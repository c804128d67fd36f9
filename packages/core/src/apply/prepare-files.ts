import type { RefusalReason, RefusedFile } from './apply-outcome.ts';
import type { ApplyPorts } from './apply-ports.ts';
import type { ApplyFile, ApplyRequest } from './apply-request.ts';
import { checkFile } from './check-file.ts';
import type { Journal } from './journal.ts';
import { makeBackup } from './make-backup.ts';
import { toRootPath } from './root-path.ts';

/** A file that may be written; its backup stands. */
export interface ReadyFile extends ApplyFile {
  readonly status: 'ready';
  /** Absolute, behind all symbolic links. */
  readonly realPath: string;
  /** Absolute. */
  readonly backup: string;
}

export interface Preparation {
  /** In the order of the request. */
  readonly files: readonly (ReadyFile | RefusedFile)[];
  readonly notices: readonly string[];
}

/** Checks and backs up each file of a request; nothing of the user's is changed yet. */
export async function prepareFiles(
  { root, files, force }: ApplyRequest,
  journal: Journal,
  ports: ApplyPorts,
): Promise<Preparation> {
  const prepared: (ReadyFile | RefusedFile)[] = [];
  const notices: string[] = [];
  const seen = new Set<string>();
  for (const file of files) {
    const check = await checkFile({ root, path: file.path, before: file.before, force, journal }, ports);
    if (check.status === 'refused') {
      prepared.push(refusal(file.path, check.reason, check.message));
      continue;
    }
    const { realPath } = check;
    const shown = toRootPath(root, realPath);
    if (seen.has(realPath)) {
      prepared.push(refusal(file.path, 'same-file', `"${shown}" is patched by this run under another name already.`));
      continue;
    }
    const result = await makeBackup(ports.fileSystem, realPath, file.before);
    seen.add(realPath);
    if (result.status === 'failed') {
      prepared.push(refusal(file.path, 'backup-failed', `No backup of "${shown}" could be made: ${result.reason}.`));
      continue;
    }
    prepared.push({ ...file, status: 'ready', realPath, backup: result.backup });
    notices.push(...check.notices);
  }
  return { files: prepared, notices };
}

function refusal(path: string, reason: RefusalReason, message: string): RefusedFile {
  return { status: 'refused', path, reason, message };
}
