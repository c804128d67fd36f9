import type { CallOutcome } from '../../ports/probe-lab.ts';
import { codeOf, quoted, type Quote } from './code-of.ts';

const PRIMITIVE = /^(boolean|number|string|bigint)$/;

/** A line of a test that holds for an outcome of the call `code`; `undefined` when nobody could write it. */
export function assertionOf(code: string, outcome: CallOutcome, quote: Quote): string | undefined {
  const { isAsync } = outcome;
  if (outcome.error !== undefined) {
    const message = quoted(outcome.error, quote);
    return isAsync
      ? `await expect(${code}).rejects.toThrow(${message});`
      : `expect(() => ${code}).toThrow(${message});`;
  }
  const { value } = outcome;
  const subject = `expect(${isAsync ? 'await ' : ''}${code})`;
  if (value === undefined) return `${subject}.toBeUndefined();`;
  const text = codeOf(value, quote);
  if (text === undefined) return undefined;
  return `${subject}.${value === null || PRIMITIVE.test(typeof value) ? 'toBe' : 'toEqual'}(${text});`;
}
