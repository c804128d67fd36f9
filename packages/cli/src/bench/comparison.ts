import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';

import { assetPath } from '../asset-path.ts';
import type { BenchCase } from './bench-case.ts';
import { copyCase } from './copy-case.ts';

/** On how many inputs a patch has to do as the fixed module does; always the same ones. */
const INPUTS = 200;
const SEED = 1;

export interface ComparisonRequest {
  readonly benchCase: BenchCase;
  readonly fixed: string;
  readonly inputs: string;
  /** Absolute: the copy of the case, with the module to judge. */
  readonly files: string;
  /** Absolute: where the comparison is written. */
  readonly into: string;
}

/**
 * Writes a test file that passes when the case's module does as its fixed module on the inputs, and gives its path. It is
 * compiled as the case's own tests are.
 */
export function writeComparison({ benchCase, fixed, inputs, files, into }: ComparisonRequest): string {
  const { folder, module, test, target } = benchCase;
  const reference = join(into, 'reference');
  mkdirSync(reference, { recursive: true });
  copyCase(benchCase, reference);
  cpSync(join(folder, fixed), join(reference, module), { dereference: true });
  const generator = join(into, 'inputs', inputs);
  mkdirSync(dirname(generator), { recursive: true });
  cpSync(join(folder, inputs), generator, { dereference: true });

  const extension = extname(test);
  const runtime = join(into, `compare-modules${extension}`);
  cpSync(assetPath('compare-modules.js'), runtime);
  const specifier = (path: string): string => JSON.stringify(`./${relative(into, path).replaceAll('\\', '/')}`);
  const path = join(into, `compare.test${extension}`);
  writeFileSync(
    path,
    `// @ts-nocheck
import { compareModules } from ${specifier(runtime)};
import * as subject from ${specifier(join(files, module))};
import * as reference from ${specifier(join(reference, module))};
import * as generator from ${specifier(generator)};

const name = ${JSON.stringify(target.split('#')[1] ?? '')};
test('does as the fixed module does', async () => {
  await compareModules({ subject, reference, generator, name, seed: ${SEED}, count: ${INPUTS} });
}, 60_000);
`,
  );
  return path;
}
