import type { ProbeMessage, ProbeTask } from '../model/probe.ts';
import type { VerifierAnswer, VerifyRequest } from '../model/patch-to-verify.ts';
import type { RepairTarget } from '../model/target.ts';
import type { TypesTicket } from '../model/types-request.ts';
import type { RunOutcome, RunRequest, TestFile } from '../model/run.ts';
import type { TypeReview } from './type-review.ts';

/**
 * Runs the user's tests over patched sources. Each test runner's adapter implements it; core never imports a runner.
 *
 * A candidate that breaks or hangs the run is an outcome. `run` rejects only when the oracle itself is unusable
 * (`ORACLE_UNAVAILABLE`, `PROTOCOL_BROKEN`) or the signal is aborted (the signal's reason). No method writes a file of
 * the user's.
 */
export interface Oracle extends AsyncDisposable {
  readonly runner: {
    readonly name: string;
    readonly version: string;
    /** The versions that were tried, for people, when this one is not among them: then its probe is not trusted. */
    readonly tried?: string;
  };

  /** Runs test files in a fresh isolated worker, with `overlay` in the place of the files it names. */
  run(request: RunRequest, signal: AbortSignal): Promise<RunOutcome>;

  /**
   * Asks the user's `verify` about a patch, in a process in which no candidate has run. One that hangs or dies is a refusal
   * with its reason. Rejects as `run` does.
   */
  verify(request: VerifyRequest, signal: AbortSignal): Promise<VerifierAnswer>;

  /**
   * Opens the cage by the next smallest step for all later runs and probes, because the unchanged tests do not behave in
   * it as they did outside. Resolves to one line for people that says what was opened, or to `undefined` when there is
   * no further step.
   */
  widen(): Promise<string | undefined>;

  /** Test files of the same project that reach `file` by imports, whether or not the user's run had them. */
  relatedTestFiles(file: string): Promise<readonly TestFile[]>;

  /** Resolves an import as the runner would in `importer`; `undefined` when it does not resolve to a file. */
  resolveImport(specifier: string, importer: string, project?: string): Promise<string | undefined>;

  /**
   * Asks the project's TypeScript for the types of a target, in a process apart; nobody waits for it. The same ticket for
   * the same target. Absent: nobody can be asked.
   */
  types?(target: RepairTarget): TypesTicket;

  /** Opens a check of patches of a module with the project's TypeScript; it has to be ended. Absent: nobody can be asked. */
  reviewTypes?(module: Pick<RepairTarget, 'file' | 'source'>): TypeReview;

  /**
   * Searches inside a test worker. Ends after `unprobeable`, `failed` or `done`; ends early, without any of them, when the worker died
   * or was killed for its silence: the caller starts again with the journal. Returning early ends the worker.
   */
  probe(task: ProbeTask, signal: AbortSignal): AsyncIterable<ProbeMessage>;
}
