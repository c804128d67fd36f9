import type { Marker } from '../model/test-result.ts';
import { readStaticMarks } from '../marks/read-static-marks.ts';
import type { StaticMark } from '../marks/static-mark.ts';

/** The mark in the text of `source` that left `marker` behind; `undefined` when it cannot be told which. */
export function writtenMark(marker: Marker, source: string): StaticMark | undefined {
  const marks = readStaticMarks(source, marker.file).filter(({ target }) => target.kind !== 'text');
  const onLine = marks.filter(({ line }) => line === marker.line);
  if (onLine.length > 0) return onLine.toSorted((a, b) => far(a, marker) - far(b, marker))[0];
  // A transform without source maps moves lines; the name is still the function's.
  const named = marks.filter(({ target }) => target.kind === 'chain' && target.names.at(-1) === marker.target);
  return named.length === 1 ? named[0] : undefined;
}

function far(mark: StaticMark, marker: Marker): number {
  return Math.abs(mark.column - marker.column);
}
