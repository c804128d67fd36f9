import type { FileSystem } from '../ports/file-system.ts';
import { contentHash } from './content-hash.ts';
import type { JournalEntry, JournalFile } from './journal.ts';
import { fromRootPath } from './root-path.ts';

/** What undoing one entry writes. */
export interface EntryPlan {
  readonly entry: JournalEntry;
  readonly restore: readonly { readonly path: string; readonly text: string }[];
  /** Relative to the root: files that already are as before. */
  readonly untouched: readonly string[];
}

export type UndoPlan =
  | { readonly status: 'possible'; readonly entries: readonly EntryPlan[] }
  /** One message for each file that keeps it from being undone. */
  | { readonly status: 'refused'; readonly messages: readonly string[] };

/** What undoing `entries` in this order would do; changes nothing. `root` has its symbolic links resolved. */
export async function planUndo(
  fileSystem: FileSystem,
  root: string,
  entries: readonly JournalEntry[],
): Promise<UndoPlan> {
  // What the files will be by then: an earlier entry finds what undoing a later one leaves.
  const hashes = new Map<string, string>();
  const messages: string[] = [];
  const plans: EntryPlan[] = [];
  for (const entry of entries) {
    const restore: { path: string; text: string }[] = [];
    const untouched: string[] = [];
    for (const file of entry.files) {
      const plan = await planFile(fileSystem, root, file, hashes.get(file.path));
      if (plan.action === 'refuse') messages.push(plan.message);
      else if (plan.action === 'leave') untouched.push(file.path);
      else restore.push({ path: file.path, text: plan.text });
      if (plan.action === 'restore') hashes.set(file.path, file.hashBefore);
    }
    plans.push({ entry, restore, untouched });
  }
  return messages.length > 0 ? { status: 'refused', messages } : { status: 'possible', entries: plans };
}

type FilePlan =
  | { readonly action: 'restore'; readonly text: string }
  | { readonly action: 'leave' }
  | { readonly action: 'refuse'; readonly message: string };

async function planFile(
  fileSystem: FileSystem,
  root: string,
  file: JournalFile,
  knownHash: string | undefined,
): Promise<FilePlan> {
  const path = fromRootPath(root, file.path);
  const next = `The file as it was is "${file.backup}": compare the two and copy back by hand what you need.`;
  const text = await readOrUndefined(fileSystem, path);
  if (text === undefined) return refuse(`"${file.path}" cannot be read any more. ${next}`);
  // What was written was no link: a journal, or a link, that came with the repository must not lead to another file.
  if ((await fileSystem.realPath(path).catch(() => undefined)) !== path)
    return refuse(`"${file.path}" is behind a symbolic link now. ${next}`);
  const hash = knownHash ?? contentHash(text);
  if (hash === file.hashBefore) return { action: 'leave' };
  if (hash !== file.hashAfter) return refuse(`"${file.path}" was edited after the patch had been written. ${next}`);
  const backup = await readOrUndefined(fileSystem, fromRootPath(root, file.backup));
  if (backup === undefined || contentHash(backup) !== file.hashBefore) {
    const what = backup === undefined ? 'is missing' : 'was changed';
    return refuse(
      `The backup "${file.backup}" of "${file.path}" ${what}. Take the file as it was from version control.`,
    );
  }
  return { action: 'restore', text: backup };
}

function refuse(message: string): FilePlan {
  return { action: 'refuse', message };
}

async function readOrUndefined(fileSystem: FileSystem, path: string): Promise<string | undefined> {
  try {
    return await fileSystem.readText(path);
  } catch {
    return undefined;
  }
}
