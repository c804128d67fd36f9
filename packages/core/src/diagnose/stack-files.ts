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
    const match = /^\s*(?:at |❯ ).*?\(?((?:file:\/\/|\/|[A-Za-z]:[\\/])[^()]*?):(\d+):(\d+)\)?$/.exec(line);
    if (match === null) return [];
    const [, written, row, column] = match as unknown as [string, string, string, string];
    const file = written.startsWith('file://') ? fileURLToPath(written) : written;
    return [{ file: file.replaceAll('\\', '/').replace(/\?.*$/, ''), line: Number(row), column: Number(column) }];
  });
}
