import { statSync } from 'node:fs';
import { join } from 'node:path';

import { nodeFileSystem, readKeptBack } from '@testheal/core';

import { findMarkedFiles } from '../list/find-marked-files.ts';
import { listMarks } from '../list/list-marks.ts';
import { projectResolvers } from '../list/project-resolvers.ts';

/** What of a project may be sent to a model, as it is now. */
export interface SentFiles {
  /** Modules that marks name; relative to the project, sorted. */
  readonly targets: readonly string[];
  /** Files with marks. */
  readonly tests: readonly string[];
  /** Of all of them. */
  readonly bytes: number;
}

/** Targets and their tests, without what `.healignore` lists. No test runs. */
export async function sentFiles(root: string): Promise<SentFiles> {
  const resolvers = projectResolvers();
  try {
    const { marks } = await listMarks(await findMarkedFiles(root), root, resolvers);
    const keptBack = await readKeptBack([root], nodeFileSystem);
    const maySend = (file: string): boolean => keptBack(join(root, file)) === undefined;
    const targets = sorted(marks.flatMap(({ resolved }) => resolved?.file ?? [])).filter(maySend);
    const tests = sorted(marks.map(({ file }) => file)).filter(maySend);
    const sizes = [...new Set([...targets, ...tests])].map((file) => sizeOf(join(root, file)));
    return { targets, tests, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  } finally {
    await resolvers.close();
  }
}

function sorted(files: readonly string[]): string[] {
  return [...new Set(files)].toSorted((a, b) => (a < b ? -1 : 1));
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
