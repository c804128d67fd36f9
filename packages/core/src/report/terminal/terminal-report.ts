import type { HealReport } from '../../model/report.ts';
import { createCanvas, paragraphLines } from './canvas.ts';
import { renderExcluded } from './render-excluded.ts';
import { renderSummary } from './render-summary.ts';
import { renderTarget } from './render-target.ts';
import { renderUnmarked } from './render-unmarked.ts';
import type { ReportStyle } from './report-style.ts';
import { renderTerseReport } from './terse-report.ts';

/** The report that people read after a run; ends with a newline. Nothing is told by color alone. */
export function renderTerminalReport(report: HealReport, style: ReportStyle): string {
  if (style.terse) return renderTerseReport(report, style.command);
  const canvas = createCanvas(style.columns, style.color);
  const lines = [
    '',
    ...report.targets.flatMap((target) => [...renderTarget(target, canvas), '']),
    ...withGap(renderExcluded(report.excluded, canvas)),
    ...withGap(renderUnmarked(report.unmarked, canvas)),
    ...withGap(report.notices.flatMap((notice) => paragraphLines(canvas, `note: ${notice}`, canvas.colors.dim, 1))),
    ...renderSummary(report, style, canvas),
  ];
  return `${lines.join('\n')}\n`;
}

function withGap(lines: string[]): string[] {
  return lines.length === 0 ? [] : [...lines, ''];
}
