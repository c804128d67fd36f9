import type { JestEnvironment } from '../seat.cts';

export interface TimerWatch {
  /** How timers are before the first try. */
  remember(): void;
  /** After each try. */
  restore(): void;
}

/** Real timers after a try that left fake ones; where the configuration fakes them from the start, fresh fake ones. */
export function watchTimers({ global, fakeTimers, fakeTimersModern }: JestEnvironment): TimerWatch {
  let known: unknown;
  let startsFaked = false;
  return {
    remember() {
      known = global.setTimeout;
      startsFaked = 'clock' in global.setTimeout;
    },
    restore() {
      if (startsFaked) {
        fakeTimersModern?.useRealTimers();
        fakeTimersModern?.useFakeTimers();
      } else if (global.setTimeout !== known) {
        fakeTimersModern?.useRealTimers();
        if (global.setTimeout !== known) fakeTimers?.useRealTimers();
      }
    },
  };
}
