/**
 * Gives promises a time limit. Used around calls to services that may hang,
 * with one overall deadline for a whole request.
 */
export class DeadlineError extends Error {
  constructor(
    readonly label: string,
    readonly ms: number,
  ) {
    super(`${label} took longer than ${ms} ms`);
    this.name = 'DeadlineError';
  }
}

export interface LimitOptions {
  ms: number;
  label?: string;
  /** the caller can give up earlier */
  signal?: AbortSignal;
}

/**
 * Runs the task with a signal that is aborted when the time is over or the
 * caller gives up. Leaves neither timers nor listeners behind.
 */
export function withLimit<T>(task: (signal: AbortSignal) => Promise<T>, options: LimitOptions): Promise<T> {
  const { ms, label = 'task', signal: outer } = options;
  if (outer?.aborted) return Promise.reject(outer.reason);

  const controller = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const giveUp = (reason: unknown) => {
      cleanup();
      controller.abort(reason);
      reject(reason);
    };
    const onAbort = () => giveUp(outer?.reason);
    const timer = setTimeout(() => giveUp(new DeadlineError(label, ms)), ms);
    outer?.addEventListener('abort', onAbort);

    function cleanup() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', onAbort);
    }

    task(controller.signal).then(
      (value) => {
        cleanup();
        resolve(value);
      },
      (error) => {
        cleanup();
        reject(error);
      },
    );
  });
}

/** Shares one span of time among several steps of a request. */
export class RequestDeadline {
  private readonly end: number;

  constructor(
    readonly total: number,
    private readonly now: () => number = Date.now,
  ) {
    this.end = now() + total;
  }

  get remaining(): number {
    return Math.max(0, this.end - this.now());
  }

  get expired(): boolean {
    return this.remaining === 0;
  }

  /** Runs a step with what is left, or with its own limit if that is shorter. */
  run<T>(label: string, task: (signal: AbortSignal) => Promise<T>, limit = Infinity): Promise<T> {
    if (this.expired) return Promise.reject(new DeadlineError(label, this.total));
    return withLimit(task, { ms: Math.min(limit, this.remaining), label });
  }
}
