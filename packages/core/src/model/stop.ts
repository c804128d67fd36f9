/** Why a marked test that did not fail is no goal of a repair. Closed list; docs/stops.md explains each. */
export const EXCLUDED_REASONS = ['skipped', 'todo', 'expected-failure', 'flaky'] as const;
export type ExcludedReason = (typeof EXCLUDED_REASONS)[number];

/** Why a failing marked test, or one that a failing hook kept from running, is no goal of a repair. Closed list. */
export const FAILED_STOPS = [
  'unexpected-pass',
  'hook-failed',
  'environment',
  'browser-project',
  'typecheck-project',
  'foreign-runner',
] as const;
export type FailedStop = (typeof FAILED_STOPS)[number];

/** Why a target is left before any candidate is tried. Closed list. */
export const TARGET_STOPS = [
  'target-mocked',
  'target-not-reached',
  'not-reproducible',
  'test-not-loadable',
  'target-unresolved',
  'target-refused',
] as const;
export type TargetStop = (typeof TARGET_STOPS)[number];
