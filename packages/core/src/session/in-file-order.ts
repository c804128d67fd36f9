import type { BrokenTestFile } from '../model/run.ts';
import type { MarkedTest, TestResult } from '../model/test-result.ts';

interface Ordered {
  readonly results: readonly TestResult[];
  readonly marked: readonly MarkedTest[];
  readonly brokenFiles: readonly BrokenTestFile[];
}

/**
 * What a run has found, by test file and project, and as it stands within a file. Runners tell in the order in which their
 * workers end, and what is healed, and reported, first must not depend on that.
 */
export function inFileOrder<Input extends Ordered>(input: Input): Input {
  return {
    ...input,
    results: byTest(input.results),
    marked: byTest(input.marked),
    brokenFiles: input.brokenFiles.toSorted(
      (a, b) => compare(a.file.path, b.file.path) || compare(a.file.project, b.file.project),
    ),
  };
}

function byTest<Item extends TestResult>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => compare(a.id.file, b.id.file) || compare(a.id.project, b.id.project));
}

/** By code units, whatever the machine's language. */
function compare(a = '', b = ''): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
