import type { SearchFault } from '../model/search-fault.ts';

/** The errors of ours that one search went on from, the first of each operator. */
export interface FaultLog {
  readonly note: (operator: string, error: unknown) => void;
  /** In order; grows. */
  readonly faults: readonly SearchFault[];
}

export function createFaultLog(): FaultLog {
  const faults = new Map<string, SearchFault>();
  return {
    note(operator, error) {
      if (!faults.has(operator)) faults.set(operator, { operator, reason: firstLine(error) });
    },
    get faults() {
      return [...faults.values()];
    },
  };
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : 'not an error';
  return text.split('\n', 1)[0] as string;
}
