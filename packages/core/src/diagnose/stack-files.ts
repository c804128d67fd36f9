import { fileURLToPath } from 'node:url';

/** A place in a stack trace. Line and column are 1-based. */
export interface StackFrame {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The frames of a V8 stack that lie in files, innermost first. */
export function framesOf(stack: string): StackFrame[] {
  return stack.split('\n').flatMap((line): StackFrame[] => {
    const match = FRAME.exec(line);
    if (match === null) return [];
    const [, written, row, column] = match as unknown as [string, string, string, string];
    const file = written.startsWith('file://') ? fileURLToPath(written) : written;
    return [{ file: file.replaceAll('\\', '/').replace(/\?.*$/, ''), line: Number(row), column: Number(column) }];
  });
}

/** A place in a file, behind a function's name or alone. Folders may have blanks and parentheses in their names. */
const FRAME = /^\s*(?:at |❯ )(?:async )?(?:.*? \()?((?:file:\/\/|\/|[A-Za-z]:[\\/])(?:(?!\), ).)*?):(\d+):(\d+)\)?$/;
