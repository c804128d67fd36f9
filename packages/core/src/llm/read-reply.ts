import type { ModelFailure } from '../model/model-failure.ts';
import type { ModelChunk, TokenUsage } from '../model/model-reply.ts';
import type { ModelRequest } from '../model/model-request.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import type { CompleteOptions } from './complete-options.ts';
import { failureOf } from './failure-of.ts';
import { quietly } from './quietly.ts';
import { ENDED, watched } from './watched.ts';

/** What came of one request. */
export interface ReplyTry {
  readonly outcome: ModelFailure | ReplyText;
  readonly usage: TokenUsage | undefined;
}

interface ReplyText {
  readonly kind: 'reply';
  readonly text: string;
  readonly isTruncated: boolean;
}

type End = Extract<ModelChunk, { type: 'end' }>['reason'];

const MEBIBYTE = 1024 * 1024;

/** Sends one request and reads its reply to the end. Never rejects. */
export async function readReply(
  model: LanguageModel,
  request: ModelRequest,
  { signal, timer, maxReplyBytes = MEBIBYTE, silenceMs = 120_000, onText }: CompleteOptions,
): Promise<ReplyTry> {
  if (signal.aborted) return { outcome: ENDED, usage: undefined };
  const sent = new AbortController();
  const texts: string[] = [];
  let bytes = 0;
  let chunks = 0;
  let usage: TokenUsage | undefined;
  let end: End | undefined;
  try {
    const source = model.complete(request, { signal: AbortSignal.any([signal, sent.signal]) });
    for await (const chunk of watched(source, { signal, timer, silenceMs })) {
      chunks += 1;
      if (chunk.type === 'usage') usage = chunk.usage;
      if (chunk.type === 'end') end = chunk.reason;
      if (chunk.type !== 'text') continue;
      bytes += Buffer.byteLength(chunk.text);
      if (bytes > maxReplyBytes) return { outcome: tooLarge(maxReplyBytes), usage };
      texts.push(chunk.text);
      quietly(() => onText?.(chunk.text));
    }
  } catch (error) {
    return { outcome: signal.aborted ? ENDED : failureOf(error), usage };
  } finally {
    // Whatever the reason to stop reading, nothing more is to come, or to be paid for.
    sent.abort();
  }
  return { outcome: judge(texts.join(''), end, chunks), usage };
}

function judge(text: string, end: End | undefined, chunks: number): ReplyTry['outcome'] {
  if (end === undefined && chunks === 0) {
    return { kind: 'malformed-reply', message: 'what came is not a reply of a model: is the base URL right?' };
  }
  if (end === undefined) return { kind: 'connection', message: 'the reply was cut before its end' };
  if (end === 'refused') return { kind: 'refused', message: 'the model refused: another one may not' };
  if (end === 'complete' && text.trim() === '') return { kind: 'empty', message: 'the model replied nothing' };
  return { kind: 'reply', text, isTruncated: end === 'truncated' };
}

function tooLarge(maxReplyBytes: number): ModelFailure {
  const kilobytes = Math.round(maxReplyBytes / 1024);
  return { kind: 'too-large', message: `the reply is larger than ${kilobytes} kB and was not read to its end` };
}
