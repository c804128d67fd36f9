import { TEMPORARY_NAME } from '../ports/file-system.ts';

/** Whether a name in the cache's folder is one that the store gives: its index, its content, what it is busy with. */
export function isStoreName(name: string): boolean {
  return /^(?:(?:content|index)-v\d+|tmp|_lastverified)$/.test(name);
}

/** Whether it is a file of the format before, which nothing reads any more, or what a killed process left of one. */
export function isFormerName(name: string): boolean {
  return /^[0-9a-f]{64}\.json$/.test(name) || TEMPORARY_NAME.test(name);
}
