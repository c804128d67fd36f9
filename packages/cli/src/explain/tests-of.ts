import { join } from 'node:path';

import { findMarkedFiles } from '../list/find-marked-files.ts';
import { listMarks } from '../list/list-marks.ts';
import { projectResolvers } from '../list/project-resolvers.ts';
import { UsageError } from '../usage-error.ts';

/** A module, or a part of it; or a test file. */
export interface AskedTarget {
  readonly file: string;
  readonly symbol?: string;
}

/**
 * The test files, absolute, whose marks name the target; or the file itself, when it has marks. `file` is relative to `root`.
 * Throws `UsageError` when no mark does.
 */
export async function testsOf(root: string, { file, symbol }: AskedTarget): Promise<readonly string[]> {
  const resolvers = projectResolvers();
  try {
    const { marks } = await listMarks(await findMarkedFiles(root), root, resolvers);
    if (marks.some((mark) => mark.file === file)) return [join(root, file)];
    const naming = marks.filter(
      ({ resolved }) => resolved?.file === file && (symbol === undefined || resolved.symbol === symbol),
    );
    const files = [...new Set(naming.map((mark) => mark.file))].toSorted((a, b) => (a < b ? -1 : 1));
    if (files.length > 0) return files.map((each) => join(root, each));
    const name = symbol === undefined ? file : `${file}#${symbol}`;
    throw new UsageError(`no mark names \`${name}\`: say by \`--test <file>\` which tests show the fault.`);
  } finally {
    await resolvers.close();
  }
}
