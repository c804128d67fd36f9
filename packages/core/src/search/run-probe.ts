import { withProbeLab } from '../lab/create-probe-lab.ts';
import type { ProbeMessage, ProbeTask } from '../model/probe.ts';
import type { Clock } from '../ports/clock.ts';
import type { ProbeDriver } from '../ports/probe-driver.ts';
import { probe } from './probe.ts';

/**
 * Searches for repairs of the task's target inside a test worker. Adapters call it with their driver; `emit` settles
 * when a message has left. The last message is `unprobeable` or `done`; rejects with what is wrong with us. Use `engineClock()`, which fake timers cannot stop.
 */
export async function runProbe(
  task: ProbeTask,
  driver: ProbeDriver,
  emit: (message: ProbeMessage) => Promise<void>,
  clock: Clock,
): Promise<void> {
  await withProbeLab(task, driver, clock, (lab) => probe(task, lab, emit, clock, (file) => driver.readText?.(file)));
}
