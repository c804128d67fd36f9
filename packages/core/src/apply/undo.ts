import type { FileSystem } from '../ports/file-system.ts';
import type { JournalPorts } from './apply-ports.ts';
import { dropBackups } from './backup.ts';
import { failureText } from './failure-text.ts';
import { readJournal, writeJournal, type Journal, type JournalEntry } from './journal.ts';
import { planUndo, type EntryPlan } from './plan-undo.ts';
import { realPlace, type ProjectPlace } from './project-place.ts';
import { fromRootPath } from './root-path.ts';
import { hasLeftovers, removeTemporaries, withJournal } from './with-journal.ts';

export interface UndoRequest extends ProjectPlace {
  /** The last one that was written, all of them, or that of one id. */
  readonly which: 'last' | 'all' | { readonly id: string };
  /** Only say what would be done. @default false */
  readonly dryRun?: boolean;
}

export type UndoOutcome =
  /** `would-undo`: nothing was changed. The last one that was written comes first. */
  | { readonly status: 'undone' | 'would-undo'; readonly entries: readonly UndoneEntry[] }
  | { readonly status: 'nothing-to-undo' }
  /** `known`: what can be undone, the last one that was written first. */
  | { readonly status: 'unknown-id'; readonly known: readonly JournalEntry[] }
  /** No file was changed, save when restoring itself broke off: it can be tried again then. */
  | { readonly status: 'refused'; readonly code: 'UNDO_REFUSED'; readonly messages: readonly string[] };

/** One application of patches that was taken back. Paths are relative to the root. */
export interface UndoneEntry {
  readonly id: string;
  /** When it was written, ISO 8601. */
  readonly time: string;
  readonly restored: readonly string[];
  /** Already were as before, such as those that a killed run had not come to. */
  readonly untouched: readonly string[];
}

/** Restores files from the journal, also those of a run that was killed halfway. Never rejects. */
export async function undoPatches(request: UndoRequest, { fileSystem, lock }: JournalPorts): Promise<UndoOutcome> {
  const place = await realPlace(fileSystem, request);
  const reading = await readJournal(fileSystem, place);
  if (reading.status === 'unreadable') return refused([reading.reason]);
  const isEmpty = reading.journal.entries.length === 0;
  // Without a journal there is nothing to lock, and no folder to make, save that holding the lock sweeps up.
  const isSwept = request.dryRun === true || !(await hasLeftovers(fileSystem, place.root));
  if (isEmpty && isSwept) return { status: 'nothing-to-undo' };
  if (request.dryRun === true) {
    const choice = await choose(fileSystem, place.root, reading.journal, request.which);
    return choice.status === 'chosen' ? { status: 'would-undo', entries: choice.plans.map(toUndone) } : choice.outcome;
  }
  const work = await withJournal({ fileSystem, lock }, place, async (journal): Promise<UndoOutcome> => {
    const choice = await choose(fileSystem, place.root, journal, request.which);
    return choice.status === 'chosen' ? restore(fileSystem, place.root, journal, choice.plans) : choice.outcome;
  });
  return work.status === 'done' ? work.result : refused([work.message]);
}

type Choice =
  | { readonly status: 'chosen'; readonly plans: readonly EntryPlan[] }
  | { readonly status: 'none'; readonly outcome: UndoOutcome };

async function choose(
  fileSystem: FileSystem,
  root: string,
  { entries }: Journal,
  which: UndoRequest['which'],
): Promise<Choice> {
  const lastFirst = entries.toReversed();
  if (lastFirst.length === 0) return none({ status: 'nothing-to-undo' });
  if (typeof which === 'string') return plan(fileSystem, root, which === 'all' ? lastFirst : lastFirst.slice(0, 1));

  const at = entries.findIndex((entry) => entry.id === which.id);
  const entry = entries[at];
  if (entry === undefined) return none({ status: 'unknown-id', known: lastFirst });
  const messages = writtenAgain(entry, entries.slice(at + 1));
  return messages.length > 0 ? none(refused(messages)) : plan(fileSystem, root, [entry]);
}

/** One message for each file of `entry` that one of the `later` entries has written too. */
function writtenAgain(entry: JournalEntry, later: readonly JournalEntry[]): string[] {
  return entry.files.flatMap(({ path }) => {
    const last = later.findLast((other) => other.files.some((file) => file.path === path));
    if (last === undefined) return [];
    return [`"${path}" was written again by ${last.id}: undo that first, with \`npx heal undo ${last.id}\`.`];
  });
}

async function plan(fileSystem: FileSystem, root: string, entries: readonly JournalEntry[]): Promise<Choice> {
  const planned = await planUndo(fileSystem, root, entries);
  return planned.status === 'possible' ? { status: 'chosen', plans: planned.entries } : none(refused(planned.messages));
}

async function restore(
  fileSystem: FileSystem,
  root: string,
  journal: Journal,
  plans: readonly EntryPlan[],
): Promise<UndoOutcome> {
  let remaining = journal;
  try {
    for (const { entry, restore: files } of plans) {
      remaining = { ...remaining, entries: remaining.entries.filter((other) => other !== entry) };
      for (const { path, text } of files) await fileSystem.replaceText(fromRootPath(root, path), text);
      for (const { path } of entry.files) await removeTemporaries(fileSystem, fromRootPath(root, path));
      // The journal last: after a kill the entry is still there, and all its files are as before.
      await dropBackups(fileSystem, root, entry.files, remaining);
      await writeJournal(fileSystem, root, remaining);
    }
  } catch (error) {
    return refused([`Undoing broke off: ${failureText(error)}. Then run \`npx heal undo\` again.`]);
  }
  return { status: 'undone', entries: plans.map(toUndone) };
}

function toUndone({ entry, restore: files, untouched }: EntryPlan): UndoneEntry {
  return { id: entry.id, time: entry.time, restored: files.map(({ path }) => path), untouched };
}

function none(outcome: UndoOutcome): Choice {
  return { status: 'none', outcome };
}

function refused(messages: readonly string[]): UndoOutcome {
  return { status: 'refused', code: 'UNDO_REFUSED', messages };
}
