import type { HealReport, TargetReport } from '../../model/report.ts';
import { lineToLookAt, nextCommand, statusOf, type GithubPlace } from './github-place.ts';
import { targetName } from '../words/target-name.ts';

/**
 * One annotation a target, as workflow commands of GitHub Actions; ends in a line break, or is empty. A written patch is a
 * notice, a proposed one a warning, since its tests still fail.
 */
export function githubAnnotations(report: HealReport, place: GithubPlace): string {
  return report.targets.map((target) => `${annotation(target, place)}\n`).join('');
}

function annotation(target: TargetReport, place: GithubPlace): string {
  const file = place.pathOf(target.file);
  const line = lineToLookAt(target);
  const properties = [
    ...(file === undefined ? [] : [`file=${property(file)}`]),
    ...(file === undefined || line === undefined ? [] : [`line=${line}`]),
    `title=${property(`Heal: ${targetName(target)}: ${statusOf(target)}`)}`,
  ];
  return `::${levelOf(target)} ${properties.join(',')}::${data(messageOf(target, place))}`;
}

function levelOf({ status, reason, patches }: TargetReport): 'error' | 'warning' | 'notice' {
  if (reason === 'interrupted') return 'warning';
  if (status !== 'healed') return 'error';
  return patches[0]?.applied === true ? 'notice' : 'warning';
}

function messageOf(target: TargetReport, place: GithubPlace): string {
  const next = nextCommand(target, place);
  const changes = target.patches[0]?.diff.split('\n').slice(2).join('\n').trimEnd();
  return [
    target.explanation,
    ...(changes === undefined ? [] : [changes]),
    ...(target.patches.length === 0 ? suspiciousLines(target) : []),
    ...(next === undefined ? [] : [`Next: ${next}`]),
  ].join('\n');
}

function suspiciousLines({ suspicious }: TargetReport): string[] {
  if (suspicious.length === 0) return [];
  return [`suspicious lines: ${suspicious.map(({ line, score }) => `${line} (${score.toFixed(2)})`).join(', ')}`];
}

// The escapes of https://docs.github.com/actions/reference/workflow-commands-for-github-actions.
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
