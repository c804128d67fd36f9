/** What the clock itself waits by, and what it asks the process. */
export interface EngineTimers {
  /** Milliseconds, in fractions. */
  readonly now: () => number;
  /** Calls back after the event loop has turned. */
  readonly turn: (callback: () => void) => void;
  /** Calls back in a millisecond; keeps no process alive. */
  readonly soon: (callback: () => void) => void;
  /** For how long the event loop has had nothing to do, in milliseconds. */
  readonly idleMs: () => number;
  /** How much of each kind keeps the event loop from being idle. */
  readonly busy: () => ReadonlyMap<string, number>;
}

// Taken when the engine is loaded, before any test file: in Vitest, tests have the same globals.
const { performance, setImmediate, setTimeout } = globalThis;
const now = performance.now.bind(performance);

export const engineTimers: EngineTimers = {
  now,
  turn: (callback) => void setImmediate(callback),
  soon: (callback) => void setTimeout(callback, 1).unref(),
  idleMs: () => performance.eventLoopUtilization().idle,
  busy() {
    const counts = new Map<string, number>();
    for (const kind of process.getActiveResourcesInfo()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return counts;
  },
};
