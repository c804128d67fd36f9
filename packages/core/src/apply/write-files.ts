import type { FileSystem } from '../ports/file-system.ts';
import type { FileOutcome, RefusalReason } from './apply-outcome.ts';
import { contentHash } from './content-hash.ts';
import { dropBackups } from './drop-backups.ts';
import { firstLine } from './first-line.ts';
import { writeJournal } from './journal.ts';
import type { Journal, JournalEntry, JournalFile } from './journal.ts';
import type { ReadyFile } from './prepare-files.ts';
import { toRootPath } from './root-path.ts';

export interface WriteRequest {
  /** Absolute, symbolic links resolved. */
  readonly root: string;
  readonly id: string;
  readonly time: string;
  readonly files: readonly ReadyFile[];
  /** Without the entry that is about to be made. */
  readonly journal: Journal;
}

/** Makes the journal entry, then writes the files; what could not be written is taken out of the journal again. */
export async function writeFiles(fileSystem: FileSystem, request: WriteRequest): Promise<Map<ReadyFile, FileOutcome>> {
  const { root, files, journal } = request;
  const outcomes = new Map<ReadyFile, FileOutcome>();
  const refuse = (file: ReadyFile, reason: RefusalReason, error: unknown): void => {
    const message = `"${toRootPath(root, file.realPath)}" could not be written: ${firstLine(error)}.`;
    outcomes.set(file, { status: 'refused', path: file.path, reason, message });
  };
  try {
    await writeJournal(fileSystem, root, { ...journal, entries: [...journal.entries, toEntry(request, files)] });
    for (const file of files) {
      await fileSystem.writeTextAtomic(file.realPath, file.after).then(
        () => outcomes.set(file, { status: 'applied', path: file.path, backup: toRootPath(root, file.backup) }),
        (error: unknown) => refuse(file, 'write-failed', error),
      );
    }
  } catch (error) {
    for (const file of files) refuse(file, 'journal-failed', error);
  }
  const isWritten = (file: ReadyFile): boolean => outcomes.get(file)?.status === 'applied';
  if (!files.every(isWritten)) await forgetUnwritten(fileSystem, request, isWritten);
  return outcomes;
}

function toEntry({ root, id, time }: WriteRequest, files: readonly ReadyFile[]): JournalEntry {
  return { id, time, files: files.map((file) => toJournalFile(root, file)) };
}

function toJournalFile(root: string, file: ReadyFile): JournalFile {
  return {
    path: toRootPath(root, file.realPath),
    hashBefore: contentHash(file.before),
    hashAfter: contentHash(file.after),
    backup: toRootPath(root, file.backup),
  };
}

async function forgetUnwritten(
  fileSystem: FileSystem,
  request: WriteRequest,
  isWritten: (file: ReadyFile) => boolean,
): Promise<void> {
  const { root, files, journal } = request;
  const written = files.filter(isWritten);
  const entries = written.length === 0 ? journal.entries : [...journal.entries, toEntry(request, written)];
  const unwritten = files.filter((file) => !isWritten(file)).map((file) => toJournalFile(root, file));
  try {
    await dropBackups(fileSystem, root, unwritten, { ...journal, entries });
    await writeJournal(fileSystem, root, { ...journal, entries });
  } catch {
    // Left in the journal: undoing an entry whose files were not written only removes it.
  }
}
