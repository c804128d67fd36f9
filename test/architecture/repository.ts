import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ModuleFile } from './module-file.ts';
import { readModules } from './read-modules.ts';

export const ROOT: string = path.resolve(import.meta.dirname, '../..');

/** The folders of the packages, relative to the root. */
export const PACKAGES: readonly string[] = readdirSync(path.join(ROOT, 'packages'))
  .toSorted()
  .map((name) => `packages/${name}`);

/** Every source file of every package. */
export const FILES: readonly ModuleFile[] = PACKAGES.flatMap((folder) => readModules(ROOT, `${folder}/src`));
export const CORE_FILES: readonly ModuleFile[] = FILES.filter((file) => file.path.startsWith('packages/core/src/'));
