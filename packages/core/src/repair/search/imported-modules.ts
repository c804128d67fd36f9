import path from 'node:path';
import { importsOf } from '../../mend/imports-of.ts';
import { isRepairError } from '../../model/errors.ts';
import type { TestFile } from '../../model/run.ts';
import { parseModule, type ParsedModule } from '../../syntax/parse.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import { targetWorldOf } from '../world/target-world.ts';

/** Modules that are looked at, the nearest to the tests first. */
const MAX_MODULES = 200;

/** The modules of the project that test files load by static imports, breadth first. */
export async function importedModules(
  world: RepairWorld,
  files: readonly TestFile[],
  overlay: Readonly<Record<string, string>>,
): Promise<ParsedModule[]> {
  const targets = targetWorldOf(world, overlay);
  const tests = new Set(files.map((file) => file.path));
  const seen = new Set(tests);
  const found: ParsedModule[] = [];
  let open: { readonly file: string; readonly project: string | undefined }[] = files.map((file) => ({
    file: file.path,
    project: file.project,
  }));
  while (open.length > 0 && found.length < MAX_MODULES) {
    const next: typeof open = [];
    for (const { file, project } of open) {
      const module = await readModule(file, (each) => targets.readSource(each));
      if (module === undefined) continue;
      if (!tests.has(file)) found.push(module);
      for (const { specifier } of importsOf(module)) {
        const imported = await targets.resolveImport(specifier, file, project);
        if (imported === undefined || seen.has(imported) || !isOfProject(imported, world)) continue;
        seen.add(imported);
        next.push({ file: imported, project });
      }
    }
    open = next;
  }
  return found.slice(0, MAX_MODULES);
}

/** What a build has written is no place for an edit: it is gone with the next one. */
const NOT_WRITTEN = /\/(?:node_modules|dist)\//;

function isOfProject(file: string, { workspace }: RepairWorld): boolean {
  const inside = path.relative(workspace, file);
  return !inside.startsWith('..') && !NOT_WRITTEN.test(`/${inside}`) && /\.[cm]?[jt]sx?$/.test(file);
}

/** `undefined` for what cannot be read or parsed. */
async function readModule(
  file: string,
  readSource: (file: string) => Promise<string>,
): Promise<ParsedModule | undefined> {
  try {
    return parseModule(await readSource(file), file);
  } catch (error) {
    if (isRepairError(error, 'PARSE_FAILED') || (error as NodeJS.ErrnoException).code !== undefined) return undefined;
    throw error;
  }
}
