import { isModelError, type ModelFailure } from '../model/model-failure.ts';
import { failureOfStatus, statusOfWord } from './failure-of-status.ts';
import { firstLine } from './first-line.ts';

/** Of Node, and of the client that its `fetch` is. */
const BROKEN_LINE = /^(?:ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|EAI_AGAIN|UND_ERR_(?:SOCKET|\w+_TIMEOUT|ABORTED))$/;
const NOBODY_THERE = /^(?:ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|CERT_\w+|\w*SELF_SIGNED\w*|ERR_TLS_\w+)$/;

/** What an error of a model, of its SDK or of the network means. */
export function failureOf(error: unknown): ModelFailure {
  const causes = causesOf(error);
  const own = causes.find(isModelError);
  if (own !== undefined) return own.failure;
  const status = causes.map((cause) => cause.status ?? cause.statusCode).find((each) => typeof each === 'number');
  const said = firstLine(error);
  const codes = causes.flatMap(({ code, type }) => [code, type].filter((word) => typeof word === 'string'));
  const word = codes.find((each) => statusOfWord(each) !== undefined);
  if (status !== undefined) return failureOfStatus({ status, said, ...(word !== undefined && { code: word }) });
  // An error within a reply that began well: its status was fine, and the words for it are the provider's.
  if (word !== undefined) return { ...failureOfStatus({ status: statusOfWord(word) ?? 500, said, code: word }) };
  const away = codes.find((code) => NOBODY_THERE.test(code));
  if (away !== undefined) {
    return { kind: 'unreachable', message: `nothing answers there (${away}): check the base URL and the network` };
  }
  const broken = codes.find((code) => BROKEN_LINE.test(code));
  if (broken !== undefined) return { kind: 'connection', message: `the connection broke (${broken})` };
  if (causes.some(({ name, message }) => name === 'TypeError' && message === 'terminated')) {
    return { kind: 'connection', message: 'the connection broke within the reply' };
  }
  if (causes.some(({ name }) => name === 'AbortError')) return { kind: 'aborted', message: said };
  if (causes.some(({ name }) => name === 'SyntaxError')) {
    return { kind: 'malformed-reply', message: 'what came is not JSON: is the base URL right?' };
  }
  return { kind: 'unexpected', message: `the model's client failed: ${said}` };
}

interface Cause {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly type?: unknown;
  readonly status?: unknown;
  readonly statusCode?: unknown;
  readonly cause?: unknown;
}

/** The error, its cause, and so on; a few, since a chain may be a ring. */
function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = [];
  for (let cause = error; typeof cause === 'object' && cause !== null && causes.length < 5;) {
    causes.push(cause);
    cause = (cause as Cause).cause;
  }
  return causes;
}
