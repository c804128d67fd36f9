import type { HealReport } from '../model/report.ts';
import type { Canvas } from './canvas.ts';
import { formatCount, plural } from './format-number.ts';
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
      : [{ text: `${formatCount(healed)} of ${plural(targets, 'target')} healed${guessed(report)}`, paint }];
  if (applied > 0) facts.push({ text: `${formatCount(applied)} applied` });
  facts.push(
    ...nextSteps(report, style.command).map(({ name, value }) => ({ text: `${name}: ${value}`, whole: true })),
  );
  return packFacts(facts, canvas.columns - TITLE.length).map(
    (line, index) => (index === 0 ? colors.bold(TITLE) : ' '.repeat(TITLE.length)) + line,
  );
}

/** What is healed by a guess is not written unasked, and says less. */
function guessed({ targets }: HealReport): string {
  const count = targets.filter(({ status, label }) => status === 'healed' && label === 'suspicious').length;
  return count === 0 ? '' : `, ${formatCount(count)} by a guess`;
}
