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
    const file = pathOfFrame(path);
    if (file === undefined) continue;
    return { file, line: Number(lineNumber), column: Number(column) };
  }
  return { file: '', line: 0, column: 0 };
}

/** The path of what a stack trace calls a file, with forward slashes; `undefined` when it is none on disk. */
export function pathOfFrame(name: string): string | undefined {
  if (name.startsWith('/')) return name;
  if (!/^(?:file:\/\/\/|[A-Za-z]:[\\/])/.test(name)) return undefined;
  const plain = name.startsWith('file://') ? decodeURI(name.slice('file://'.length)) : name;
  return plain.replaceAll('\\', '/');
}
