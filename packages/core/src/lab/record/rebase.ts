import type { CalibratedTest } from '../../ports/probe-lab.ts';
import type { Accepted } from '../accepted.ts';
import { inRunOrder } from '../judge/in-run-order.ts';

/** The new ground is a guess as good as any candidate: it may hang. */
const LIMITS = { maxSteps: 2_000_000, maxMs: 1_000 };

/**
 * Runs every calibrated test once over another text of the target. What they do there is what they have to do again
 * whenever the lab asks itself whether its worker is unspoilt.
 */
export async function rebase(
  text: string,
  accepted: Accepted,
  alive?: () => Promise<void>,
): Promise<Accepted | { readonly reason: string }> {
  const { bench, calibration, positions } = accepted;
  const tests: (CalibratedTest | undefined)[] = positions.map(() => undefined);
  bench.startTry();
  for (const index of inRunOrder(positions.keys(), bench, positions)) {
    const position = positions[index] ?? -1;
    if (position === -1) continue;
    await alive?.();
    // Free, unless a timeout has spoilt what was loaded.
    const refusal = await bench.mount(text);
    if (refusal !== undefined) return { reason: refusal.reason };
    const { outcome, message = outcome, durationMs, steps, assertions } = await bench.run(position, 0, LIMITS);
    if (outcome === 'broken') return { reason: message };
    const passes = outcome === 'passed';
    const counted = calibration.tests[index]?.assertions;
    // What a test that ran out of time says depends on the moment.
    tests[index] = {
      passes,
      durationMs,
      steps,
      ...(outcome === 'failed' && { message }),
      ...(calibration.tests[index]?.repeats && { repeats: true }),
      // Nobody counts those of a test that passes, but on the next ground it may fail again.
      ...(counted !== undefined && { assertions: assertions ?? counted }),
      ...(outcome === 'timeout' && { stopped: true }),
    };
  }
  return { ...accepted, baseText: text, recorder: undefined, calibration: { ...calibration, tests } };
}
