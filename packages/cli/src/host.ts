import { askOnTerminal } from './ask-on-terminal.ts';

/** What a command sees of the process it runs in. */
export interface HealCommandHost {
  /** Absolute. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  /** Asks who sits at the terminal to say yes; absent: nobody does. */
  readonly ask?: (question: string) => Promise<boolean>;
}

interface OutputStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** This process. A reader that closes its pipe early, such as `head`, is no error. */
export function processHost(): HealCommandHost {
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  return {
    cwd: process.cwd(),
    env: process.env,
    stdout: process.stdout,
    stderr: process.stderr,
    ...(isTerminal && { ask: askOnTerminal }),
  };
}
