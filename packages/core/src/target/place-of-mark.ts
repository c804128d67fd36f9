import path from 'node:path';
import { readStaticMarks } from '../marks/read-static-marks.ts';
import { isRepairError } from '../model/errors.ts';
import type { Marker } from '../model/test-result.ts';

/** What is needed to tell people of a mark. */
export interface MarkReader {
  /** The runner's root, absolute: what is told is relative to it. */
  readonly root: string;
  readSource(file: string): Promise<string>;
}

/**
 * A mark as it was written, and where: what a message about it begins with. A mark of a path knows its file alone, so the text
 * of the file tells the line; where it does not, as of a path that is made at run time, there is none.
 */
export async function placeOfMark(marker: Marker, world: MarkReader): Promise<string> {
  const { target, file, flag, isFunction } = marker;
  if (flag !== undefined) return `\`--heal-target ${flag.written}\``;
  const line = marker.line > 0 ? marker.line : lineIn(await world.readSource(file).catch(() => ''), marker);
  const written = isFunction === true ? target : `'${target}'`;
  const shown = path.relative(world.root, file).replaceAll('\\', '/');
  return `heal(${written}) at ${shown}${line === undefined ? '' : `:${line}`}`;
}

/** Of the first mark of the target. */
function lineIn(source: string, { target: written, file }: Marker): number | undefined {
  try {
    return readStaticMarks(source, file).find(({ target }) => target.kind === 'text' && target.text === written)?.line;
  } catch (error) {
    if (isRepairError(error, 'PARSE_FAILED')) return undefined;
    throw error;
  }
}
