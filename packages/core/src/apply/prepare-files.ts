import type { RefusalReason, RefusedFile } from './apply-outcome.ts';
import type { ApplyPorts } from './apply-ports.ts';
import type { ApplyFile, ApplyRequest } from './apply-request.ts';
import { checkFile } from './check-file.ts';
import type { Journal } from './journal.ts';
import { toRootPath } from './root-path.ts';

/** A file that may be written. */
export interface ReadyFile extends ApplyFile {
  readonly status: 'ready';
  /** Absolute, behind all symbolic links. */
  readonly realPath: string;
  /** As in the journal. */
  readonly overClean: boolean;
}

export interface Preparation {
  /** In the order of the request. */
  readonly files: readonly (ReadyFile | RefusedFile)[];
  readonly notices: readonly string[];
}

/** Checks each file of a request, whose place has its symbolic links resolved; nothing is changed. */
export async function prepareFiles(
  { root, workspace, files, force }: ApplyRequest,
  journal: Journal,
  ports: ApplyPorts,
): Promise<Preparation> {
  const prepared: (ReadyFile | RefusedFile)[] = [];
  const notices: string[] = [];
  const seen = new Set<string>();
  const place = { root, workspace };
  for (const file of files) {
    const check = await checkFile({ place, path: file.path, before: file.before, force, journal }, ports);
    if (check.status === 'refused') {
      prepared.push(refusal(file.path, check.reason, check.message));
    } else if (seen.has(check.realPath)) {
      const shown = toRootPath(root, check.realPath);
      prepared.push(refusal(file.path, 'same-file', `"${shown}" is patched by this run under another name already.`));
    } else {
      const { realPath, overClean } = check;
      seen.add(realPath);
      prepared.push({ ...file, status: 'ready', realPath, overClean });
      notices.push(...check.notices);
    }
  }
  return { files: prepared, notices };
}

function refusal(path: string, reason: RefusalReason, message: string): RefusedFile {
  return { status: 'refused', path, reason, message };
}
