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
  const text = `${error.name}: ${error.message}`;
  return RULES.find(([pattern]) => pattern.test(text))?.[1] ?? 'thrown-error';
}

const RULES: readonly (readonly [RegExp, FaultClass])[] = [
  [
    /Cannot read propert(y|ies) (of|.* of) (null|undefined)|(null|undefined) is not (an object|iterable)|Cannot destructure/,
    'null-access',
  ],
  [/is not a function|is not a constructor/, 'not-a-function'],
  [/is not defined|before initialization/, 'missing-name'],
  [
    /Cannot find (module|package)|Failed to (load|resolve|parse)|SyntaxError|does not provide an export/,
    'module-not-loaded',
  ],
  [/expected .*to throw|did not throw|Received function did not throw/i, 'did-not-throw'],
  [/Test timed out|Exceeded timeout|timed? ?out in \d+/i, 'timeout'],
  [/Promise ?\{|expected Promise|Received:? +Promise/i, 'promise-instead-of-value'],
  [/^AssertionError|expect\(.*\)|expected .* to /i, 'assertion-mismatch'],
  [/^TypeError/, 'type-error'],
];
