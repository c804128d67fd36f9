import type { MarkedTest } from '../model/test-result.ts';
import { faultClassOf, type FaultClass } from './fault-class.ts';

/** What the failing tests of one target say about the fault. */
export interface Diagnosis {
  /** Of the first failing test. */
  readonly faultClass: FaultClass;
  /** First line of its message. */
  readonly message: string;
  readonly expected?: string;
  readonly actual?: string;
}

/** Sums up the failures of one target; `tests` is not empty. */
export function diagnose(tests: readonly MarkedTest[]): Diagnosis {
  const error = tests[0]?.errors[0] ?? { name: 'Error', message: 'unknown' };
  return {
    faultClass: faultClassOf(error),
    message: error.message.split('\n', 1)[0] ?? '',
    ...(error.expected !== undefined && { expected: error.expected }),
    ...(error.actual !== undefined && { actual: error.actual }),
  };
}
