import type { HealReport, TargetReport } from '../../model/report.ts';

/** What of a GitHub run the reports for it need to know. */
export interface GithubPlace {
  /** Path of a file from the root of the repository; `undefined` for one outside of it. `file`: as in the report. */
  readonly pathOf: (file: string) => string | undefined;
  /** The command that runs the same tests again and writes. */
  readonly applyCommand: string;
}

/** The line of a target that a reader should look at: where the patch changes it, else where the fault is suspected. */
export function lineToLookAt({ patches, suspicious }: TargetReport): number | undefined {
  const [best] = patches;
  return best === undefined ? suspicious[0]?.line : firstChangedLine(best.diff);
}

/** In the file without the patch, which is the one that the repository has; 1-based. */
function firstChangedLine(diff: string): number | undefined {
  let line: number | undefined;
  for (const text of diff.split('\n')) {
    const start = /^@@ -(\d+)/.exec(text)?.[1];
    if (start !== undefined) line = Math.max(1, Number(start));
    else if (line !== undefined && /^[-+]/.test(text)) return line;
    else if (line !== undefined && text.startsWith(' ')) line++;
  }
  return line;
}

/** What to do next about one target, ready to be typed; `undefined` when only a reader can tell. */
export function nextCommand(target: TargetReport, { applyCommand }: GithubPlace): string | undefined {
  const [best] = target.patches;
  if (target.reason === 'interrupted') return undefined;
  if (best === undefined) return undefined;
  if (best.applied) return 'npx heal undo';
  return best.label === 'plausible' ? applyCommand : undefined;
}

/** `healed, plausible`: status and label in words. */
export function statusOf(target: TargetReport): string {
  const [best] = target.patches;
  if (target.reason === 'interrupted') return 'interrupted';
  const status = { healed: 'healed', 'not-healed': 'not healed', skipped: 'skipped' }[target.status];
  if (best === undefined) return status;
  const label = target.calledBy === undefined ? best.label : 'not marked';
  return `${status}, ${label}${best.applied ? ', applied' : ''}`;
}

/** `1 of 2 targets healed`. */
export function totalsOf({ totals }: HealReport): string {
  const targets = totals.targets === 1 ? 'target' : 'targets';
  const applied = totals.applied === 0 ? '' : `, ${totals.applied} applied`;
  return `${totals.healed} of ${totals.targets} ${targets} healed${applied}`;
}
