import path from 'node:path';
import { exportsOf } from '../syntax/exports.ts';
import type { TargetWorld } from '../target/resolve-target.ts';
import { parseModule, type ParsedModule } from '../syntax/parse.ts';

/** The modules of the project, read when they are asked for. */
export interface ModuleIndex {
  /** Absolute paths of source files, tests among them, nearest to the module first. */
  readonly files: readonly string[];
  /** The text of a file; `undefined` when it cannot be read. */
  text(file: string): Promise<string | undefined>;
  /** `undefined` when the file cannot be read or does not parse. */
  parsed(file: string): Promise<ParsedModule | undefined>;
  /** Names of a module's own exports; `undefined` when not all can be known. */
  exports(file: string): Promise<readonly string[] | undefined>;
}

const MAX_FILES = 2_000;
const MAX_FOLDERS = 400;
const SOURCES = /\.[cm]?[jt]sx?$/;
const SKIPPED = /^(?:\.|node_modules$|dist$|build$|coverage$|out$|__snapshots__$)/;

/** Finds the source files under the root, nearest to the file `start` first. */
export async function indexModules(start: string, world: TargetWorld): Promise<ModuleIndex> {
  const files = (await sourceFiles(start, world)).toSorted(
    (a, b) => steps(start, a) - steps(start, b) || (a < b ? -1 : a > b ? 1 : 0),
  );
  const texts = new Map<string, Promise<string | undefined>>();
  const text = (file: string): Promise<string | undefined> => {
    const known = texts.get(file) ?? world.readSource(file).catch(() => undefined);
    texts.set(file, known);
    return known;
  };
  const parsed = async (file: string): Promise<ParsedModule | undefined> => {
    const source = await text(file);
    if (source === undefined) return undefined;
    try {
      return parseModule(source, file);
    } catch {
      return undefined;
    }
  };
  return {
    files,
    text,
    parsed,
    async exports(file) {
      const module = SOURCES.test(file) ? await parsed(file) : undefined;
      if (module === undefined) return undefined;
      const isOpen = module.program.body.some((statement) => statement.type === 'ExportAllDeclaration');
      return isOpen ? undefined : exportsOf(module.program).map(({ name }) => name);
    },
  };
}

/** Those around `start` first: what a large project has beyond the limits is far away. */
async function sourceFiles(start: string, world: TargetWorld): Promise<string[]> {
  const files: string[] = [];
  const seen = new Set<string>();
  for (const around of foldersAround(start, world.root)) {
    const folders = [around];
    for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
      if (seen.has(folder)) continue;
      if (seen.size >= MAX_FOLDERS || files.length >= MAX_FILES) return files;
      seen.add(folder);
      for (const name of (await world.listFolder(folder)).toSorted()) {
        if (SKIPPED.test(name)) continue;
        const file = path.posix.join(folder, name);
        if (SOURCES.test(name) || name.endsWith('.json')) files.push(file);
        else if (!name.includes('.')) folders.push(file);
      }
    }
  }
  return files;
}

/** The folder of a file and those above it, up to the root; the root as well when the file lies elsewhere. */
function foldersAround(file: string, root: string): string[] {
  const top = root.replaceAll('\\', '/');
  const folders: string[] = [];
  let folder = path.posix.dirname(file.replaceAll('\\', '/'));
  for (; folder.startsWith(`${top}/`); folder = path.posix.dirname(folder)) folders.push(folder);
  return folder === top ? [...folders, top] : [folder, top];
}

/** Folders to go up and down from one file to the other. */
function steps(from: string, to: string): number {
  return path.posix.relative(path.posix.dirname(from), to).split('/').length;
}
