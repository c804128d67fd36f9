import { ModelError, type ModelFailure } from '../../model/model-failure.ts';
import type { ModelChunk } from '../../model/model-reply.ts';
import { createRedactor } from '../../secrets/redactor.ts';
import { failureOfStatus } from '../failure-of-status.ts';
import type { ModelSeat } from '../model-seat.ts';
import { readErrorBody } from './read-error-body.ts';

/**
 * What a client of a provider gives when it sends its requests by the `fetch` that it is handed here. An answer that is an
 * error becomes a `ModelError` from its status and its headers, which clients keep to themselves, wrap or drop, each
 * version in its own way. A redirection is not followed: the key would go along to wherever it leads.
 */
export async function* overHttp(
  seat: ModelSeat,
  chunksBy: (send: typeof fetch) => AsyncIterable<ModelChunk>,
): AsyncGenerator<ModelChunk, void, undefined> {
  let answered: ModelFailure | undefined;
  const send: typeof fetch = async (input, init) => {
    const response = await fetch(input, { ...init, headers: headersFor(seat, init?.headers), redirect: 'manual' });
    if (response.ok) return response;
    answered = response.status < 400 ? redirected(response) : await failureOfAnswer(response, seat);
    throw new ModelError(answered);
  };
  try {
    yield* chunksBy(send);
  } catch (error) {
    throw answered === undefined ? error : new ModelError(answered);
  }
}

/** Of what goes to a server that is not the provider's own. */
const PLAIN = /^(?:accept|content-type|user-agent|x-goog-api-client|(?:anthropic|x-stainless)-.*)$/;
const KEYS = new Map([
  ['authorization', 'Bearer '],
  ['x-api-key', ''],
  ['x-goog-api-key', ''],
]);

/**
 * Clients add headers from variables of theirs, such as `OPENAI_CUSTOM_HEADERS`. They were meant for the provider or for a
 * gateway, and may have keys in them: no other server gets them.
 */
function headersFor({ isProviders, key }: ModelSeat, given: RequestInit['headers']): Headers {
  const headers = new Headers(given);
  if (isProviders) return headers;
  for (const [name] of new Headers(given)) {
    const prefix = KEYS.get(name);
    if (prefix !== undefined) headers.set(name, `${prefix}${key}`);
    else if (!PLAIN.test(name)) headers.delete(name);
  }
  return headers;
}

function redirected({ status }: Response): ModelFailure {
  const message = `the model's server answered ${status}, which leads elsewhere: not followed, the key would go along; set the base URL that it leads to`;
  return { kind: 'misconfigured', message, status };
}

async function failureOfAnswer(response: Response, { key, keyAdvice }: ModelSeat): Promise<ModelFailure> {
  const body = readErrorBody(await response.text().catch(() => ''));
  return failureOfStatus({
    ...body,
    // Some say the key back that they refuse.
    said: createRedactor([key]).redact(body.said),
    status: response.status,
    headers: Object.fromEntries(response.headers),
    advice: { unauthorized: keyAdvice },
  });
}
