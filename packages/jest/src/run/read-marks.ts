import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestResult as JestFileResult } from '@jest/reporters';

import { addMark } from '../marker/marks.ts';
import type { Mark, MarkNote } from '../marker/marks.ts';

type AssertionResult = JestFileResult['testResults'][number];

/** Finds the marks of a failing test: by the tag on its error, and by what the workers noted. Empty for one without. */
export type FindMarks = (
  testPath: string,
  test: Pick<AssertionResult, 'failureDetails' | 'fullName'>,
) => readonly Mark[];

/** Reads what the workers of the run have noted so far in `folder`. */
export function readMarks(folder: string): FindMarks {
  const noted = new Map<string, readonly MarkNote[]>();
  for (const name of readdirSync(folder)) {
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n')) {
      const note = parseNote(line);
      if (note === undefined) continue;
      const key = JSON.stringify([note.testPath, note.fullName]);
      noted.set(key, addMark(noted.get(key) ?? [], note));
    }
  }
  return (testPath, test) => {
    const notes = noted.get(JSON.stringify([testPath, test.fullName])) ?? [];
    const tagged = tagsOf(test.failureDetails);
    const own = notes.filter(({ ofSuite }) => ofSuite !== true).reduce(addMark<Mark>, tagged);
    // Of suites inside one another the inner one comes last.
    return own.length > 0 ? own : notes.slice(-1);
  };
}

/** A worker that was killed while it wrote leaves half a line. */
function parseNote(line: string): MarkNote | undefined {
  try {
    return JSON.parse(line) as MarkNote;
  } catch {
    return undefined;
  }
}

function tagsOf(details: readonly unknown[]): readonly Mark[] {
  return details.flatMap((detail) => {
    const { heal } = (detail ?? {}) as { heal?: unknown };
    return Array.isArray(heal) ? (heal as Mark[]).filter(({ target }) => typeof target === 'string') : [];
  });
}
