import type { TargetEnded } from '../../model/event.ts';
import type { TargetReport } from '../../model/report.ts';
import { targetPath } from '../../report/words/target-name.ts';

/** The event that a target's report is. */
export function targetEnded(report: TargetReport): TargetEnded {
  const { status, reason, explanation, label, calledBy, search, usage, patches } = report;
  const [best] = patches;
  return {
    type: 'target-ended',
    target: targetPath(report),
    status,
    reason,
    explanation,
    candidates: search.candidates,
    durationMs: search.probeMs + search.verifyMs,
    usage,
    patches: patches.length,
    ...(label !== undefined && { label }),
    ...(best !== undefined && { diff: best.diff }),
    ...(calledBy !== undefined && { calledBy }),
  };
}
