import { renameSync, writeFileSync } from 'node:fs';

/** Makes a file that another process waits for: it finds nothing or the whole. Not safe against a power cut. */
export function publishText(file: string, text: string): void {
  const part = `${file}.part`;
  writeFileSync(part, text);
  renameSync(part, file);
}
