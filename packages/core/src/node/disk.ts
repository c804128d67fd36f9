import * as fs from 'node:fs/promises';

/** The calls of Node's that our file operations are made of: a test can let the process die between any two of them. */
export type Disk = Pick<
  typeof fs,
  | 'access'
  | 'copyFile'
  | 'link'
  | 'mkdir'
  | 'open'
  | 'readFile'
  | 'readdir'
  | 'realpath'
  | 'rename'
  | 'rm'
  | 'rmdir'
  | 'stat'
  | 'unlink'
>;

export const nodeDisk: Disk = fs;
