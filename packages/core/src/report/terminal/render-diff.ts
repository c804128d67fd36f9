import type { Canvas } from './canvas.ts';
import type { Paint } from './layout.ts';
import { diffLines } from '../words/diff-lines.ts';

/** A unified diff for people: all of it, no line cut. A carriage return is shown only when it is what differs. */
export function renderDiff(diff: string, canvas: Canvas): string[] {
  const lines = diffLines(diff);
  return lines.map((line, index) => ' '.repeat(canvas.margin) + paintOf(line, index, canvas)(line));
}

function paintOf(line: string, index: number, { colors }: Canvas): Paint {
  if (index < 2) return colors.bold;
  if (line.startsWith('@@')) return colors.cyan;
  if (line.startsWith('+')) return colors.green;
  if (line.startsWith('-')) return colors.red;
  return line.startsWith('\\') ? colors.dim : String;
}
