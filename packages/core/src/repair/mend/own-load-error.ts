import type { BrokenTestFile } from '../../model/run.ts';
import { importsOf } from '../../mend/imports-of.ts';
import { parseModule } from '../../syntax/parse.ts';
import type { RepairWorld } from '../world/repair-world.ts';

/** What a test file that parses imports and does not exist, when its error tells of that; `undefined` when it is not to blame. */
export async function ownLoadError(broken: BrokenTestFile, world: RepairWorld): Promise<string | undefined> {
  const { path, project } = broken.file;
  const imports = importsOf(parseModule(await world.fileSystem.readText(path), path));
  const text = broken.errors.map(({ message }) => message).join('\n');
  for (const { specifier, literal } of imports) {
    const isTold = text.includes(specifier.replace(/^(?:\.{1,2}\/)+/, ''));
    if (!isTold || (await world.oracle.resolveImport(specifier, path, project)) !== undefined) continue;
    if (specifier.startsWith('node:')) continue;
    return `line ${literal.loc?.start.line ?? 1} imports '${specifier}', which is no module`;
  }
  return undefined;
}
