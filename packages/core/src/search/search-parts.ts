import type { ModuleTypes } from '../model/module-types.ts';
import type { ProbeMessage, ProbeTask, ProbeWay } from '../model/probe.ts';
import type { Clock } from '../ports/clock.ts';
import type { ProbeLab } from '../ports/probe-lab.ts';
import type { Announce } from './announcer.ts';
import type { Telemetry } from './telemetry.ts';

/** What all of one search shares. */
export interface SearchParts {
  readonly task: ProbeTask;
  readonly lab: ProbeLab;
  /** How the lab has to bring candidates to the tests. */
  readonly way: ProbeWay;
  readonly emit: (message: ProbeMessage) => Promise<void>;
  readonly clock: Clock;
  /** What TypeScript knows of the target, if it was complete when this was first asked: then, or never. */
  readonly types: () => Promise<ModuleTypes | undefined>;
  readonly telemetry: Telemetry;
  /** Absent: candidates run unnamed. */
  readonly announce?: Announce;
  /** When the search has to end, by `clock`. */
  readonly deadlineMs: number;
}
