import type { TargetReport } from '../../model/report.ts';
import type { MarkedTest } from '../../model/test-result.ts';

/** The report of a callee's patch: no mark names the place, so that it is not written unseen, however good it looks. */
export function calleeReport(report: TargetReport, user: string, tests: readonly MarkedTest[]): TargetReport {
  return {
    ...report,
    label: 'suspicious',
    calledBy: user,
    explanation: `${user} uses it, and no mark names it, as heal('${tests[0]?.marker.target}') would: ${report.explanation}`,
    patches: report.patches.map((patch) => ({ ...patch, label: 'suspicious' })),
  };
}

/**
 * The report of a target beside that of the patch of its `callee`; `isInPlace`: those after it build on that patch. A guess of its own is set
 * aside: nobody wants both.
 */
export function userReport(
  { label, ...report }: TargetReport,
  { callee, isInPlace }: { readonly callee: string; readonly isInPlace: boolean },
): TargetReport {
  const here = label === undefined ? report.explanation : 'only a guess passes';
  return isInPlace
    ? {
        ...report,
        status: 'healed',
        reason: 'healed-by-other',
        patches: [],
        explanation: `healed by the patch of ${callee}, which it uses; here: ${here}`,
      }
    : {
        ...report,
        status: label === undefined ? report.status : 'not-healed',
        reason: label === undefined ? report.reason : 'exhausted',
        patches: [],
        explanation: `${here}; a patch of ${callee}, which it uses, passes: see there`,
      };
}
