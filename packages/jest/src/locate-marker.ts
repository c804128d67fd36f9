import type { Mark } from './marks.ts';

/** With a name in front, and without. Folders may have blanks and parentheses in their names. */
const FRAMES = [/^at .*? \((.+):(\d+):(\d+)\)$/, /^at (?:async )?(.+):(\d+):(\d+)$/];

/** Finds the first frame of `stack` that is not in `ownFile`: where the marker was written. */
export function locateMarker(stack: string, ownFile: string): Omit<Mark, 'target'> {
  for (const line of stack.split('\n').slice(1)) {
    const frame = line.trim();
    const match = FRAMES.map((pattern) => pattern.exec(frame)).find((found) => found !== null);
    if (match === undefined || frame.includes(ownFile)) continue;
    const [, path = '', lineNumber = '0', column = '0'] = match;
    if (!/^(?:file:\/\/\/|\/|[A-Za-z]:[\\/])/.test(path)) continue;
    const plain = path.startsWith('file://') ? decodeURI(path.slice('file://'.length)) : path;
    const file = plain.replaceAll('\\', '/');
    return { file, line: Number(lineNumber), column: Number(column) };
  }
  return { file: '', line: 0, column: 0 };
}
