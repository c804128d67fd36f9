import type { HealReport } from '../../model/report.ts';
import type { Canvas } from './canvas.ts';
import { formatCount, plural } from '../words/format-number.ts';
import { packFacts } from './layout.ts';
import type { Fact } from './layout.ts';
import { nextSteps } from './next-steps.ts';
import type { ReportStyle } from './report-style.ts';

const TITLE = ' Heal  ';

/** The closing line: how much was healed and what to type next. */
export function renderSummary(report: HealReport, style: ReportStyle, canvas: Canvas): string[] {
  const { colors } = canvas;
  const { targets, healed, applied } = report.totals;
  const paint = healed === targets ? colors.green : colors.yellow;
  const facts: Fact[] =
    targets === 0
      ? [{ text: 'no failing test is marked' }]
      : [{ text: `${formatCount(healed)} of ${plural(targets, 'target')} healed${unwritten(report)}`, paint }];
  if (applied > 0) facts.push({ text: `${formatCount(applied)} applied` });
  facts.push(
    ...nextSteps(report, style.command).map(({ name, value }) => ({ text: `${name}: ${value}`, whole: true })),
  );
  return packFacts(facts, canvas.columns - TITLE.length).map(
    (line, index) => (index === 0 ? colors.bold(TITLE) : ' '.repeat(TITLE.length)) + line,
  );
}

/** What is not written unasked: guesses, and patches of what no mark names. */
function unwritten({ targets }: HealReport): string {
  const suspicious = targets.filter(({ status, label }) => status === 'healed' && label === 'suspicious');
  const beyond = suspicious.filter(({ calledBy }) => calledBy !== undefined).length;
  const guesses = suspicious.length - beyond;
  return [
    ...(guesses === 0 ? [] : [`, ${formatCount(guesses)} by a guess`]),
    ...(beyond === 0 ? [] : [`, ${plural(beyond, 'patch', 'patches')} beyond the marks`]),
  ].join('');
}
