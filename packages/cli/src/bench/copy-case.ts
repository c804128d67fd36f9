import { cpSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { BenchCase } from './bench-case.ts';

/** Copies what healing may see of a case: the module, the visible test and the support files. Links become files. */
export function copyCase({ folder, module, test, support, secret }: BenchCase, into: string): void {
  const mayBeSeen = (source: string): boolean => !secret.includes(realpathSync(source));
  for (const path of [module, test, ...support]) {
    mkdirSync(dirname(join(into, path)), { recursive: true });
    cpSync(join(folder, path), join(into, path), { recursive: true, dereference: true, filter: mayBeSeen });
  }
}
