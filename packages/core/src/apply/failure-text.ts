import { firstLine } from './first-line.ts';

const CAUSES: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full: make room',
  EDQUOT: 'your disk quota is used up: make room',
  EROFS: 'the file system is mounted read-only: allow writing there',
  EACCES: 'there is no permission to write there: allow it',
  EPERM: 'there is no permission to write there: allow it',
  ENOENT: 'its folder is gone: put it back',
};

/** Why the file system failed and what to do, as the rest of a sentence without its period. */
export function failureText(error: unknown): string {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  const cause = typeof code === 'string' && Object.hasOwn(CAUSES, code) ? CAUSES[code] : undefined;
  return cause === undefined ? firstLine(error) : `${cause} (${String(code)})`;
}
