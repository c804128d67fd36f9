import { readFileSync } from 'node:fs';

import { UsageError } from '../usage-error.ts';

/** The text of a file with everything that is in it, a byte order mark too; `undefined` when there is none. Throws `UsageError`. */
export function readText(path: string): string | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const text = bytes.toString('utf8');
  if (Buffer.from(text, 'utf8').equals(bytes)) return text;
  throw new UsageError(`"${path}" is not UTF-8, so it cannot be edited and taken back byte for byte.`);
}
