import type { HealReport } from '@testheal/core';

export type ReportReading =
  | { readonly status: 'read'; readonly report: HealReport }
  /** `problem` says what is wrong with the text, for people. */
  | { readonly status: 'unreadable'; readonly problem: string };

/** The report in the text of `.heal/report.json`. */
export function readReport(text: string): ReportReading {
  const value = parseOrUndefined(text);
  if (typeof value !== 'object' || value === null || !('schemaVersion' in value)) {
    return { status: 'unreadable', problem: 'is not a report' };
  }
  if (!isReport(value)) {
    return {
      status: 'unreadable',
      problem: `has version ${String(value.schemaVersion)} of the format; this tool reads version 1`,
    };
  }
  return { status: 'read', report: value };
}

function isReport(value: { readonly schemaVersion: unknown }): value is HealReport {
  return value.schemaVersion === 1;
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
