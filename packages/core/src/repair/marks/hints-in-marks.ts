import { readStaticMarks } from '../../marks/read-static-marks.ts';
import type { StaticMark } from '../../marks/static-mark.ts';
import { isRepairError } from '../../model/errors.ts';
import type { MarkedTest, Marker } from '../../model/test-result.ts';
import type { RepairWorld } from '../world/repair-world.ts';

/** The hints of the marks of these tests, as the text of their files has them. */
export async function hintsInMarks(
  { fileSystem }: Pick<RepairWorld, 'fileSystem'>,
  marked: readonly MarkedTest[],
): Promise<readonly string[]> {
  const hints = new Set<string>();
  const markers = marked.map(({ marker }) => marker).filter(({ flag }) => flag === undefined);
  for (const file of new Set(markers.map((marker) => marker.file))) {
    const marks = marksIn(await fileSystem.readText(file).catch(() => ''), file);
    for (const marker of markers) {
      const hint = marker.file === file ? hintAt(marker, marks) : undefined;
      if (hint !== undefined) hints.add(hint);
    }
  }
  return [...hints];
}

function marksIn(text: string, file: string): StaticMark[] {
  try {
    return readStaticMarks(text, file);
  } catch (error) {
    if (isRepairError(error, 'PARSE_FAILED')) return [];
    throw error;
  }
}

/** Of the mark at the marker's place; where a transform has moved lines, what all marks of the same target agree on. */
function hintAt(marker: Marker, marks: readonly StaticMark[]): string | undefined {
  const [nearest] = marks
    .filter(({ line }) => line === marker.line)
    .toSorted((a, b) => Math.abs(a.column - marker.column) - Math.abs(b.column - marker.column));
  if (nearest !== undefined) return nearest.hint;
  const same = marks.filter(({ target }) => nameOf(target) === marker.target).map(({ hint }) => hint);
  return new Set(same).size === 1 ? same[0] : undefined;
}

function nameOf(target: StaticMark['target']): string | undefined {
  if (target.kind === 'text') return target.text;
  return target.kind === 'chain' ? target.names.at(-1) : undefined;
}
