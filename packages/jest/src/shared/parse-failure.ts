import { stripVTControlCharacters } from 'node:util';
import type { TestError } from '@testheal/core';

/**
 * Reads one of Jest's failure texts (`failureMessages[i]`: the error's stack, with its message in front). `detail` is the
 * matching `failureDetails[i]`; through workers it has lost the message, so the text is what counts.
 */
export function parseFailure(text: string, detail: unknown): TestError {
  const plain = stripVTControlCharacters(text);
  const stackStart = plain.search(/\n\s+at \S/);
  const head = (stackStart === -1 ? plain : plain.slice(0, stackStart)).trimEnd();
  const named = /^([A-Za-z_$][\w$]*(?:Error|Exception)?)(?: \[[^\]\n]+\])?: (?=.)/.exec(head);
  const isNamed = named !== null && /(?:Error|Exception)$/.test(named[1] ?? '');
  const message = isNamed ? head.slice(named[0].length) : head;
  const comparison = readComparison(message, detail);
  const name =
    comparison === undefined && !/^(?:expect|assert(?:\.\w+)?)\(/.test(message)
      ? ((isNamed ? named[1] : undefined) ?? 'Error')
      : 'AssertionError';
  return { name, message, ...(stackStart === -1 ? {} : { stack: plain }), ...comparison };
}

interface Comparison {
  readonly expected?: string;
  readonly actual?: string;
}

/** The printed values where the text has them on lines of their own; else what the matcher kept of them. */
function readComparison(message: string, detail: unknown): Comparison | undefined {
  const expected = /^Expected(?: [\w ]+)?: +(.+)$/m.exec(message)?.[1];
  const actual = /^Received(?: [\w ]+)?: +(.+)$/m.exec(message)?.[1];
  if (expected !== undefined && actual !== undefined) return { expected, actual };
  // As Jest prints errors of `node:assert`.
  const printed = /^Expected value [^\n]*:\n {2}(.+)\nReceived:\n {2}(.+)$/m.exec(message);
  if (printed?.[1] !== undefined && printed[2] !== undefined) return { expected: printed[1], actual: printed[2] };

  const result = (detail as { matcherResult?: { expected?: unknown; actual?: unknown } } | undefined)?.matcherResult;
  if (typeof result !== 'object' || result === null) return expected === undefined ? undefined : { expected };
  return {
    ...print('expected', expected, result.expected),
    ...print('actual', actual, result.actual),
  };
}

function print(key: 'expected' | 'actual', shown: string | undefined, value: unknown): Comparison {
  const text = shown ?? (value === undefined ? undefined : JSON.stringify(value));
  return text === undefined ? {} : { [key]: text };
}
