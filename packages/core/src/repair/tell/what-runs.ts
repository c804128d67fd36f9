import path from 'node:path';
import type { RepairTarget } from '../../model/target.ts';
import type { MarkedTest } from '../../model/test-result.ts';
import { importedAs } from '../../target/imported-as.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import { relativePath } from '../world/target-name.ts';

const SHOWN_MODULES = 5;

/** Modules by their paths from the root, in words: `src/a.ts, src/b.ts and 3 more`. */
export function modulesText(files: readonly string[], own?: string): string {
  const shown = files.slice(0, SHOWN_MODULES).map((file) => (file === own ? `other parts of ${file}` : file));
  const more = files.length > SHOWN_MODULES ? ` and ${files.length - SHOWN_MODULES} more` : '';
  return shown.join(', ') + more;
}

/** How the first of the marked tests names a module of the root as its target: `heal('../src/a.ts')`. */
export function markerOf(file: string, { root }: Pick<RepairWorld, 'root'>, marked: readonly MarkedTest[]): string {
  return `heal('${importedAs(path.join(root, file), path.join(root, marked[0]?.id.file ?? ''))}')`;
}

/** Where else the fault may be, when nothing in the target mends it; `undefined` when its tests run nothing else. */
export function elsewhereText(
  reached: readonly string[],
  target: Pick<RepairTarget, 'file'>,
  world: Pick<RepairWorld, 'root'>,
  marked: readonly MarkedTest[],
): string | undefined {
  const own = relativePath(target.file, world.root);
  const others = reached.filter((file) => file !== own);
  const [first] = others;
  if (first === undefined) return undefined;
  return `its tests also run ${modulesText(others)}: if the fault is there, mark that, such as ${markerOf(first, world, marked)}`;
}
