import { setTimeout } from 'node:timers/promises';
import type { Timer } from '../ports/timer.ts';

/** The machine's timers; one that waits does not keep the process alive. */
export const systemTimer: Timer = {
  wait: (ms, signal) => setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined),
};
