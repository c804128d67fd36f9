import type { HealReport, TargetReport } from '../../model/report.ts';
import { nextCommand, statusOf, totalsOf, type GithubPlace } from './github-place.ts';
import { differingLines } from '../words/differing-lines.ts';
import { sameElsewhere } from '../words/same-elsewhere.ts';
import { diffLines } from '../words/diff-lines.ts';
import { targetName } from '../words/target-name.ts';
import { oneLine } from '../words/visible-text.ts';

const SHOWN_TESTS = 5;

/** What a summary that does not fit whole leaves out is in the report. */
const REPORT = '.heal/report.json';

/**
 * The report as Markdown, at most `maxBytes` of UTF-8. When it does not fit, diffs are left out, the last ones first, then
 * targets; empty when not even the heading fits.
 */
export function githubSummary(report: HealReport, place: GithubPlace, maxBytes: number): string {
  const sections = report.targets.map(
    (target) => [section(target, place, true), section(target, place, false)] as const,
  );
  const notices = report.notices.map((notice) => `- ${plain(notice)}`);
  const parts = (whole: number, shown: number): string =>
    [
      `## Heal: ${totalsOf(report)}`,
      ...sections.slice(0, shown).map(([full, short], index) => (index < whole ? full : short)),
      ...(whole === sections.length ? [] : [leftOut(sections.length, whole, shown)]),
      ...(notices.length === 0 ? [] : [['Notes:', ...notices].join('\n')]),
    ].join('\n\n') + '\n\n';
  const fits = (text: string): boolean => new TextEncoder().encode(text).length <= maxBytes;

  for (let whole = sections.length; whole > 0; whole--) {
    const text = parts(whole, sections.length);
    if (fits(text)) return text;
  }
  for (let shown = sections.length; shown >= 0; shown--) {
    const text = parts(0, shown);
    if (fits(text)) return text;
  }
  return '';
}

function leftOut(targets: number, whole: number, shown: number): string {
  const hidden = targets - shown;
  return hidden > 0
    ? `${hidden} of ${targets} targets, and all diffs, are left out here: see \`${REPORT}\`.`
    : `The diffs of ${targets - whole} of ${targets} targets are left out here: see \`${REPORT}\`.`;
}

function section(target: TargetReport, place: GithubPlace, hasDiff: boolean): string {
  const [best] = target.patches;
  const next = nextCommand(target, place);
  return [
    `### ${iconOf(target)} ${code(targetName(target))}: ${statusOf(target)}`,
    plain(target.explanation),
    ...(target.failing.length === 0 ? [] : [failingTests(target.failing)]),
    ...suspiciousLines(target, place),
    ...(best === undefined || !hasDiff ? [] : [fenced(diffLines(best.diff).join('\n'), 'diff')]),
    ...(hasDiff ? otherResults(target) : []),
    ...(best?.label === 'suspicious' && !best.applied
      ? [`It is not written by \`--heal-apply\`: look at it, then apply it from \`.heal/last.patch\`.`]
      : []),
    ...(next === undefined ? [] : ['Next:', fenced(oneLine(next), 'sh')]),
  ].join('\n\n');
}

function otherResults({ patches }: TargetReport): string[] {
  const told = differingLines(patches);
  const more = sameElsewhere(patches);
  const twins = more === undefined ? [] : [more];
  if (told === undefined) return twins;
  const lines = told.lines.map((line) => oneLine(line)).join('\n');
  return [
    ...twins,
    'Other patches pass as well, with other results. Whichever line is right would settle it in a test:',
    fenced(lines, 'ts'),
  ];
}

function iconOf({ status, reason, label }: TargetReport): string {
  if (reason === 'interrupted') return '⏹';
  if (status === 'healed') return label === 'suspicious' ? '⚠' : '✔';
  return status === 'not-healed' ? '✘' : '○';
}

function failingTests(failing: readonly string[]): string {
  const shown = failing.slice(0, SHOWN_TESTS).map((test) => `- ${plain(test)}`);
  const more = failing.length - shown.length;
  return ['Failing:', ...shown, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n');
}

function suspiciousLines(target: TargetReport, { pathOf }: GithubPlace): string[] {
  if (target.patches.length > 0 || target.suspicious.length === 0) return [];
  const file = pathOf(target.file) ?? target.file;
  const places = target.suspicious.map(({ line, score }) => `${code(`${file}:${line}`)} (${score.toFixed(2)})`);
  return [`Suspicious: ${places.join(', ')}`];
}

/** A block that no run of backticks in the text can end. */
function fenced(text: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

function code(text: string): string {
  const shown = oneLine(text);
  const ticks = '`'.repeat(longestRun(shown) + 1);
  // A blank keeps a backtick at an end apart from the delimiter; Markdown takes it away again.
  return ticks === '`' ? `\`${shown}\`` : `${ticks} ${shown} ${ticks}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

/** Foreign text on one line, of which Markdown makes nothing else. */
function plain(text: string): string {
  return oneLine(text).replace(/[\\`*_{}[\]<>#|~!&@]/g, String.raw`\$&`);
}
