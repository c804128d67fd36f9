import { appendFile, stat } from 'node:fs/promises';

/** Adds to the end of a file that others add to as well; made when it is not there. */
export async function appendText(path: string, text: string): Promise<void> {
  await appendFile(path, text, 'utf8');
}

/** In bytes; 0 for a file that is not there. */
export async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    (stats) => stats.size,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return 0;
      throw error;
    },
  );
}
