import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The texts of the files `.env` and `.env.…` of a folder: what is in them is secret. What cannot be read is left out. */
export async function dotenvTexts(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name === '.env' || name.startsWith('.env.'));
  return Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8').catch(() => '')));
}
