import type { TargetWorld } from '../../target/resolve-target.ts';
import { errorsWaitedFor } from './errors-waited-for.ts';
import type { TargetGroup } from '../world/group-targets.ts';
import { probeAhead, type ProbeAhead } from './probe-ahead.ts';
import { metBy } from '../world/related-overlay.ts';
import type { RepairWorld } from '../world/repair-world.ts';

/**
 * Begins the probe of the target whose turn is next while the finds for `current` are proved, so that no core waits. Not when
 * a patch, in place or to come, may be met by the next target's tests: what they do then is not known yet. Never rejects.
 */
export async function probeNext(
  world: RepairWorld,
  next: TargetGroup,
  now: {
    readonly current: TargetGroup;
    readonly overlay: Readonly<Record<string, string>>;
    readonly targets: TargetWorld;
  },
): Promise<ProbeAhead | undefined> {
  // What goes wrong here goes wrong again in its turn, and is told there.
  const meets = await metBy(next, now.targets).catch(() => undefined);
  if (meets === undefined || [now.current.target.file, ...Object.keys(now.overlay)].some(meets)) return undefined;
  const awaited = await errorsWaitedFor(world, next.tests);
  return probeAhead(world, next.target, { marked: next.tests, overlay: {}, awaited });
}
