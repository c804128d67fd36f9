import { dirname, join } from 'node:path';

import { nodeFileSystem } from '@testheal/core';

/** The nearest folder from `folder` upwards that has `.heal/<file>`; `undefined` when there is none. */
export async function findHealFolder(folder: string, file: string): Promise<string | undefined> {
  if (await nodeFileSystem.exists(join(folder, '.heal', file))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : findHealFolder(parent, file);
}
