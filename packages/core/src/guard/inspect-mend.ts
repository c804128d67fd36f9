import type { Edit } from '../model/edit.ts';
import { isRepairError } from '../model/errors.ts';
import { applyEdits } from '../syntax/apply-edits.ts';
import { parseModule } from '../syntax/parse.ts';
import { exportsOf } from '../syntax/exports.ts';
import { isAbout, publicSurface } from './public-surface.ts';
import type { Inspection } from './inspect-patch.ts';

/**
 * Refuses a mend that does not parse or takes from others what they use. Unlike the patch of a declaration it may lie
 * anywhere in the module, and export one name more when somebody takes that name from the module; `used` holds these.
 * `wanted`: such as `Cart.total`, which may be added too.
 */
export function inspectMend(
  module: { readonly file: string; readonly source: string },
  edits: readonly Edit[],
  used: ReadonlySet<string>,
  wanted?: string,
): Inspection {
  const { file, source } = module;
  try {
    const healedSource = applyEdits(source, edits);
    const after = publicSurface(healedSource, file);
    const before = surfaceOf(source, file);
    // What did not parse had no surface that anybody could have used.
    if (before === undefined) return { allowed: true, healedSource };
    const lost = before.filter((line) => !after.includes(line));
    const isWanted = (line: string): boolean => wanted !== undefined && isAbout(line, wanted);
    const added = after.filter((line) => !before.includes(line) && !isWanted(line));
    const [had, has] = [exportedNames(source, file), exportedNames(healedSource, file)];
    const reasons = [
      ...lost.filter((line) => nameIn(line, has) !== undefined || used.has(nameIn(line, had) ?? line)),
      ...added.filter((line) => nameIn(line, had) !== undefined || !used.has(nameIn(line, has) ?? line)),
    ].map((line) => `changes the public surface: ${line}`);
    return reasons.length > 0 ? { allowed: false, reasons } : { allowed: true, healedSource };
  } catch (error) {
    if (!isRepairError(error)) throw error;
    return { allowed: false, reasons: [error.message] };
  }
}

function surfaceOf(source: string, file: string): string[] | undefined {
  try {
    return publicSurface(source, file);
  } catch {
    return undefined;
  }
}

function exportedNames(source: string, file: string): string[] {
  return exportsOf(parseModule(source, file).program).map(({ name }) => name);
}

/** The export that a line of the surface is about, with its parameters left out. */
function nameIn(line: string, names: readonly string[]): string | undefined {
  const [head = ''] = line.split('(', 1);
  const words: readonly string[] = head.match(/[\p{ID_Continue}$]+/gu) ?? [];
  return names.find((name) => words.includes(name));
}
