import type { FileSystem } from '../ports/file-system.ts';
import { contentHash } from './content-hash.ts';
import { dropBackups } from './drop-backups.ts';
import { firstLine } from './first-line.ts';
import { readJournal, writeJournal } from './journal.ts';
import type { Journal, JournalEntry, JournalFile } from './journal.ts';
import { fromRootPath } from './root-path.ts';

export type UndoOutcome =
  /** `restored` were written, `untouched` already were as before. Paths are relative to the root. */
  | {
      readonly status: 'undone';
      readonly id: string;
      readonly restored: readonly string[];
      readonly untouched: readonly string[];
    }
  | { readonly status: 'nothing-to-undo' }
  /** No file was changed, save when restoring itself broke off: it can be tried again then. */
  | { readonly status: 'refused'; readonly code: 'UNDO_REFUSED'; readonly messages: readonly string[] };

/** Restores the files of the last entry of the journal, also of one whose run was killed halfway. Never rejects. */
export function undoLast(
  { root }: { readonly root: string },
  ports: { readonly fileSystem: FileSystem },
): Promise<UndoOutcome> {
  return undo(root, (entries) => entries.at(-1), ports.fileSystem);
}

/** Takes back one application of patches by its id, after they turned out not to hold. Never rejects. */
export function rollback(
  { root, id }: { readonly root: string; readonly id: string },
  ports: { readonly fileSystem: FileSystem },
): Promise<UndoOutcome> {
  return undo(root, (entries) => entries.findLast((entry) => entry.id === id), ports.fileSystem);
}

async function undo(
  givenRoot: string,
  choose: (entries: readonly JournalEntry[]) => JournalEntry | undefined,
  fileSystem: FileSystem,
): Promise<UndoOutcome> {
  const root = await fileSystem.realPath(givenRoot).catch(() => givenRoot);
  const reading = await readJournal(fileSystem, root);
  if (reading.status === 'unreadable') return refused([reading.reason]);
  const entry = choose(reading.journal.entries);
  if (entry === undefined) return { status: 'nothing-to-undo' };

  const plans = await Promise.all(entry.files.map((file) => planFile(fileSystem, root, file)));
  const messages = plans.flatMap((plan) => (plan.action === 'refuse' ? [plan.message] : []));
  if (messages.length > 0) return refused(messages);

  const remaining: Journal = { version: 1, entries: reading.journal.entries.filter((other) => other !== entry) };
  const restored: string[] = [];
  try {
    for (const plan of plans) {
      if (plan.action !== 'restore') continue;
      await fileSystem.writeTextAtomic(fromRootPath(root, plan.path), plan.text);
      restored.push(plan.path);
    }
    // The journal last: after a kill the entry is still there, and all its files are as before.
    await dropBackups(fileSystem, root, entry.files, remaining);
    await writeJournal(fileSystem, root, remaining);
  } catch (error) {
    return refused([`Undoing broke off: ${firstLine(error)}. Run \`npx heal undo\` again.`]);
  }
  const untouched = entry.files.map((file) => file.path).filter((path) => !restored.includes(path));
  return { status: 'undone', id: entry.id, restored, untouched };
}

type FilePlan =
  | { readonly action: 'restore'; readonly path: string; readonly text: string }
  | { readonly action: 'leave' }
  | { readonly action: 'refuse'; readonly message: string };

async function planFile(fileSystem: FileSystem, root: string, file: JournalFile): Promise<FilePlan> {
  const text = await readOrUndefined(fileSystem, fromRootPath(root, file.path));
  const next = `The file as it was is "${file.backup}": compare the two and copy back by hand what you need.`;
  if (text === undefined) return { action: 'refuse', message: `"${file.path}" cannot be read any more. ${next}` };
  const hash = contentHash(text);
  if (hash === file.hashBefore) return { action: 'leave' };
  if (hash !== file.hashAfter) {
    return { action: 'refuse', message: `"${file.path}" was edited after the patch had been written. ${next}` };
  }
  const backup = await readOrUndefined(fileSystem, fromRootPath(root, file.backup));
  if (backup === undefined || contentHash(backup) !== file.hashBefore) {
    const what = backup === undefined ? 'is missing' : 'was changed';
    return {
      action: 'refuse',
      message: `The backup "${file.backup}" of "${file.path}" ${what}. Take the file as it was from version control.`,
    };
  }
  return { action: 'restore', path: file.path, text: backup };
}

async function readOrUndefined(fileSystem: FileSystem, path: string): Promise<string | undefined> {
  try {
    return await fileSystem.readText(path);
  } catch {
    return undefined;
  }
}

function refused(messages: readonly string[]): UndoOutcome {
  return { status: 'refused', code: 'UNDO_REFUSED', messages };
}
