/** What a command sees of the process it runs in. */
export interface HealCommandHost {
  /** Absolute. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
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
  return { cwd: process.cwd(), env: process.env, stdout: process.stdout, stderr: process.stderr };
}
