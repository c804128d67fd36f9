import type { HealReport } from '../../model/report.ts';

/** The report as the text of `.heal/report.json`: described by `schema/report.schema.json`. */
export function toReportJson(report: HealReport): string {
  return `${JSON.stringify(report, undefined, 2)}\n`;
}
