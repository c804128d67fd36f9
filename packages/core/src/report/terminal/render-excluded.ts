import type { ExcludedReport } from '../../model/report.ts';
import { paragraphLines } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { formatCount } from '../words/format-number.ts';

const SHOWN_TESTS = 3;

/** Marked tests that are no goals of a repair, those with one reason together. */
export function renderExcluded(excluded: readonly ExcludedReport[], canvas: Canvas): string[] {
  const groups = new Map<string, ExcludedReport[]>();
  for (const test of excluded) {
    const key = `${test.reason} ${test.explanation}`;
    groups.set(key, [...(groups.get(key) ?? []), test]);
  }
  return [...groups.values()].flatMap((tests) => paragraphLines(canvas, groupText(tests), String, 1));
}

function groupText(tests: readonly ExcludedReport[]): string {
  const shown = tests.slice(0, SHOWN_TESTS).map(({ test }) => test);
  const more = tests.length - shown.length;
  const names = more > 0 ? `${shown.join(', ')} and ${formatCount(more)} more` : shown.join(', ');
  return `marked, left out (${tests[0]?.reason}): ${names}: ${tests[0]?.explanation}`;
}
