import type { ModelChunk } from '../../model/model-reply.ts';
import { ModelError, type ModelFailure } from '../../model/model-failure.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import { failureOf } from '../failure-of.ts';
import { firstLine } from '../first-line.ts';
import type { RecordedCall } from './recorded-call.ts';
import { digestOf } from './request-digest.ts';

/** Where calls are recorded; all models of a run share it. */
export interface Recorder {
  /** Makes the recording empty, once a run. Rejects as the file system does. */
  begin(): Promise<void>;
  /** Adds one line. Rejects as the file system does. */
  add(line: string): Promise<void>;
  readonly redact: (text: string) => string;
  /** For people. */
  readonly file: string;
}

/**
 * The same model, each of whose calls is recorded when it has ended, without secrets. A call that was ended from outside is
 * left out. When nothing can be recorded, nothing is asked: it would be paid for in vain.
 */
export function recordModel(model: LanguageModel, recorder: Recorder): LanguageModel {
  const { provider, name } = model;
  return {
    provider,
    name,
    async *complete(request, options) {
      await recorder.begin().catch((error: unknown) => {
        throw new ModelError(notWritten(recorder, error));
      });
      const chunks: ModelChunk[] = [];
      let failure: ModelFailure | undefined;
      try {
        for await (const chunk of model.complete(request, options)) {
          if (chunk.type !== 'alive') chunks.push(chunk);
          yield chunk;
        }
      } catch (error) {
        failure = failureOf(error);
        throw error;
      } finally {
        // Who has read to the end ends the call, too.
        const hasEnded = failure !== undefined || chunks.at(-1)?.type === 'end' || !options.signal.aborted;
        if (hasEnded && failure?.kind !== 'aborted') {
          const call: RecordedCall = {
            version: 1,
            provider,
            model: name,
            request: digestOf(request),
            chunks: withoutSecrets(chunks, recorder.redact),
            ...(failure !== undefined && { failure: { ...failure, message: recorder.redact(failure.message) } }),
          };
          // A line that is missing is told by the replay.
          await recorder.add(`${JSON.stringify(call)}\n`).catch(() => undefined);
        }
      }
    },
  };
}

/** Chunk by chunk as they came, unless a secret is in them, which may go over several. */
function withoutSecrets(chunks: readonly ModelChunk[], redact: (text: string) => string): readonly ModelChunk[] {
  const text = chunks.map((chunk) => (chunk.type === 'text' ? chunk.text : '')).join('');
  const redacted = redact(text);
  if (redacted === text) return chunks;
  return [{ type: 'text', text: redacted }, ...chunks.filter(({ type }) => type !== 'text')];
}

function notWritten({ file }: Recorder, error: unknown): ModelFailure {
  const message = `the recording ${file} cannot be written (${firstLine(error)}): no model is asked; name another file, or leave out \`record\``;
  return { kind: 'misconfigured', message };
}
