import type { HealReport } from '../../model/report.ts';
import type { ReportStyle } from './report-style.ts';

/** What a reader can do after a run; `value` is a command or a path, complete and ready to be pasted. */
export interface NextStep {
  readonly name: 'write' | 'undo' | 'patch' | 'report';
  readonly value: string;
}

/** Only steps that would do something: suspicious patches are not written, nothing is undone unless it was applied. */
export function nextSteps(report: HealReport, command: ReportStyle['command']): NextStep[] {
  const best = report.targets.flatMap((target) => target.patches.slice(0, 1));
  const steps: NextStep[] = [];
  const write = command('apply');
  if (write !== undefined && best.some((patch) => !patch.applied && patch.label === 'plausible')) {
    steps.push({ name: 'write', value: write });
  }
  if (report.totals.applied > 0) {
    const id = report.applyId === undefined ? '' : ` ${report.applyId}`;
    steps.push({ name: 'undo', value: `npx heal undo${id}` });
  }
  steps.push(
    best.length > 0 ? { name: 'patch', value: '.heal/last.patch' } : { name: 'report', value: '.heal/report.json' },
  );
  return steps;
}
