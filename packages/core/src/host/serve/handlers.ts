import type { ProbeMessage, ProbeTask } from '../../model/probe.ts';
import type { RunOutcome, RunRequest } from '../../model/run.ts';

/**
 * What an adapter's host process can do for the main process. Everything that crosses is plain JSON data. A handler that
 * rejects becomes `ORACLE_UNAVAILABLE` in the main process with the message; a probe's, its last message `failed`.
 */
export interface HostHandlers<Setup> {
  /** Called once, before all else. */
  start(setup: Setup): Promise<void>;
  /** Runs test files over an overlay, in a worker that no candidate has touched. */
  run(request: RunRequest): Promise<RunOutcome>;
  /** Probes; settles after the last message. `emit` settles when the message has left the process. */
  probe(task: ProbeTask, emit: (message: ProbeMessage) => Promise<void>): Promise<void>;
  /** Test files that reach `file`, in the runner's own view; absent when the main process knows better. */
  relatedTestFiles?(file: string): Promise<readonly { readonly path: string; readonly project?: string }[]>;
  /** Resolves an import; absent when the main process knows better. */
  resolveImport?(specifier: string, importer: string, project?: string): Promise<string | undefined>;
  /** Called before the process ends in good order. */
  stop(): Promise<void>;
  /** Whether errors that nobody catches may be what earlier tests have left behind, so that the host goes on; absent: they are not. */
  mayHaveLeftovers?(): boolean;
}
