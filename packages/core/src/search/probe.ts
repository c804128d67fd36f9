import type { ProbeMessage, ProbeTask } from '../model/probe.ts';
import type { Clock } from '../ports/clock.ts';
import type { ProbeLab } from '../ports/probe-lab.ts';
import { createAnnouncer } from './announcer.ts';
import { search } from './search.ts';
import { typesAtHand } from './types-at-hand.ts';
import { createTelemetry } from './telemetry.ts';

/** One probe from calibration to the end, told by messages. */
export async function probe(
  task: ProbeTask,
  lab: ProbeLab,
  emit: (message: ProbeMessage) => Promise<void>,
  clock: Clock,
  readText: (file: string) => string | undefined,
): Promise<void> {
  const startMs = clock.now();
  const calibration = await lab.calibrate();
  if (calibration.status === 'unprobeable') {
    const { reason, opensSockets } = calibration;
    await emit({ type: 'unprobeable', reason, ...(opensSockets && { opensSockets }) });
    return;
  }
  const { way, leftOut, tests } = calibration;
  const missing = task.tests.find(({ role }, index) => role === 'target' && tests[index]?.passes !== false);
  if (missing !== undefined) {
    await emit({
      type: 'unprobeable',
      reason: `\`${missing.id.titlePath.join(' > ')}\` does not fail again in the probe`,
    });
    return;
  }
  await emit({ type: 'calibrated', way, leftOut });
  const telemetry = createTelemetry(emit, clock, startMs);
  const deadlineMs = startMs + task.limits.timeoutMs;
  const types = typesAtHand(task, readText, emit);
  const announce = createAnnouncer(task, emit);
  const parts = { task, lab, emit, clock, telemetry, deadlineMs, types };
  const end = await search(tests, { ...parts, ...(announce !== undefined && { announce }) });
  await telemetry.speak('now');
  await emit({ type: 'done', end, stats: telemetry.stats });
}
