import path from 'node:path';
import type { Marker } from '../model/test-result.ts';
import { parseTarget } from './parse-target.ts';

/**
 * The mark that `--heal-target` makes on a test of `testFile` that has none of its own. `folder`: the absolute path that
 * the written one is relative to.
 */
export function flagMarker(written: string, testFile: string, folder: string): Marker {
  const parts = parseTarget(written);
  return {
    // What cannot be a target is told where targets are resolved.
    target: parts === undefined ? written : asImported(written, parts.specifier, { testFile, folder }),
    file: testFile.replaceAll('\\', '/'),
    line: 1,
    column: 1,
    flag: { written, folder },
  };
}

function asImported(
  written: string,
  specifier: string,
  { testFile, folder }: { testFile: string; folder: string },
): string {
  const relative = path.relative(path.dirname(testFile), path.resolve(folder, specifier)).replaceAll('\\', '/');
  const imported = relative.startsWith('.') || path.isAbsolute(relative) ? relative : `./${relative}`;
  return imported + written.trim().slice(specifier.length);
}
