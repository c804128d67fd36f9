import type { TargetWorld } from '../target/resolve-target.ts';
import type { ParsedModule } from '../syntax/parse.ts';
import { parseModule } from '../syntax/parse.ts';
import type { ResolvedImport } from './add-imports.ts';
import { importStyleOf, type ImportStyle } from './import-style.ts';
import { importsOf } from './imports-of.ts';
import { indexModules, type ModuleIndex } from './module-index.ts';

/** A module that parses, with what a mend needs to know around it. */
export interface MendableModule {
  readonly parsed: ParsedModule;
  readonly imports: readonly ResolvedImport[];
  readonly style: ImportStyle;
  readonly index: ModuleIndex;
  /** Nothing is imported from tests. */
  readonly isTestFile: (file: string) => boolean;
  /** Resolves an import of the module. */
  readonly resolve: (specifier: string) => Promise<string | undefined>;
}

/** How many other modules are read for their style. */
const NEIGHBORS = 8;

/** @throws RepairError `PARSE_FAILED` */
export async function openModule(
  module: { readonly file: string; readonly source: string; readonly project?: string },
  world: TargetWorld,
): Promise<MendableModule> {
  const parsed = parseModule(module.source, module.file);
  const index = await indexModules(module.file, world);
  const tests = new Set(world.testFiles.map((file) => file.replaceAll('\\', '/')));
  const isTestFile = (file: string): boolean => tests.has(file) || /[._-](?:test|spec)\.[cm]?[jt]sx?$/.test(file);
  const resolve = (specifier: string): Promise<string | undefined> =>
    world.resolveImport(specifier, module.file, module.project);
  const imports: ResolvedImport[] = [];
  for (const each of importsOf(parsed)) {
    imports.push({ ...each, file: (await resolve(each.specifier))?.replaceAll('\\', '/') });
  }
  const sources = index.files.filter((file) => file !== module.file && !isTestFile(file) && !file.endsWith('.json'));
  const neighbors = await Promise.all(sources.slice(0, NEIGHBORS).map((file) => index.parsed(file)));
  const style = importStyleOf(
    parsed,
    neighbors.filter((each) => each !== undefined),
  );
  return { parsed, imports, style, index, isTestFile, resolve };
}
