import type { HealReporter } from './reporter.cts';

type Reporters = typeof import('./reporter.cts');

/**
 * The reporter, read when Jest makes one. Every test file with a mark loads the module that this stands in, compiles it anew,
 * and makes none.
 */
export const LateReporter: typeof HealReporter = function (...parts: ConstructorParameters<typeof HealReporter>) {
  const { HealReporter: Reporter } = require('./reporter.cjs') as Reporters;
  return new Reporter(...parts);
} as unknown as typeof HealReporter;
