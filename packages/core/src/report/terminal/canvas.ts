import picocolors from 'picocolors';

import { packFacts, wrapText } from './layout.ts';
import type { Fact, Paint } from './layout.ts';
import { oneLine } from '../words/visible-text.ts';

/** Width, colors and margins that the parts of the terminal report share. */
export interface Canvas {
  readonly colors: ReturnType<typeof picocolors.createColors>;
  readonly columns: number;
  /** Columns left free before everything that belongs to a target; narrow terminals get less. */
  readonly margin: number;
}

export function createCanvas(columns: number, color: boolean): Canvas {
  return { colors: picocolors.createColors(color), columns, margin: columns >= 80 ? 7 : 2 };
}

/** Facts on as few lines as fit beside the margin. */
export function factLines(canvas: Canvas, facts: readonly Fact[], separator?: string): string[] {
  const margin = ' '.repeat(canvas.margin);
  return packFacts(facts, canvas.columns - canvas.margin, separator).map((line) => margin + line);
}

/** A sentence that hangs by two columns under its first line. */
export function paragraphLines(
  canvas: Canvas,
  text: string,
  paint: Paint = String,
  margin: number = canvas.margin,
): string[] {
  return wrapText(oneLine(text), canvas.columns - margin - 2).map(
    (line, index) => ' '.repeat(index === 0 ? margin : margin + 2) + paint(line),
  );
}
