import type { ProbeLimits } from './probe.ts';

/** Where a search stops looking at more after its first find: cost units and candidates, never seconds. */
export const AFTER_FIRST: Pick<ProbeLimits, 'slack' | 'maxAfterFirst'> = { slack: 1.2, maxAfterFirst: 3_000 };
