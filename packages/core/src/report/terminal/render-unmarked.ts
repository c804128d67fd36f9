import type { UnmarkedReport } from '../../model/report.ts';
import { paragraphLines } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { formatCount } from '../words/format-number.ts';

const SHOWN_TESTS = 10;

/** Failing tests without a marker, each with what to type to have it healed. */
export function renderUnmarked(unmarked: readonly UnmarkedReport[], canvas: Canvas): string[] {
  const lines = unmarked.slice(0, SHOWN_TESTS).flatMap((test) => paragraphLines(canvas, unmarkedText(test), String, 1));
  const more = unmarked.length - SHOWN_TESTS;
  if (more > 0) lines.push(` and ${formatCount(more)} more that are not marked: see .heal/report.json`);
  return lines;
}

function unmarkedText({ test, target, marker }: UnmarkedReport): string {
  const likely = target === undefined ? '' : ` → likely ${target.replace('#', ' › ')}`;
  return `not marked, failing: ${test}${likely}${marker === undefined ? '' : `: ${marker}`}`;
}
