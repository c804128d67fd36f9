import type { ReportStyle } from '../terminal/report-style.ts';

/** A wide terminal without color. */
export const plainStyle: ReportStyle = {
  columns: 100,
  color: false,
  terse: false,
  command: (mode) => `npx vitest run --heal${mode === 'apply' ? '-apply' : ''}`,
};
