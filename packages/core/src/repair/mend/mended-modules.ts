import type { TargetReport } from '../../model/report.ts';
import type { TestFile } from '../../model/run.ts';
import type { MarkedTest, TestResult } from '../../model/test-result.ts';
import type { HealedFile } from '../world/healed-file.ts';

/** A module whose mend lets its tests run; what they then fail by is for the search, over the mend. */
export interface FirstEdit {
  readonly operator: string;
  /** 1-based line of the edit. */
  readonly line: number;
  /** The module's text without the mend. */
  readonly before: string;
}

/** What mends have done before any search: the repairs of the run go on from there. */
export interface MendedModules {
  /** Targets that are done with: healed by a mend, or not to be helped. */
  readonly reports: readonly TargetReport[];
  /** The modules with their mends, by which later repairs are overlaid. */
  readonly files: readonly HealedFile[];
  /** Test files that reach these modules by imports. */
  readonly near: readonly TestFile[];
  /** By absolute path: modules whose mend alone does not make their tests pass. */
  readonly firstEdits: ReadonlyMap<string, FirstEdit>;
  /** Marked tests that still fail, those that could not be known before among them. */
  readonly marked: readonly MarkedTest[];
  /** Tests of files that load only with a mend, as they are then. */
  readonly results: readonly TestResult[];
  /** Test files that load now, and the mended module that each waited for. */
  readonly loaded: readonly { readonly file: TestFile; readonly module: string }[];
}
