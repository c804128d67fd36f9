import { ModelError, type ModelFailure } from '../model/model-failure.ts';
import type { Timer } from '../ports/timer.ts';

export interface Watch {
  readonly signal: AbortSignal;
  readonly timer: Timer;
  readonly silenceMs: number;
}

export const ENDED: ModelFailure = { kind: 'aborted', message: 'the call of the model was ended' };

/**
 * What a source gives, as long as it is not silent for too long and the signal is not aborted; then it throws `ModelError`,
 * whether the source listens or not.
 */
export async function* watched<Item>(source: AsyncIterable<Item>, watch: Watch): AsyncGenerator<Item, void, undefined> {
  const iterator = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const step = await unlessSilent(iterator.next(), watch);
      if (step.done === true) return;
      yield step.value;
    }
  } finally {
    void leave(iterator);
  }
}

async function unlessSilent<Step>(next: Promise<Step>, { signal, timer, silenceMs }: Watch): Promise<Step> {
  const waiting = new AbortController();
  const stop = (): void => waiting.abort();
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    const first = await Promise.race([next, timer.wait(silenceMs, waiting.signal)]);
    if (first !== undefined) return first;
  } finally {
    stop();
    signal.removeEventListener('abort', stop);
  }
  next.catch(() => undefined);
  if (signal.aborted) throw new ModelError(ENDED);
  const seconds = Math.round(silenceMs / 1000);
  throw new ModelError({ kind: 'timeout', message: `the model said nothing for ${seconds} s: try again later` });
}

/** Not awaited by anybody: a source that does not listen may never settle it. */
async function leave(iterator: AsyncIterator<unknown>): Promise<void> {
  try {
    await iterator.return?.();
  } catch {
    // What it says on leaving is too late to matter.
  }
}
