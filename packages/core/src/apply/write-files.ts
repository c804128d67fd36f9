import type { FileSystem } from '../ports/file-system.ts';
import type { FileOutcome, RefusalReason } from './apply-outcome.ts';
import { chooseBackup, dropBackups, makeBackup, type BackupPlace } from './backup.ts';
import { changedSince } from './check-file.ts';
import { contentHash } from './content-hash.ts';
import { failureText } from './failure-text.ts';
import { writeJournal, type Journal, type JournalEntry, type JournalFile } from './journal.ts';
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

export interface WriteOutcome {
  /** Of the journal entry; absent when no file was written. */
  readonly id?: string;
  readonly outcomes: ReadonlyMap<ReadyFile, FileOutcome>;
}

/** A file of the entry, and where its backup is to be. */
interface PlannedFile {
  readonly file: ReadyFile;
  readonly backup: BackupPlace;
}

/**
 * Makes the journal entry, then the backups, then writes the files, in this order: whenever it is killed, each file is
 * whole and the journal knows what to do. What could not be written is taken out of the journal again.
 */
export async function writeFiles(fileSystem: FileSystem, request: WriteRequest): Promise<WriteOutcome> {
  const { root, journal } = request;
  const outcomes = new Map<ReadyFile, FileOutcome>();
  const refuse = (file: ReadyFile, reason: RefusalReason, message: string): void =>
    void outcomes.set(file, { status: 'refused', path: file.path, reason, message });

  const planned: PlannedFile[] = [];
  for (const file of request.files) {
    const backup = await chooseBackup(fileSystem, file.realPath, file.before);
    if (backup === undefined) refuse(file, 'backup-failed', backupMessage(root, file, new Error('there are too many')));
    else planned.push({ file, backup });
  }
  const id = freeId(request.id, journal);
  const entryOf = (files: readonly PlannedFile[]): JournalEntry[] =>
    files.length === 0 ? [] : [{ id, time: request.time, files: files.map((each) => toJournalFile(root, each)) }];
  await writeJournal(fileSystem, root, { ...journal, entries: [...journal.entries, ...entryOf(planned)] });

  const kept: PlannedFile[] = [];
  for (const each of planned) {
    await makeBackup(fileSystem, each.file.realPath, each.file.before, each.backup).then(
      () => kept.push(each),
      (error: unknown) => refuse(each.file, 'backup-failed', backupMessage(root, each.file, error)),
    );
  }
  const written: PlannedFile[] = [];
  for (const each of kept) {
    const outcome = await writeFile(fileSystem, root, each);
    outcomes.set(each.file, outcome);
    if (outcome.status === 'applied') written.push(each);
  }
  if (written.length < planned.length) {
    const entries = [...journal.entries, ...entryOf(written)];
    const unwritten = planned.filter((each) => !written.includes(each));
    await forget(fileSystem, root, unwritten, { ...journal, entries });
  }
  return { ...(written.length > 0 && { id }), outcomes };
}

async function writeFile(fileSystem: FileSystem, root: string, { file, backup }: PlannedFile): Promise<FileOutcome> {
  const { path, realPath, before, after } = file;
  const refused = { status: 'refused', path } as const;
  const applied = { status: 'applied', path, backup: toRootPath(root, backup.path) } as const;
  try {
    if ((await fileSystem.readText(realPath)) !== before) return { ...changedSince(toRootPath(root, realPath)), path };
    await fileSystem.replaceText(realPath, after);
    return applied;
  } catch (error) {
    // An error on the way back from the disk does not say that nothing has happened there.
    if ((await fileSystem.readText(realPath).catch(() => undefined)) === after) return applied;
    const message = `"${toRootPath(root, realPath)}" could not be written: ${failureText(error)}. Then run the tests with healing again.`;
    return { ...refused, reason: 'write-failed', message };
  }
}

function backupMessage(root: string, { realPath }: ReadyFile, error: unknown): string {
  return `No backup of "${toRootPath(root, realPath)}" could be made: ${failureText(error)}. Then run the tests with healing again.`;
}

/** `id`, with a number behind it when the journal has one of that name: two runs may begin in the same second. */
function freeId(id: string, { entries }: Journal): string {
  const taken = new Set(entries.map((entry) => entry.id));
  let free = id;
  for (let number = 2; taken.has(free); number++) free = `${id}-${number}`;
  return free;
}

function toJournalFile(root: string, { file, backup }: PlannedFile): JournalFile {
  return {
    path: toRootPath(root, file.realPath),
    hashBefore: contentHash(file.before),
    hashAfter: contentHash(file.after),
    backup: toRootPath(root, backup.path),
    overClean: file.overClean,
  };
}

async function forget(
  fileSystem: FileSystem,
  root: string,
  files: readonly PlannedFile[],
  remaining: Journal,
): Promise<void> {
  const made = files.filter(({ backup }) => !backup.isThere).map((each) => toJournalFile(root, each));
  try {
    await dropBackups(fileSystem, root, made, remaining);
    await writeJournal(fileSystem, root, remaining);
  } catch {
    // Left in the journal: undoing an entry whose files were not written only removes it.
  }
}
