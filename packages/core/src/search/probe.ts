import type { ProbeMessage, ProbeTask } from '../model/probe.ts';
import type { Clock } from '../ports/clock.ts';
import type { ProbeLab } from '../ports/probe-lab.ts';
import { parseModule, parses } from '../syntax/parse.ts';
import { createAnnouncer } from './announcer.ts';
import { contrastPatches } from './contrast/contrast-patches.ts';
import { isLong } from './is-long.ts';
import { observationOf, type Observation } from './observe.ts';
import { search } from './search.ts';
import { typesAtHand } from './declared-types/types-at-hand.ts';
import { createTelemetry } from './telemetry.ts';

/** What of a long module is to be observed, so that one copy of it serves more than one use. One that does not parse, the lab refuses. */
function observationAhead({ target: { source, file, regions } }: ProbeTask): Observation | undefined {
  if (!isLong({ source }) || !parses(source, file)) return undefined;
  return observationOf(parseModule(source, file), regions);
}

/** One probe from calibration to the end, told by messages. */
export async function probe(
  task: ProbeTask,
  lab: ProbeLab,
  emit: (message: ProbeMessage) => Promise<void>,
  clock: Clock,
  readText: (file: string) => string | undefined,
): Promise<void> {
  const startMs = clock.now();
  const observation = observationAhead(task);
  const calibration = await lab.calibrate(observation?.requests);
  if (calibration.status === 'unprobeable') {
    const { reason, opensSockets } = calibration;
    await emit({ type: 'unprobeable', reason, ...(opensSockets && { opensSockets }) });
    return;
  }
  const { way, leftOut, tests, refused } = calibration;
  const missing = task.tests.find(({ role }, index) => role === 'target' && tests[index]?.passes !== false);
  if (missing !== undefined) {
    await emit({
      type: 'unprobeable',
      reason: `\`${missing.id.titlePath.join(' > ')}\` does not fail again in the probe`,
    });
    return;
  }
  await emit({ type: 'calibrated', way, leftOut, ...(refused !== undefined && { reason: refused }) });
  const telemetry = createTelemetry(emit, clock, startMs);
  const deadlineMs = startMs + task.limits.timeoutMs;
  const types = typesAtHand(task, readText, emit);
  const announce = createAnnouncer(task, emit);
  const parts = { task, lab, way, emit, clock, telemetry, deadlineMs, types };
  const end = await search(tests, observation, { ...parts, ...(announce !== undefined && { announce }) });
  await telemetry.speak('now');
  const { stats } = telemetry;
  if (task.contrast === true && telemetry.patches.length > 1) {
    await emit({ type: 'ended', end });
    const contrast = await contrastPatches(telemetry.patches, { task, lab, clock, telemetry });
    if (contrast !== undefined) await emit({ type: 'contrasted', contrast });
  }
  await emit({ type: 'done', end, stats });
}
