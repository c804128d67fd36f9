import type { Mark } from './marks.cts';

const FRAME = /\(?((?:file:\/\/)?(?:\/|[A-Za-z]:[\\/])[^()\n]*?):(\d+):(\d+)\)?$/;

/** Finds the first frame of `stack` that is not in `ownFile`: where the marker was written. */
export function locateMarker(stack: string, ownFile: string): Omit<Mark, 'target'> {
  for (const line of stack.split('\n').slice(1)) {
    const match = FRAME.exec(line.trim());
    if (match === null || line.includes(ownFile)) continue;
    const [, path = '', lineNumber = '0', column = '0'] = match;
    const file = decodeURI(path.replace(/^file:\/\/(?=\/)/, '')).replaceAll('\\', '/');
    return { file, line: Number(lineNumber), column: Number(column) };
  }
  return { file: '', line: 0, column: 0 };
}
