import path from 'node:path';
import type { HealReport } from '../../model/report.ts';
import { caseFileOf } from '../../options/cli-variables.ts';
import { writeHealFolder } from '../../report/files/heal-folder.ts';
import { toReportJson } from '../../report/files/json-report.ts';
import { patchFile } from '../../report/files/patch-file.ts';
import type { RepairResult } from '../../repair/repair.ts';
import type { RepairWorld } from '../../repair/world/repair-world.ts';
import { relativePath } from '../../repair/world/target-name.ts';

/** Some file is in another package of the workspace: how the patch file, whose paths are relative to `base`, is applied. */
export function elsewhereNotice(root: string, base: string): string {
  const patch = relativePath(path.join(root, '.heal', 'last.patch'), base);
  return `a healed file is in another package of the workspace: apply the patch with \`git -C ${relativePath(base, root)} apply ${patch}\``;
}

/** Writes the files of the report; what cannot be written is told, and costs nothing else. */
export async function writeReports(world: RepairWorld, report: HealReport, patch: Patched): Promise<string[]> {
  const problems = caseFileOf(process.env) === undefined ? await writeFolder(world, report, patch) : [];
  const extra = world.options.reportFile;
  if (extra === undefined) return problems;
  try {
    await world.fileSystem.writeTextAtomic(path.resolve(extra), toReportJson(report));
    return problems;
  } catch (error) {
    return [...problems, `the report could not be written to \`${extra}\`: ${(error as Error).message}`];
  }
}

export interface Patched {
  readonly files: RepairResult['files'];
  /** Absolute paths of those that are on disk by now. */
  readonly written: { has(path: string): boolean };
  /** What the paths of the patch are relative to. */
  readonly base: string;
}

async function writeFolder(world: RepairWorld, report: HealReport, patched: Patched): Promise<string[]> {
  const folder = await writeHealFolder(world.fileSystem, world.root, report, patchText(world, report, patched));
  return folder.status === 'failed' ? [folder.reason] : [];
}

/**
 * What is proposed. After a run that writes, what it has not written: changes that were refused, and patches that it does not build on. When there
 * is nothing of that kind, what it has written.
 */
function patchText({ options }: RepairWorld, { targets }: HealReport, { files, written, base }: Patched): string {
  const changes = (some: Patched['files']): string =>
    patchFile(some.map((file) => ({ ...file, path: relativePath(file.path, base) })));
  if (options.mode === 'propose') return changes(files);
  const unwritten = targets.flatMap(({ label, patches: [best] }) =>
    label === 'suspicious' && best !== undefined ? [best.diff] : [],
  );
  return changes(files.filter(({ path: file }) => !written.has(file))) + unwritten.join('') || changes(files);
}
