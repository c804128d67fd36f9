/** One thing that `heal doctor` has looked at. */
export interface Check {
  /** Stable, for programs: `node-version`, `runner-vitest`. The same one may come for several packages. */
  readonly id: string;
  /**
   * `ok`: as it should be; `note`: worth knowing, nothing to do; `warning`: healing works, with less than there could be;
   * `hindrance`: healing cannot work here, or not as it was asked for.
   */
  readonly status: 'ok' | 'note' | 'warning' | 'hindrance';
  /** What was found: one sentence without a full stop. Never the value of a variable that is not ours. */
  readonly text: string;
  /** What to do about it: one sentence, or a command; absent when there is nothing to do. */
  readonly advice?: string;
  /** The same for programs, where there is more than the status to say. */
  readonly facts?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}

export interface Section {
  readonly title: string;
  readonly checks: readonly Check[];
}

export interface Diagnosis {
  readonly version: string;
  readonly sections: readonly Section[];
}

/** Whether healing can work: nothing hinders it. */
export function isHealthy({ sections }: Diagnosis): boolean {
  return sections.every(({ checks }) => checks.every(({ status }) => status !== 'hindrance'));
}
