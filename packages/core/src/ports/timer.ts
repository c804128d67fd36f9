/** Waiting as an argument. */
export interface Timer {
  /** Resolves after `ms`, or as soon as the signal is aborted; never rejects. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}
