import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestResult as JestFileResult } from '@jest/reporters';

import type { Mark, MarkNote } from './marks.ts';

type AssertionResult = JestFileResult['testResults'][number];

/** Finds the mark of a failing test, by the tag on its error, else by what the workers noted. */
export type FindMark = (
  testPath: string,
  test: Pick<AssertionResult, 'failureDetails' | 'fullName'>,
) => Mark | undefined;

/** Reads what the workers of the run have noted so far in `folder`. */
export function readMarks(folder: string): FindMark {
  const noted = new Map<string, Mark>();
  for (const name of readdirSync(folder)) {
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n')) {
      const note = parseNote(line);
      if (note !== undefined) noted.set(JSON.stringify([note.testPath, note.fullName]), note);
    }
  }
  return (testPath, test) => tagOf(test.failureDetails) ?? noted.get(JSON.stringify([testPath, test.fullName]));
}

/** A worker that was killed while it wrote leaves half a line. */
function parseNote(line: string): MarkNote | undefined {
  try {
    return JSON.parse(line) as MarkNote;
  } catch {
    return undefined;
  }
}

function tagOf(details: readonly unknown[]): Mark | undefined {
  for (const detail of details) {
    const tag = (detail as { heal?: Partial<Mark> } | null | undefined)?.heal;
    if (typeof tag?.target === 'string') return tag as Mark;
  }
  return undefined;
}
