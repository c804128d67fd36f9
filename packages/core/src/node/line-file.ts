import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Adds lines to the end of a file, made with its folders when it is not there. Each line is written before the call returns,
 * so that none is lost when this process is killed. Throws Node's own errors.
 */
export function createLineFile(file: string): (line: string) => void {
  let isReady = false;
  return (line) => {
    if (!isReady) mkdirSync(path.dirname(file), { recursive: true });
    isReady = true;
    appendFileSync(file, `${line}\n`, 'utf8');
  };
}
