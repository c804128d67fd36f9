import { isRepairError } from '../model/errors.ts';
import type { Edit } from '../model/edit.ts';
import type { RepairTarget } from '../model/target.ts';
import { isStub } from '../target/stub.ts';
import { applyEdits } from '../syntax/apply-edits.ts';
import { isAbout, publicSurface } from './public-surface.ts';
import { staysInBody } from './stays-in-body.ts';

export type Inspection =
  | { readonly allowed: true; readonly healedSource: string }
  | { readonly allowed: false; readonly reasons: readonly string[] };

/** Refuses a patch that leaves its target, does not parse, or changes what users of the module see of it. */
export function inspectPatch(target: RepairTarget, edits: readonly Edit[]): Inspection {
  const outside = edits.filter(
    (edit) => !target.regions.some((region) => region.start <= edit.start && edit.end <= region.end),
  );
  if (outside.length > 0) return { allowed: false, reasons: ['edits code outside the target'] };

  try {
    const healedSource = applyEdits(target.source, edits);
    if (staysInBody(target, edits)) return { allowed: true, healedSource };
    const before = publicSurface(target.source, target.file);
    const after = publicSurface(healedSource, target.file);
    const changed = [
      ...before.filter((line) => !after.includes(line)),
      ...after.filter((line) => !before.includes(line)),
    ].filter((line) => !(isStub(target) && isAbout(line, target.symbol as string)));
    if (changed.length > 0)
      return { allowed: false, reasons: changed.map((line) => `changes the public surface: ${line}`) };
    return { allowed: true, healedSource };
  } catch (error) {
    if (!isRepairError(error)) throw error;
    return { allowed: false, reasons: [error.message] };
  }
}
