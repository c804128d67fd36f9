import type { ApplyOutcome } from './apply-outcome.ts';
import type { ApplyPorts } from './apply-ports.ts';
import type { ApplyRequest } from './apply-request.ts';
import { readJournal } from './journal.ts';
import { prepareFiles } from './prepare-files.ts';
import { writeFiles } from './write-files.ts';

/**
 * Writes patched files: each only when it still is what was repaired and git could give back what is lost, with a backup
 * beside it and a journal entry made before the first file is touched. A refused file does not keep others from being
 * written. Never rejects.
 */
export async function applyPatches(request: ApplyRequest, ports: ApplyPorts): Promise<ApplyOutcome> {
  const { fileSystem } = ports;
  const root = await fileSystem.realPath(request.root).catch(() => request.root);
  const reading = await readJournal(fileSystem, root);
  if (reading.status === 'unreadable') {
    const refusal = { status: 'refused', reason: 'journal-failed', message: reading.reason } as const;
    return { files: request.files.map(({ path }) => ({ ...refusal, path })), notices: [] };
  }

  const { files, notices } = await prepareFiles({ ...request, root }, reading.journal, ports);
  const ready = files.filter((file) => file.status === 'ready');
  if (ready.length === 0) return { files: files.filter((file) => file.status === 'refused'), notices };

  const { id, time } = request;
  const outcomes = await writeFiles(fileSystem, { root, id, time, files: ready, journal: reading.journal });
  return { files: files.map((file) => (file.status === 'ready' ? outcomes.get(file)! : file)), notices };
}
