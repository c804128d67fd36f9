import type { ModelFailure, ModelFailureKind } from '../model/model-failure.ts';

/** An answer that is an error. */
export interface ErrorAnswer {
  readonly status: number;
  /** What the server says of it, one line; may be empty. */
  readonly said: string;
  /** The provider's own word for it, such as `insufficient_quota`. */
  readonly code?: string;
  /** Names in small letters. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Where the body says it, and not the headers. */
  readonly retryAfterMs?: number;
  /** What the user can do about it, by kind, where the provider knows better than we do. */
  readonly advice?: Partial<Record<ModelFailureKind, string>>;
}

const ADVICE: Partial<Record<ModelFailureKind, string>> = {
  unauthorized: 'check the key',
  forbidden: 'the key may not use this model',
  'unknown-model': 'check the name of the model and the base URL',
  'too-large': 'the prompt is longer than the model takes',
  'quota-exhausted': 'no credit is left, or the limit of the account is reached',
  'rate-limited': 'try again later',
  overloaded: 'try again later',
  timeout: 'try again later',
};

/** Goes by the status, and by the provider's code where one status means two things. */
export function failureOfStatus({ status, said, code, headers = {}, advice = {}, ...body }: ErrorAnswer): ModelFailure {
  const kind = kindOf(status, code);
  const todo = advice[kind] ?? ADVICE[kind];
  const retryAfterMs = retryAfter(headers) ?? body.retryAfterMs;
  return {
    kind,
    message: [`the model's server answered ${status}`, ...(said === '' ? [] : [said]), ...(todo ? [todo] : [])].join(
      ': ',
    ),
    status,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

function kindOf(status: number, code: string | undefined): ModelFailureKind {
  if (status === 402 || (status === 429 && code === 'insufficient_quota')) return 'quota-exhausted';
  // Google's word for a bad key, which it answers with 400.
  if (code === 'API_KEY_INVALID') return 'unauthorized';
  if (code === 'context_length_exceeded') return 'too-large';
  return BY_STATUS[status] ?? (status >= 500 || status === 409 ? 'server-error' : 'bad-request');
}

const BY_STATUS: Readonly<Record<number, ModelFailureKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'unknown-model',
  408: 'timeout',
  413: 'too-large',
  429: 'rate-limited',
  503: 'overloaded',
  504: 'timeout',
  529: 'overloaded',
};

/** Words of Anthropic and OpenAI. */
const BY_WORD: Readonly<Record<string, number>> = {
  api_error: 500,
  authentication_error: 401,
  insufficient_quota: 429,
  invalid_request_error: 400,
  not_found_error: 404,
  overloaded_error: 529,
  permission_error: 403,
  rate_limit_error: 429,
  rate_limit_exceeded: 429,
  request_too_large: 413,
  server_error: 500,
  timeout_error: 504,
};

/** The status that a provider answers with when it has that word for what went wrong. */
export function statusOfWord(word: string): number | undefined {
  return BY_WORD[word];
}

/** `retry-after-ms`, then `retry-after`: seconds, or a date, which the server's own clock is taken for. */
function retryAfter(headers: Readonly<Record<string, string | undefined>>): number | undefined {
  const ms = numberIn(headers['retry-after-ms']);
  if (ms !== undefined) return ms;
  const seconds = numberIn(headers['retry-after']);
  if (seconds !== undefined) return seconds * 1000;
  const wait = Date.parse(headers['retry-after'] ?? '') - Date.parse(headers['date'] ?? '');
  return wait >= 0 ? wait : undefined;
}

function numberIn(text: string | undefined): number | undefined {
  const number = Number.parseFloat(text ?? '');
  return text !== undefined && /^\s*\d/.test(text) && Number.isFinite(number) ? number : undefined;
}
