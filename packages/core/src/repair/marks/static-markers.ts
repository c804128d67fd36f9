import type { BrokenTestFile } from '../../model/run.ts';
import { isRepairError } from '../../model/errors.ts';
import type { MarkedTest, Marker, TestResult } from '../../model/test-result.ts';
import { marksTest } from '../../marks/marks-test.ts';
import { readStaticMarks } from '../../marks/read-static-marks.ts';
import type { StaticMark } from '../../marks/static-mark.ts';
import type { RepairWorld } from '../world/repair-world.ts';

/** A mark that stands in the text of a test file that has not run. */
export interface StaticMarker {
  readonly marker: Marker;
  /** Whether the test has this mark. */
  readonly marks: (test: TestResult) => boolean;
}

/** The marks of a test file that collected nothing, or why its text has none to give. */
export async function staticMarkers(
  broken: BrokenTestFile,
  world: RepairWorld,
): Promise<{ readonly markers: readonly StaticMarker[]; readonly problem?: string }> {
  const { path } = broken.file;
  try {
    const marks = readStaticMarks(await world.fileSystem.readText(path), path);
    const written = marks.flatMap((mark): StaticMarker[] => {
      const marker = markerOf(mark, path);
      return marker === undefined ? [] : [{ marker, marks: (test) => marksTest(mark, test.id.titlePath) }];
    });
    if (broken.flagMarker === undefined) return { markers: written };
    const isFree = (test: TestResult): boolean => !written.some((mark) => mark.marks(test));
    return { markers: [...written, { marker: broken.flagMarker, marks: isFree }] };
  } catch (error) {
    if (isRepairError(error, 'PARSE_FAILED')) return { markers: [], problem: error.message };
    if (isGone(error)) return { markers: [] };
    throw error;
  }
}

function markerOf({ target, line, column, holdsFor }: StaticMark, file: string): Marker | undefined {
  if (holdsFor === 'nothing' || target.kind === 'other') return undefined;
  if (target.kind === 'text') return { target: target.text, file, line, column };
  return { target: target.names.at(-1) as string, isFunction: true, file, line, column };
}

/** The marked tests among results. One that has several of the marks is there for each. */
export function markedBy(markers: readonly StaticMarker[], results: readonly TestResult[]): MarkedTest[] {
  return results.flatMap((test) =>
    markers.filter((mark) => mark.marks(test)).map(({ marker }): MarkedTest => ({ ...test, marker })),
  );
}

function isGone(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
