import { dirname, join } from 'node:path';

import { TEMPORARY_NAME, type FileSystem } from '../ports/file-system.ts';
import type { JournalPorts } from './apply-ports.ts';
import { failureText } from './failure-text.ts';
import { journalPath, readJournal, type Journal } from './journal.ts';
import type { ProjectPlace } from './project-place.ts';

export type JournalWork<Result> =
  | { readonly status: 'done'; readonly result: Result }
  /** Nothing was changed; `message` says what to do. */
  | { readonly status: 'refused'; readonly reason: 'busy' | 'journal-failed'; readonly message: string };

/**
 * Runs `work` with the journal while no other process can change it. Two runs share it: without the lock the one that
 * writes it last would forget the entry of the other. `place` has its symbolic links resolved.
 */
export async function withJournal<Result>(
  { fileSystem, lock }: JournalPorts,
  place: ProjectPlace,
  work: (journal: Journal) => Promise<Result>,
): Promise<JournalWork<Result>> {
  const folder = dirname(journalPath(place.root));
  const lockFile = join(folder, 'apply.lock');
  try {
    await fileSystem.makeFolder(folder);
    const held = await lock.hold(lockFile, async (): Promise<JournalWork<Result>> => {
      await tidyHealFolder(fileSystem, folder);
      const reading = await readJournal(fileSystem, place);
      if (reading.status === 'unreadable') return failed(reading.reason);
      return { status: 'done', result: await work(reading.journal) };
    });
    if (held.status === 'done') return held.result;
    const message = `"${lockFile}" is held by ${held.holder}, which writes or undoes patches here. Try again when it has ended; if no such process runs, remove the file.`;
    return { status: 'refused', reason: 'busy', message };
  } catch (error) {
    return failed(`The journal in "${folder}" could not be written: ${failureText(error)}. Then try again.`);
  }
}

function failed(message: string): Extract<JournalWork<never>, { readonly status: 'refused' }> {
  return { status: 'refused', reason: 'journal-failed', message };
}

/** What those who were killed here left goes, and git does not see what is made here. */
async function tidyHealFolder(fileSystem: FileSystem, folder: string): Promise<void> {
  const ignoreFile = join(folder, '.gitignore');
  await removeTemporaries(fileSystem, join(folder, 'applied.json'));
  await removeTemporaries(fileSystem, ignoreFile);
  if (!(await fileSystem.exists(ignoreFile))) await fileSystem.writeTextAtomic(ignoreFile, '*\n');
}

/** Whether a process that was killed while it held the lock, or waited for it, has left something in `.heal`. */
export async function hasLeftovers(fileSystem: FileSystem, root: string): Promise<boolean> {
  const names = await fileSystem.listFolder(dirname(journalPath(root)));
  return names.some((name) => /^(?:apply\.lock|(?:applied\.json|\.gitignore)\.)/.test(name));
}

/** Removes what killed processes left while they wrote `file` or a backup of it. */
export async function removeTemporaries(fileSystem: FileSystem, file: string): Promise<readonly string[]> {
  const folder = dirname(file);
  const start = file.slice(folder.length + 1);
  const left = (await fileSystem.listFolder(folder)).filter(
    (name) => name.startsWith(start) && isTemporaryOf(name.slice(start.length)),
  );
  const paths = left.map((name) => join(folder, name));
  for (const path of paths) await fileSystem.remove(path);
  return paths;
}

/** `rest`: what a name has behind that of the file. */
function isTemporaryOf(rest: string): boolean {
  return TEMPORARY_NAME.test(rest) && /^(?:\.heal-backup(?:\.\d+)?)?\.[0-9a-f]{12}\.heal-tmp$/.test(rest);
}
