import type { ApplyOutcome, RefusedFile } from './apply-outcome.ts';
import type { ApplyPorts } from './apply-ports.ts';
import type { ApplyFile, ApplyRequest } from './apply-request.ts';
import { readJournal } from './journal.ts';
import { prepareFiles } from './prepare-files.ts';
import { realPlace } from './project-place.ts';
import { withJournal } from './with-journal.ts';
import { writeFiles } from './write-files.ts';

/**
 * Writes patched files: each only when it still is what was repaired and git could give back what is lost, with a backup
 * beside it and a journal entry made before anything else. A refused file does not keep others from being written. Never
 * rejects.
 */
export async function applyPatches(request: ApplyRequest, ports: ApplyPorts): Promise<ApplyOutcome> {
  const { fileSystem } = ports;
  const place = await realPlace(fileSystem, request);
  const reading = await readJournal(fileSystem, place);
  if (reading.status === 'unreadable') return refuseAll(request.files, 'journal-failed', reading.reason);

  // Before the lock, since git may take its time. What can change meanwhile shows in the content, which is read again.
  const { files, notices } = await prepareFiles({ ...request, ...place }, reading.journal, ports);
  const ready = files.filter((file) => file.status === 'ready');
  if (ready.length === 0) return { files: files.filter((file) => file.status === 'refused'), notices };

  const { id, time } = request;
  const work = await withJournal(ports, place, (journal) =>
    writeFiles(fileSystem, { root: place.root, id, time, files: ready, journal }),
  );
  if (work.status === 'refused') {
    return {
      files: files.map((file) => (file.status === 'ready' ? refuse(file, work.reason, work.message) : file)),
      notices,
    };
  }
  const { outcomes } = work.result;
  return {
    ...(work.result.id !== undefined && { id: work.result.id }),
    files: files.map((file) => (file.status === 'ready' ? outcomes.get(file)! : file)),
    notices,
  };
}

function refuseAll(files: readonly ApplyFile[], reason: RefusedFile['reason'], message: string): ApplyOutcome {
  return { files: files.map((file) => refuse(file, reason, message)), notices: [] };
}

function refuse({ path }: ApplyFile, reason: RefusedFile['reason'], message: string): RefusedFile {
  return { status: 'refused', path, reason, message };
}
