import { MODEL_FAILURES, type ModelFailure } from '../../model/model-failure.ts';
import type { ModelChunk } from '../../model/model-reply.ts';
import type { RequestDigest } from './request-digest.ts';

/** One request of a run and what came of it: a line of the recording. */
export interface RecordedCall {
  readonly version: 1;
  readonly provider: string;
  readonly model: string;
  readonly request: RequestDigest;
  /** In the order in which they came. */
  readonly chunks: readonly ModelChunk[];
  /** What it ended with after them; absent: as a reply ends. */
  readonly failure?: ModelFailure;
}

/** The calls of a recording; `undefined` when a line is none, such as in a file that was cut. */
export function readRecording(text: string): readonly RecordedCall[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const calls = lines.flatMap((line) => readCall(line) ?? []);
  return calls.length === lines.length ? calls : undefined;
}

function readCall(line: string): RecordedCall | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isCall(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isCall(value: unknown): value is RecordedCall {
  const { version, provider, model, request, chunks, failure } = (value ?? {}) as Partial<RecordedCall>;
  return (
    version === 1 &&
    typeof provider === 'string' &&
    typeof model === 'string' &&
    typeof request?.maxOutputTokens === 'number' &&
    Array.isArray(request.sections) &&
    request.sections.every(({ title, hash }) => typeof title === 'string' && typeof hash === 'string') &&
    Array.isArray(chunks) &&
    chunks.every(isChunk) &&
    (failure === undefined || (MODEL_FAILURES.includes(failure.kind) && typeof failure.message === 'string'))
  );
}

function isChunk(value: unknown): value is ModelChunk {
  const chunk = (value ?? {}) as Partial<{ type: string; text: unknown; usage: unknown; reason: unknown }>;
  switch (chunk.type) {
    case 'text':
      return typeof chunk.text === 'string';
    case 'usage':
      return typeof chunk.usage === 'object' && chunk.usage !== null;
    case 'end':
      return ['complete', 'truncated', 'refused'].includes(chunk.reason as string);
    default:
      return chunk.type === 'alive';
  }
}
