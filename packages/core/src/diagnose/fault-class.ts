import type { TestError } from '../model/test-result.ts';

/** What kind of symptom a failing test shows. Closed list. */
export type FaultClass =
  | 'assertion-mismatch'
  | 'promise-instead-of-value'
  | 'null-access'
  | 'not-a-function'
  | 'missing-name'
  | 'type-error'
  | 'did-not-throw'
  | 'timeout'
  | 'thrown-error'
  | 'module-not-loaded';

/** Reads the symptom from the error's own words; the first rule that matches wins. */
export function faultClassOf(error: TestError): FaultClass {
  if (isComparison(error)) {
    return COMPARISONS.find(([pattern]) => pattern.test(error.message))?.[1] ?? 'assertion-mismatch';
  }
  const text = `${error.name}: ${error.message}`;
  return ERRORS.find(([pattern]) => pattern.test(text))?.[1] ?? 'thrown-error';
}

/** What a comparison compares may hold any words; only of an error that surprised it are they the symptom. */
export function isComparison(error: TestError): boolean {
  const compares = error.name === 'AssertionError' || COMPARISON.test(error.message);
  return compares && !SURPRISE.test(error.message);
}

type Rule = readonly [RegExp, FaultClass];

/** How Vitest and Jest begin the messages of their matchers. */
const COMPARISON = /^(expect\(|expected |promise (resolved|rejected) |Snapshot `)/;

/** A matcher that expected no error, or a promise that resolves, tells of the error that came. */
const SURPRISE = /\bnot throw\b.* was thrown|\.not\.toThrow|rejected .*instead of resolv/s;

const COMPARISONS: readonly Rule[] = [
  [/^expected .* to throw (?!.* but got )|did not throw|instead of reject/, 'did-not-throw'],
  [/^expected Promise\b|Received: +Promise\b/m, 'promise-instead-of-value'],
];

const ERRORS: readonly Rule[] = [
  [
    /Cannot (read|set) propert(y|ies) (of|.* of) (null|undefined)|(null|undefined) is not (an object|iterable)|Cannot destructure|Cannot convert undefined or null/,
    'null-access',
  ],
  [/is not a function|is not a constructor/, 'not-a-function'],
  [/is not defined|before initialization/, 'missing-name'],
  [
    /Cannot find (module|package)|Failed to (load url|resolve import|resolve entry|parse source)|does not provide an export/,
    'module-not-loaded',
  ],
  // In the words of engines and compilers: parsers that people write throw it as well.
  [
    /^SyntaxError: (?!.*(JSON|regular expression|BigInt))(\S+: )?(Unexpected|Invalid|Missing|missing|Unterminated|Illegal|Identifier '|Cannot use|await is only|The requested module)/,
    'module-not-loaded',
  ],
  [/(Test|Hook) timed out in|Exceeded timeout of/, 'timeout'],
  [/^TypeError/, 'type-error'],
];
