import { ModelError, type ModelFailure } from '../../model/model-failure.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import type { RecordedCall } from './recorded-call.ts';
import { differenceOf, digestOf, isSameRequest, type RequestDigest } from './request-digest.ts';

/** A model that sends nothing: it says what a recorded one said. */
export interface ReplayModel extends LanguageModel {
  /** The file of the recording; for people. */
  readonly replays: string;
}

/** Whether a model is one; goes by its look, as a user's own model does. */
export function isReplay(model: object): model is ReplayModel {
  return 'replays' in model && typeof model.replays === 'string';
}

/** Of one model of a recording, each of whose calls is repeated once. A request that was not recorded is a failure that says why. */
export function replayModel(
  file: string,
  { provider, model }: Pick<RecordedCall, 'provider' | 'model'>,
  calls: readonly RecordedCall[],
): ReplayModel {
  const left = calls.filter((call) => call.provider === provider && call.model === model);
  const of = left.length;
  return {
    replays: file,
    provider,
    name: model,
    // oxlint-disable-next-line require-yield -- a failed call yields nothing
    async *complete(request) {
      const asked = digestOf(request);
      const index = left.findIndex((call) => isSameRequest(call.request, asked));
      if (index === -1) throw new ModelError(differs(file, of, left[0]?.request, asked));
      const [call] = left.splice(index, 1) as [RecordedCall];
      yield* call.chunks;
      if (call.failure !== undefined) throw new ModelError(call.failure);
    },
  };
}

/** A recording that cannot be replayed: each call says why. */
export function brokenReplay(file: string, message: string): ReplayModel {
  return {
    replays: file,
    provider: 'replay',
    name: `replay:${file}`,
    // oxlint-disable-next-line require-yield -- a failed call yields nothing
    async *complete() {
      throw new ModelError({ kind: 'misconfigured', message });
    },
  };
}

function differs(file: string, of: number, next: RequestDigest | undefined, asked: RequestDigest): ModelFailure {
  const what =
    next === undefined
      ? `it was asked more than the ${of} ${of === 1 ? 'time' : 'times'} that ${of === 1 ? 'is' : 'are'} recorded`
      : (differenceOf(next, asked) ?? 'the order of the calls is another');
  const message = `the request is not the one recorded in ${file}: ${what}; bring back what was recorded, or record it again: --heal-record`;
  return { kind: 'replay-differs', message };
}
