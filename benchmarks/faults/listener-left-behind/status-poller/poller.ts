/** Asks for the status of a job again and again. Timers come from outside. */

export type Status = 'queued' | 'running' | 'done' | 'failed';

export interface Timers<Handle = unknown> {
  setInterval(run: () => void, ms: number): Handle;
  clearInterval(handle: Handle): void;
}

export interface PollerOptions {
  readonly intervalMs: number;
  readonly ask: () => Status;
  readonly onChange: (status: Status) => void;
}

export interface Poller {
  start(): void;
  stop(): void;
  isRunning(): boolean;
}

export function isFinal(status: Status): boolean {
  return status === 'done' || status === 'failed';
}

export function createPoller<Handle>(timers: Timers<Handle>, options: PollerOptions): Poller {
  let handle: Handle | undefined;
  let last: Status | undefined;

  function tick(): void {
    const status = options.ask();
    if (status !== last) {
      last = status;
      options.onChange(status);
    }
    if (isFinal(status)) stop();
  }

  function start(): void {
    if (handle !== undefined) return;
    last = undefined;
    handle = timers.setInterval(tick, options.intervalMs);
    tick();
  }

  function stop(): void {
    if (handle === undefined) return;
    timers.clearInterval(handle);
  }

  return { start, stop, isRunning: () => handle !== undefined };
}

export function statusText(status: Status): string {
  switch (status) {
    case 'queued':
      return 'Waiting…';
    case 'running':
      return 'Working…';
    case 'done':
      return 'Finished';
    case 'failed':
      return 'Something went wrong';
  }
}
