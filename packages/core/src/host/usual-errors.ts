import type { ProbeTask } from '../model/probe.ts';
import type { RunOutcome, RunRequest } from '../model/run.ts';

/** What the unpatched sources do outside of tests: one host has seen it, and another one judges the next patch. */
export interface UsualErrors {
  /** The work with all that is known, for the host that gets it. */
  with<Work extends RunRequest | ProbeTask>(work: Work): Work;
  /** Takes out of an outcome what its host knows. */
  from(outcome: RunOutcome): RunOutcome;
}

export function createUsualErrors(): UsualErrors {
  const known = new Set<string>();
  return {
    with: (work) => (known.size === 0 ? work : { ...work, usualErrors: [...known] }),
    from(outcome) {
      if (outcome.status !== 'completed' || outcome.usualErrors === undefined) return outcome;
      const { usualErrors, ...told } = outcome;
      for (const message of usualErrors) known.add(message);
      return told;
    },
  };
}
