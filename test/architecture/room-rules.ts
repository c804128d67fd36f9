import path from 'node:path';
import { isTestFile, packageOf, type ModuleFile } from './module-file.ts';

/** What a room of core may import. */
export interface RoomRule {
  readonly rooms: readonly string[];
  readonly packages: readonly string[];
  readonly builtIns: readonly string[];
}

export type RoomTable = Readonly<Record<string, RoomRule>>;

const CORE = 'packages/core/src/';

/** The room that a file lies in; `undefined` for the package's entries and for files elsewhere. */
export function roomOf(file: string): string | undefined {
  if (!file.startsWith(CORE)) return undefined;
  const [room, inside] = file.slice(CORE.length).split('/', 2);
  return inside === undefined ? undefined : room;
}

/** Imports of rooms that the table does not allow, and rooms that it does not know. Tests in rooms are free. */
export function forbiddenImports(files: readonly ModuleFile[], table: RoomTable): string[] {
  return files.flatMap((file) => {
    const room = roomOf(file.path);
    if (room === undefined || isTestFile(file.path)) return [];
    const rule = table[room];
    if (rule === undefined) return [`${file.path} lies in a room that is not in the table`];
    return file.imports.flatMap((specifier) => {
      const what = forbidden(file.path, specifier, room, rule);
      return what === undefined ? [] : [`${file.path} imports ${what}`];
    });
  });
}

function forbidden(file: string, specifier: string, room: string, rule: RoomRule): string | undefined {
  const imported = packageOf(specifier);
  if (imported !== undefined) return rule.packages.includes(imported) ? undefined : specifier;
  if (specifier.startsWith('node:')) return rule.builtIns.includes(specifier) ? undefined : specifier;
  const target = roomOf(resolved(file, specifier));
  if (target === undefined) return `${specifier}, which is in no room`;
  return target === room || rule.rooms.includes(target) ? undefined : `the room ${target}`;
}

/**
 * Imports between the folders in `folder`, which ends with a slash, that the table does not allow, and folders that it does not
 * know. What lies in `folder` itself may import them all, and none of them imports it. Tests are free.
 */
export function forbiddenBetween(
  files: readonly ModuleFile[],
  folder: string,
  table: Readonly<Record<string, readonly string[]>>,
): string[] {
  /** Empty for what lies in `folder` itself. */
  const partOf = (file: string): string => /^([^/]+)\//.exec(file.slice(folder.length))?.[1] ?? '';
  return files.flatMap((file) => {
    const part = file.path.startsWith(folder) ? partOf(file.path) : '';
    if (part === '' || isTestFile(file.path)) return [];
    const allowed = table[part];
    if (allowed === undefined) return [`${file.path} lies in a folder that is not in the table`];
    return file.imports
      .filter((specifier) => specifier.startsWith('.') && resolved(file.path, specifier).startsWith(folder))
      .filter((specifier) => ![part, ...allowed].includes(partOf(resolved(file.path, specifier))))
      .map((specifier) => `${file.path} imports ${specifier}`);
  });
}

/** Ways from an entry of core to a room or package that must stay out of reach of it, types included. */
export function forbiddenReach(
  files: readonly ModuleFile[],
  entry: string,
  unreachable: { readonly rooms: readonly string[]; readonly packages: readonly string[] },
): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  if (!byPath.has(entry)) return [`${entry} does not exist`];
  const cameFrom = new Map<string, string>([[entry, '']]);
  const way = (file: string): string => (cameFrom.get(file) ? `${way(cameFrom.get(file) as string)} → ${file}` : file);
  const problems: string[] = [];
  for (const file of cameFrom.keys()) {
    if (unreachable.rooms.includes(roomOf(file) ?? '')) {
      problems.push(way(file));
      continue;
    }
    for (const specifier of byPath.get(file)?.imports ?? []) {
      if (unreachable.packages.includes(packageOf(specifier) ?? '')) problems.push(`${way(file)} → ${specifier}`);
      const next = resolved(file, specifier);
      if (specifier.startsWith('.') && !cameFrom.has(next)) cameFrom.set(next, file);
    }
  }
  return problems;
}

/** Files of a room that only pass on what others export. */
export function barrels(files: readonly ModuleFile[]): string[] {
  return files.filter((file) => roomOf(file.path) !== undefined && file.onlyReExports).map((file) => file.path);
}

/** Relative imports that leave the package, and imports of a workspace package past its public entries. */
export function packageTrespasses(
  files: readonly ModuleFile[],
  /** Package name → specifiers that its `exports` allow. */
  entries: Readonly<Record<string, readonly string[]>>,
): string[] {
  return files.flatMap((file) => {
    const own = file.path.split('/', 2).join('/');
    return file.imports
      .filter((specifier) => {
        if (specifier.startsWith('.')) return !resolved(file.path, specifier).startsWith(`${own}/`);
        const known = entries[packageOf(specifier) ?? ''];
        return known !== undefined && !known.includes(specifier);
      })
      .map((specifier) => `${file.path} imports ${specifier}`);
  });
}

/** Workspace packages that a package's code may name; its tests are free. */
export function foreignPackages(
  files: readonly ModuleFile[],
  allowed: Readonly<Record<string, readonly string[]>>,
  workspace: readonly string[],
): string[] {
  return files.flatMap((file) => {
    const own = file.path.split('/', 2).join('/');
    if (isTestFile(file.path)) return [];
    return file.imports
      .filter((specifier) => {
        const name = packageOf(specifier) ?? '';
        return workspace.includes(name) && !(allowed[own] ?? []).includes(specifier);
      })
      .map((specifier) => `${file.path} imports ${specifier}`);
  });
}

/** The path of a relative import, from the repository. */
function resolved(importer: string, specifier: string): string {
  return path.posix.join(path.posix.dirname(importer), specifier);
}

/** The files that a file imports, for a search of cycles. */
export function importsOf(files: readonly ModuleFile[]): (file: string) => string[] {
  const byPath = new Map(files.map((file) => [file.path, file.imports]));
  return (file) =>
    (byPath.get(file) ?? [])
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => resolved(file, specifier));
}

/** Files of more lines of code than that. */
export function tooLong(files: readonly ModuleFile[], limit: number): string[] {
  return files.filter((file) => file.codeLines > limit).map((file) => `${file.path}: ${file.codeLines}`);
}
