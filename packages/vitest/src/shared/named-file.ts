import { relative } from 'node:path';

import type { NamedFile } from './name-tests.ts';

export function namedFile(path: string, root: string, project: string | undefined): NamedFile {
  const file = relative(root, path).replaceAll('\\', '/');
  return project === undefined ? { file } : { file, project };
}
