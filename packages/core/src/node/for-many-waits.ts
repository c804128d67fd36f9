import { setMaxListeners } from 'node:events';

/** The same signal, on which any number may wait at once: each call on a worker does, and that is no leak to warn of. */
export function forManyWaits(signal: AbortSignal): AbortSignal {
  setMaxListeners(0, signal);
  return signal;
}
