/** Keeps processes from doing the same at the same time. */
export interface Lock {
  /**
   * Runs `work` while no other process holds the lock at `path`, a file in a folder that exists. Waits for another holder
   * for some time; the lock of a process that has ended is taken over. Rejects with what `work` rejects with, or with
   * Node's own error when the lock cannot be made.
   */
  hold<Result>(path: string, work: () => Promise<Result>): Promise<LockOutcome<Result>>;
}

export type LockOutcome<Result> =
  | { readonly status: 'done'; readonly result: Result }
  /** `holder` names the process that has it, for people: "process 4711". */
  | { readonly status: 'busy'; readonly holder: string };
