import { renameSync, writeFileSync } from 'node:fs';

/** What stands beside a file while it is made. */
const PART = '.part';

/** Lets a process that waits for the file know that it is on its way. */
export function announceText(file: string): void {
  writeFileSync(file + PART, '');
}

/** Makes a file that another process waits for: it finds nothing or the whole. Not safe against a power cut. */
export function publishText(file: string, text: string): void {
  writeFileSync(file + PART, text);
  renameSync(file + PART, file);
}
