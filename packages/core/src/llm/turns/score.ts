import type { AttemptOutcome } from '../../model/model-attempt.ts';

/**
 * How near an attempt has come, to compare attempts by: 1 is healed, above 0 it turned some failing test, 0 it ran and turned
 * none, below 0 it did not run to an end.
 */
export function scoreOf(outcome: AttemptOutcome): number {
  switch (outcome.status) {
    case 'plausible':
      return 1;
    case 'failing': {
      const of = outcome.turned + outcome.stillFailing.length;
      return of === 0 ? 0 : outcome.turned / (of + 1);
    }
    case 'regressing':
      // All failing tests turned: between most of them turned and healed, the fewer broken the better.
      return 0.5 + 0.4 / Math.max(1, outcome.broken.length);
    case 'timeout':
    case 'crashed':
    case 'invalid':
    case 'refused':
      return -1;
    default:
      return -2;
  }
}
