import type { Canvas } from './canvas.ts';
import type { Paint } from './layout.ts';
import { visibleText } from './visible-text.ts';

/** A unified diff for people: all of it, no line cut. A carriage return is shown only when it is what differs. */
export function renderDiff(diff: string, canvas: Canvas): string[] {
  const lines = diffLines(diff);
  return lines.map((line, index) => ' '.repeat(canvas.margin) + paintOf(line, index, canvas)(line));
}

/** The lines of a diff, safe to show on a terminal. */
export function diffLines(diff: string): string[] {
  if (diff === '') return [];
  const lines = diff.replace(/\n$/, '').split('\n');
  const body = lines.slice(2).filter((line) => /^[ +-]/.test(line));
  const isCrlf = body.every((line) => line.endsWith('\r'));
  return lines.map((line) => visibleText(isCrlf && line.endsWith('\r') ? line.slice(0, -1) : line));
}

function paintOf(line: string, index: number, { colors }: Canvas): Paint {
  if (index < 2) return colors.bold;
  if (line.startsWith('@@')) return colors.cyan;
  if (line.startsWith('+')) return colors.green;
  if (line.startsWith('-')) return colors.red;
  return line.startsWith('\\') ? colors.dim : String;
}
