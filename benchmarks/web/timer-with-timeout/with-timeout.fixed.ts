/** Limits for work that may never end. */

export interface Timers {
  set(callback: () => void, ms: number): number;
  clear(handle: number): void;
}

export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  readonly ms: number;

  constructor(what: string, ms: number) {
    super(`${what} took longer than ${ms} ms`);
    this.ms = ms;
  }
}

/** Settles as the work does, or rejects after `ms`. No timer is left when it has settled: it would keep a process alive. */
export function withTimeout<T>(what: string, work: Promise<T>, ms: number, timers: Timers): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const handle = timers.set(() => reject(new TimeoutError(what, ms)), ms);
    work.then(
      (value) => {
        timers.clear(handle);
        resolve(value);
      },
      (error: unknown) => {
        timers.clear(handle);
        reject(error);
      },
    );
  });
}

/** What came in time; what failed or was late is left out. */
export async function inTime<T>(what: string, works: readonly Promise<T>[], ms: number, timers: Timers): Promise<T[]> {
  const settled = await Promise.allSettled(works.map((work) => withTimeout(what, work, ms, timers)));
  return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}
