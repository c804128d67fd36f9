import { assertions } from './assertions.ts';
import { calls } from './calls.ts';
import { capturedReferences } from './captured-references.ts';
import { misbehavior } from './misbehavior.ts';
import { moduleStyles } from './module-styles.ts';
import type { ProbeScenario } from './probe-scenario.ts';
import { rebases } from './rebases.ts';
import { sessions } from './sessions.ts';
import { sharedRecords } from './shared-records.ts';
import { sitesAhead } from './sites-ahead.ts';
import { waits } from './waits.ts';

/** What every `ProbeDriver` has to make a lab say. */
export const probeScenarios: readonly ProbeScenario[] = [
  ...moduleStyles,
  ...capturedReferences,
  ...misbehavior,
  ...sessions,
  ...sharedRecords,
  ...sitesAhead,
  ...rebases,
  ...assertions,
  ...calls,
  ...waits,
];
