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
  /** What the user can do about it, by kind, where the provider knows better than we do. */
  readonly advice?: Partial<Record<ModelFailureKind, string>>;
}

const ADVICE: Partial<Record<ModelFailureKind, string>> = {
  unauthorized: 'check the key',
  forbidden: 'the key may not use this model',
  'unknown-model': 'check the name of the model and the base URL',
  'quota-exhausted': 'no credit is left, or the limit of the account is reached',
  'rate-limited': 'try again later',
  overloaded: 'try again later',
  timeout: 'try again later',
};

/** Goes by the status, and by the provider's code where one status means two things. */
export function failureOfStatus({ status, said, code, headers = {}, advice = {} }: ErrorAnswer): ModelFailure {
  const kind = kindOf(status, code);
  const todo = advice[kind] ?? ADVICE[kind];
  const retryAfterMs = retryAfter(headers);
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
  if (status === 529 || status === 503) return 'overloaded';
  return BY_STATUS[status] ?? (status >= 500 || status === 409 ? 'server-error' : 'bad-request');
}

const BY_STATUS: Readonly<Record<number, ModelFailureKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'unknown-model',
  408: 'timeout',
  429: 'rate-limited',
  504: 'timeout',
};

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
