import type { ExcludedReport, HealReport, PatchReport, TargetReport, UnmarkedReport } from '../../model/report.ts';
import { faultText } from '../words/fault-text.ts';
import { nextSteps } from './next-steps.ts';
import { diffLines } from '../words/diff-lines.ts';
import type { ReportStyle } from './report-style.ts';
import { targetPath } from '../words/target-name.ts';
import { oneLine } from '../words/visible-text.ts';

/**
 * The report for a program that reads the terminal. Each line begins with `heal` and a word that does not change between
 * versions; only diffs, which are complete, stand between them as they are.
 */
export function renderTerseReport(report: HealReport, command: ReportStyle['command']): string {
  const { targets, healed, applied } = report.totals;
  const lines = [
    ...report.targets.flatMap(targetLines),
    ...report.excluded.map(excludedLine),
    ...report.unmarked.map(unmarkedLine),
    ...report.notices.map((notice) => `heal notice ${oneLine(notice)}`),
    `heal summary targets=${targets} healed=${healed} applied=${applied}`,
    ...nextSteps(report, command).map(({ name, value }) => `heal ${name} ${value}`),
  ];
  return `${lines.join('\n')}\n`;
}

function targetLines(target: TargetReport): string[] {
  const { guards, search } = target;
  const [best] = target.patches;
  return [
    `heal target ${oneLine(targetPath(target))} status=${target.status} reason=${target.reason}${target.calledBy === undefined ? '' : ` called-by=${oneLine(target.calledBy)}`} failing=${target.failing.length} passing=${target.passing} guards=${guards.ran}/${guards.of} candidates=${search.candidates} ms=${Math.round(search.probeMs + search.verifyMs)}`,
    `heal explanation ${oneLine(target.explanation)}`,
    ...(best === undefined ? missLines(target) : patchLines(best, target.patches.length - 1)),
    ...(search.faults ?? []).map((fault) => `heal fault ${faultText(fault)}`),
  ];
}

function patchLines(patch: PatchReport, others: number): string[] {
  const applied = patch.applied ? 'yes' : 'no';
  const lines = [
    `heal diff label=${patch.label} proposer=${patch.proposer}${patch.fromCache === true ? ' from=cache' : ''} edits=${patch.edits.length} cost=${patch.cost.toFixed(1)} applied=${applied}`,
    ...diffLines(patch.diff),
  ];
  if (patch.backup !== undefined) lines.push(`heal backup ${patch.backup}`);
  if (others > 0) lines.push(`heal other-patches ${others} see .heal/report.json`);
  return lines;
}

function missLines(target: TargetReport): string[] {
  const lines = target.suspicious
    .slice(0, 3)
    .map(({ line, score }) => `heal suspicious ${target.file}:${line} score=${score.toFixed(2)}`);
  const { nearestTurned } = target.search;
  if (nearestTurned > 0) lines.push(`heal nearest-miss turned=${nearestTurned} of=${target.failing.length}`);
  return lines;
}

function excludedLine({ test, reason, explanation }: ExcludedReport): string {
  return `heal excluded ${oneLine(test)} reason=${reason} ${oneLine(explanation)}`;
}

function unmarkedLine({ test, target, marker }: UnmarkedReport): string {
  const likely = target === undefined ? '' : ` likely=${target}`;
  return `heal unmarked ${oneLine(test)}${likely}${marker === undefined ? '' : ` marker=${marker}`}`;
}
