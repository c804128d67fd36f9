import path from 'node:path';
import ignore, { type Ignore } from 'ignore';
import type { FileSystem } from '../../ports/file-system.ts';

/** Why a file, by its absolute path, is never sent to a model, in words for people; `undefined`: it may be. */
export type KeptBack = (file: string) => string | undefined;

/** Lists files that no model gets, as `.gitignore` lists what git does not track. */
const NAME = '.healignore';

/**
 * Reads the `.healignore` of each folder, the outer one first; patterns are relative to their folder, and the inner one has the
 * last word. One that is there and cannot be read keeps back all that it could have named.
 */
export async function readKeptBack(folders: readonly string[], fileSystem: FileSystem): Promise<KeptBack> {
  const lists = await Promise.all([...new Set(folders)].map(async (folder) => readList(folder, fileSystem)));
  const read = lists.filter((list) => list !== undefined);
  return (file) => {
    let reason: string | undefined;
    for (const { folders: own, rules, shown } of read) {
      const name = own.map((folder) => nameIn(folder, file)).find((each) => each !== undefined);
      if (name === undefined) continue;
      if (rules === undefined) return `\`${shown}\` cannot be read`;
      const { ignored, unignored } = rules.test(name);
      if (ignored) reason = `\`${shown}\` lists \`${name}\``;
      if (unignored) reason = undefined;
    }
    return reason;
  };
}

interface List {
  /** The folder as it was named, and without symbolic links. */
  readonly folders: readonly string[];
  /** Absent: it cannot be read. */
  readonly rules?: Ignore;
  readonly shown: string;
}

async function readList(folder: string, fileSystem: FileSystem): Promise<List | undefined> {
  const real = await fileSystem.realPath(folder).catch(() => folder);
  const list = { folders: [...new Set([folder, real])], shown: NAME };
  try {
    return { ...list, rules: ignore().add(await fileSystem.readText(path.join(folder, NAME))) };
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : list;
  }
}

/** The path below the folder, with forward slashes; `undefined` for what lies outside. */
function nameIn(folder: string, file: string): string | undefined {
  const name = path.relative(folder, file).replaceAll('\\', '/');
  return name === '' || name.startsWith('../') || path.isAbsolute(name) ? undefined : name;
}
