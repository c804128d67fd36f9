import type { ProbeMessage } from '../../model/probe.ts';

/** Passes a probe's messages on, and calls `typed` when the search needs no types any more: it has them, or goes without. */
export async function* untilTyped(
  messages: AsyncIterable<ProbeMessage>,
  typed: () => void,
): AsyncGenerator<ProbeMessage, void> {
  try {
    for await (const message of messages) {
      if (message.type === 'types') typed();
      yield message;
    }
  } finally {
    typed();
  }
}
