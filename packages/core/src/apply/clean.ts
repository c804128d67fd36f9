import { join } from 'node:path';

import { TEMPORARY_NAME, type FileSystem } from '../ports/file-system.ts';
import type { JournalPorts } from './apply-ports.ts';
import { dropBackups } from './backup.ts';
import { contentHash } from './content-hash.ts';
import { failureText } from './failure-text.ts';
import { readJournal, writeJournal, type Journal, type JournalEntry } from './journal.ts';
import { realPlace, type ProjectPlace } from './project-place.ts';
import { fromRootPath, toRootPath } from './root-path.ts';
import { withJournal } from './with-journal.ts';

export interface CleanRequest extends ProjectPlace {
  /** Absolute: files below the root whose names are those of backups or of what killed processes leave. */
  readonly found: readonly string[];
  /** Also backups of what is not undone. */
  readonly force: boolean;
  /** Only say what would be removed. */
  readonly dryRun: boolean;
}

export type CleanOutcome =
  /** Paths are relative to the root. */
  | {
      readonly status: 'cleaned' | 'would-clean';
      readonly removed: readonly string[];
      readonly kept: readonly KeptFile[];
    }
  /** `message` says what to do. */
  | { readonly status: 'refused'; readonly message: string };

export interface KeptFile {
  readonly path: string;
  /** `not-undone`: the journal needs it for undoing; `only-copy`: no journal knows it, and no file has its content. */
  readonly reason: 'not-undone' | 'only-copy';
}

/** What we make in `.heal`, besides the journal and the lock. Anything else in there is not ours. */
const ARTEFACTS = ['report.json', 'last.patch', 'bench', 'cache', 'consent.json', 'prompts'];

/** Removes what we have made, save what would be lost by it: originals that can still be restored. Never rejects. */
export async function cleanProject(request: CleanRequest, ports: JournalPorts): Promise<CleanOutcome> {
  const { fileSystem } = ports;
  const place = await realPlace(fileSystem, request);
  const heal = join(place.root, '.heal');
  if (!(await fileSystem.exists(heal))) return clean({ ...request, ...place }, { version: 1, entries: [] }, fileSystem);
  if ((await fileSystem.realPath(heal)) !== heal) {
    return { status: 'refused', message: `"${heal}" is a symbolic link: remove it by hand.` };
  }
  if (request.dryRun) {
    const reading = await readJournal(fileSystem, place);
    if (reading.status === 'unreadable') return { status: 'refused', message: reading.reason };
    return clean({ ...request, ...place }, reading.journal, fileSystem);
  }
  const work = await withJournal(ports, place, (journal) => clean({ ...request, ...place }, journal, fileSystem));
  if (work.status === 'refused') return work;
  await removeIfOurs(fileSystem, heal);
  return work.result;
}

async function clean(request: CleanRequest, journal: Journal, fileSystem: FileSystem): Promise<CleanOutcome> {
  const { root, dryRun, force } = request;
  try {
    const open = force ? [] : await openEntries(fileSystem, root, journal.entries);
    const remaining: Journal = { version: 1, entries: journal.entries.filter((entry) => open.includes(entry)) };
    const gone = journal.entries.filter((entry) => !open.includes(entry)).flatMap((entry) => entry.files);
    const needed = new Set(open.flatMap((entry) => entry.files).map(({ backup }) => backup));

    const kept: KeptFile[] = [...needed].map((path) => ({ path, reason: 'not-undone' }));
    const backups = [...new Set(gone.map(({ backup }) => backup))].filter((backup) => !needed.has(backup));
    const known = new Set([...needed, ...backups]);
    const strays: string[] = [];
    for (const path of request.found) {
      const shown = toRootPath(root, path);
      if (known.has(shown)) continue;
      if (await isSpare(fileSystem, path)) strays.push(path);
      else kept.push({ path: shown, reason: 'only-copy' });
    }
    const artefacts = await presentArtefacts(fileSystem, root);
    const removed = [
      ...(await existing(fileSystem, root, backups)),
      ...strays.map((path) => toRootPath(root, path)),
      ...artefacts,
      ...(open.length === 0 && journal.entries.length > 0 ? ['.heal/applied.json'] : []),
    ];
    if (dryRun) return { status: 'would-clean', removed, kept };

    // The journal last, as in undoing: what is killed here can be done again.
    await dropBackups(fileSystem, root, gone, remaining);
    for (const path of strays) await fileSystem.remove(path);
    for (const path of artefacts) await fileSystem.removeTree(fromRootPath(root, path));
    if (gone.length > 0) await writeJournal(fileSystem, root, remaining);
    return { status: 'cleaned', removed, kept };
  } catch (error) {
    return {
      status: 'refused',
      message: `Cleaning broke off: ${failureText(error)}. Then run \`npx heal clean\` again.`,
    };
  }
}

/** Entries that can still be undone to some effect, and those below them that would be reached by that. */
async function openEntries(
  fileSystem: FileSystem,
  root: string,
  entries: readonly JournalEntry[],
): Promise<readonly JournalEntry[]> {
  const open: JournalEntry[] = [];
  for (const entry of entries.toReversed()) {
    const isBelow = open.some((later) =>
      later.files.some(({ path }) => entry.files.some((file) => file.path === path)),
    );
    if (isBelow || !(await isAsBefore(fileSystem, root, entry))) open.push(entry);
  }
  return open;
}

async function isAsBefore(fileSystem: FileSystem, root: string, entry: JournalEntry): Promise<boolean> {
  for (const { path, hashBefore } of entry.files) {
    const text = await fileSystem.readText(fromRootPath(root, path)).catch(() => undefined);
    if (text === undefined || contentHash(text) !== hashBefore) return false;
  }
  return true;
}

/** What a write left that was not finished; or a backup that is the same as its file. */
async function isSpare(fileSystem: FileSystem, path: string): Promise<boolean> {
  if (TEMPORARY_NAME.test(path)) return true;
  const file = path.replace(/\.heal-backup(?:\.\d+)?$/, '');
  const [backup, text] = await Promise.all(
    [path, file].map((each) => fileSystem.readText(each).catch(() => undefined)),
  );
  return backup !== undefined && backup === text;
}

async function presentArtefacts(fileSystem: FileSystem, root: string): Promise<string[]> {
  const names = await fileSystem.listFolder(join(root, '.heal'));
  return names
    .filter((name) => ARTEFACTS.includes(name) || TEMPORARY_NAME.test(name))
    .filter((name) => !name.startsWith('apply.lock'))
    .map((name) => `.heal/${name}`);
}

async function existing(fileSystem: FileSystem, root: string, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) if (await fileSystem.exists(fromRootPath(root, path))) found.push(path);
  return found;
}

/** The folder goes when nothing but the file that we have put there for git is in it. */
async function removeIfOurs(fileSystem: FileSystem, heal: string): Promise<void> {
  const ignoreFile = join(heal, '.gitignore');
  const names = await fileSystem.listFolder(heal);
  try {
    if (names.join() !== '.gitignore' || (await fileSystem.readText(ignoreFile)) !== '*\n') return;
    await fileSystem.remove(ignoreFile);
    await fileSystem.removeEmptyFolder(heal);
  } catch {
    // Somebody has begun to write there again.
  }
}
