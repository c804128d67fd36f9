import type { RepairCache } from '../../cache/repair-cache.ts';
import type { HealListener } from '../../model/event.ts';
import type { BrokenTestFile } from '../../model/run.ts';
import type { TestResult } from '../../model/test-result.ts';
import type { ModelRequest } from '../../model/model-request.ts';
import type { HealOptions } from '../../options/heal-options.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileSystem } from '../../ports/file-system.ts';
import type { Oracle } from '../../ports/oracle.ts';
import type { ModelAccess } from './model-step.ts';

/** The repairs of earlier runs, with the version of the tool that they hold for. */
export interface WorldCache extends RepairCache {
  readonly tool: string;
}

/** What every stage of a repair works with; made once a run. */
export interface RepairWorld {
  /** The runner's root, absolute. */
  readonly root: string;
  /** The folder of the workspace around the root, else the root itself: what lies outside is never edited. */
  readonly workspace: string;
  readonly oracle: Oracle;
  readonly options: HealOptions;
  readonly fileSystem: FileSystem;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Every test of the user's run. */
  readonly results: readonly TestResult[];
  /** Absolute paths of the test files, and of what they are set up with. */
  readonly testFiles: readonly string[];
  /** Absolute paths of what is loaded before test files; absent: nothing. */
  readonly setupFiles?: readonly string[];
  /** Projects in which every module is mocked unless a test says otherwise, by name; an empty name is the only project. */
  readonly automocked?: readonly string[];
  /** Test files of the user's run that collected no test. */
  readonly brokenFiles: readonly BrokenTestFile[];
  readonly notify: HealListener;
  /**
   * Why a file, by its absolute path, is never sent to a model, in words for people; `undefined`: it may be. Whatever reads a
   * file for a model asks this first. Absent: all may be.
   */
  readonly keptBack?: (file: string) => string | undefined;
  /** Keeps the first prompt for a target, named as in a marker, in place of asking; gives one line on what came of it. */
  readonly keepPrompt?: (target: string, prompt: ModelRequest) => Promise<string>;
  /** Opens the model for what the search does not heal; absent: there is none. Never rejects. */
  readonly model?: () => Promise<ModelAccess>;
  /** What is repaired is named by no mark, but used by `user`: single edits up to `maxCost` are all that is looked for. Absent: a mark names it. */
  readonly beyond?: { readonly user: string; readonly maxCost: number };
  /** Repairs of earlier runs; absent: there are none, and none are kept. */
  readonly cache?: WorldCache;
}
