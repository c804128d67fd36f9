import type { TargetReport } from '../../model/report.ts';
import type { MarkedTest } from '../../model/test-result.ts';
import { changeText } from '../../report/words/change-text.ts';
import { isPartOf } from '../../report/words/is-part-of.ts';
import { targetPath } from '../../report/words/target-name.ts';
import { changeOf } from '../search/change-of.ts';

/** The report of a callee's patch: no mark names the place, so that it is not written unseen, however good it looks. */
export function calleeReport(report: TargetReport, user: string, tests: readonly MarkedTest[]): TargetReport {
  return {
    ...report,
    label: 'suspicious',
    calledBy: user,
    explanation: `${user} ${isPartOf(user, targetPath(report)) ? 'is a part of it' : 'uses it'}, and no mark names it, as heal('${tests[0]?.marker.target}') would: ${report.explanation}`,
    patches: report.patches.map((patch) => ({ ...patch, label: 'suspicious' })),
  };
}

/**
 * The report of a target beside that of the patch of its `callee`; `isInPlace`: those after it build on that patch. One of its own, which is less
 * likely, is set aside: nobody wants both.
 *
 * @param source the text that its own patch is an edit of
 */
export function userReport(
  { label, ...report }: TargetReport,
  { callee, isInPlace, source }: { readonly callee: string; readonly isInPlace: boolean; readonly source: string },
): TargetReport {
  const [own] = report.patches;
  const passes = label === 'suspicious' ? 'only a guess passes' : 'a patch passes that is less likely';
  const tie = isPartOf(targetPath(report), callee) ? 'which it is a part of' : 'which it uses';
  const here = own === undefined ? report.explanation : `${passes}, ${changeText(changeOf({ source }, own))}`;
  return isInPlace
    ? {
        ...report,
        status: 'healed',
        reason: 'healed-by-other',
        patches: [],
        explanation: `healed by the patch of ${callee}, ${tie}; here: ${here}`,
      }
    : {
        ...report,
        status: own === undefined ? report.status : 'not-healed',
        reason: own === undefined ? report.reason : 'exhausted',
        patches: [],
        explanation: `${here}; a patch of ${callee}, ${tie}, passes: see there`,
      };
}
