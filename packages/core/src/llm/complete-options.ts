import type { ModelFailure } from '../model/model-failure.ts';
import type { Timer } from '../ports/timer.ts';

/** How `complete` asks, and whom it tells. */
export interface CompleteOptions {
  readonly signal: AbortSignal;
  readonly timer: Timer;
  /** In [0, 1), for the jitter of waits. */
  readonly random: () => number;
  /** Requests in all, the first one included. @default 4 */
  readonly maxTries?: number;
  /** Of the text, in UTF-8. @default 1 MiB */
  readonly maxReplyBytes?: number;
  /** A try in which nothing came for so long is given up, and not tried again. @default 120000 */
  readonly silenceMs?: number;
  /** Each piece of text as it comes. What it throws is ignored. */
  readonly onText?: (text: string) => void;
  /** Before a wait: what came of this try does not count. What it throws is ignored. */
  readonly onRetry?: (failure: ModelFailure, waitMs: number) => void;
}
