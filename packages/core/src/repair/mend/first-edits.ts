import type { PatchReport, TargetReport } from '../../model/report.ts';
import { unifiedDiff } from '../../report/files/unified-diff.ts';
import { withoutStubs } from '../../target/stub.ts';
import type { HealedFile } from '../world/healed-file.ts';
import type { FirstEdit, MendedModules } from './mended-modules.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import { relativePath } from '../world/target-name.ts';

/** The report of a target that was searched over a mend: its patches begin with the mend. */
export function afterFirstEdit(world: RepairWorld, report: TargetReport, mended: MendedModules): TargetReport {
  const [file, first] =
    [...mended.firstEdits].find(([module]) => relativePath(module, world.root) === report.file) ?? [];
  if (file === undefined || first === undefined) return report;
  const patches = report.patches.map((patch) => withFirst(report.file, patch, first, finishedText(mended, file)));
  const begun = `with \`${first.operator}\` in line ${first.line} its tests run`;
  return { ...report, patches, explanation: `${begun}; ${report.explanation}` };
}

function withFirst(
  path: string,
  patch: PatchReport,
  { operator, before }: FirstEdit,
  finished: (text: string) => string,
): PatchReport {
  const after = finished(patch.healedSource);
  return {
    ...patch,
    healedSource: after,
    operator: `${operator} + ${patch.operator}`,
    edits: [spanBetween(before, after)],
    diff: unifiedDiff({ path, before, after }),
  };
}

/** One edit around all that differs: the text before need not parse. */
function spanBetween(before: string, after: string): { start: number; end: number; text: string } {
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { start: head, end: before.length - tail, text: after.slice(head, after.length - tail) };
}

/** Of several stubs in a module those that nobody has written go again, unless it was them that let its tests load. */
function finishedText({ firstEdits, loaded }: MendedModules, file: string): (text: string) => string {
  const isNeeded = !firstEdits.has(file) || loaded.some(({ module }) => module === file);
  return (text) => (isNeeded ? text : withoutStubs(text));
}

/** A mend that alone made no test pass is part of a patch only where another repair was built on it. */
export function worthKeeping(files: readonly HealedFile[], mended: MendedModules): HealedFile[] {
  const { firstEdits, loaded } = mended;
  const healing = files.filter((file) => file.tests.length > 0);
  const kept = files.filter((file) => {
    if (file.tests.length > 0 || !firstEdits.has(file.path)) return true;
    const waited = loaded.filter(({ module }) => module === file.path).map((each) => each.file.path);
    return healing.some(({ tests }) => tests.some(({ id }) => waited.some((path) => path.endsWith(`/${id.file}`))));
  });
  return kept.map((file) => ({ ...file, after: finishedText(mended, file.path)(file.after) }));
}
