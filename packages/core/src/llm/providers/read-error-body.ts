import { firstLine } from '../first-line.ts';
import { isRecord } from './is-record.ts';

/** What the body of an error says, in the forms that the providers have for it. */
export interface ErrorBody {
  /** One line; empty when it says nothing that is for people. */
  readonly said: string;
  /** The provider's word for it, such as `insufficient_quota`. */
  readonly code?: string;
  readonly retryAfterMs?: number;
}

/** `{ error: { message, code | type | status } }`, the same in an array, or `{ message }`; a page of a proxy says nothing. */
export function readErrorBody(text: string): ErrorBody {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { said: '' };
  }
  const [first] = Array.isArray(body) ? body : [body];
  if (!isRecord(first)) return { said: '' };
  const error = isRecord(first['error']) ? first['error'] : first;
  const said = typeof first['error'] === 'string' ? first['error'] : (textOf(error['message']) ?? '');
  const code = reasonIn(error['details']) ?? textOf(error['code']) ?? textOf(error['type']) ?? textOf(error['status']);
  const retryAfterMs = delayIn(error['details']);
  return {
    said: firstLine(said),
    ...(code !== undefined && { code }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

/** Google's: more exact than its status, which is the same for a bad key and a bad request. */
function reasonIn(details: unknown): string | undefined {
  return textIn(details, 'reason');
}

/** Google's: seconds, such as `34s` or `1.5s`. */
function delayIn(details: unknown): number | undefined {
  const seconds = /^(\d+(?:\.\d+)?)s$/.exec(textIn(details, 'retryDelay') ?? '')?.[1];
  return seconds === undefined ? undefined : Math.round(Number(seconds) * 1000);
}

function textIn(details: unknown, name: string): string | undefined {
  if (!Array.isArray(details)) return undefined;
  return details.flatMap((each) => (isRecord(each) ? (textOf(each[name]) ?? []) : []))[0];
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
