import { join } from 'node:path';

import type { HealReport } from '../../model/report.ts';
import type { FileSystem } from '../../ports/file-system.ts';
import { toReportJson } from './json-report.ts';

export type HealFolderOutcome =
  | { readonly status: 'written'; readonly reportFile: string; readonly patchFile: string }
  /** `reason` is one line for people. */
  | { readonly status: 'failed'; readonly reason: string };

/** Writes `.heal/report.json` and `.heal/last.patch` under `root`, and makes git ignore the folder. Never rejects. */
export async function writeHealFolder(
  fileSystem: FileSystem,
  root: string,
  report: HealReport,
  patchText: string,
): Promise<HealFolderOutcome> {
  const folder = join(root, '.heal');
  const reportFile = join(folder, 'report.json');
  const patchPath = join(folder, 'last.patch');
  const ignoreFile = join(folder, '.gitignore');
  try {
    // Not with what it lies in: a root that has vanished stays so.
    await fileSystem.makeFolder(folder);
    if (!(await fileSystem.exists(ignoreFile))) await fileSystem.writeTextAtomic(ignoreFile, '*\n');
    await fileSystem.writeTextAtomic(reportFile, toReportJson(report));
    await fileSystem.writeTextAtomic(patchPath, patchText);
    return { status: 'written', reportFile, patchFile: patchPath };
  } catch (error) {
    const [message] = String(error instanceof Error ? error.message : error).split('\n');
    return { status: 'failed', reason: `Could not write the folder \`.heal\` in "${root}": ${message}` };
  }
}
