import type TypeScript from 'typescript';
import { projectConfig, withoutConfig } from './project-config.ts';

/**
 * What the project has TypeScript told about `file`, made cheap: nothing is written, and neither the types of a browser nor
 * those of packages that nobody imports are loaded. What needs them stays unknown.
 */
export function compilerOptions(ts: typeof TypeScript, file: string): TypeScript.CompilerOptions {
  const own = projectConfig(ts, file, { isWhole: false })?.options ?? { ...withoutConfig(ts), strict: true };
  return {
    ...own,
    lib: librariesOf(ts, own),
    types: [],
    noEmit: true,
    composite: false,
    incremental: false,
    declaration: false,
    skipLibCheck: true,
    // What may be left out reads as `undefined`.
    exactOptionalPropertyTypes: false,
    allowImportingTsExtensions: true,
  };
}

function librariesOf(ts: typeof TypeScript, options: TypeScript.CompilerOptions): string[] {
  const named = options.lib?.filter((name) => !/^lib\.(?:dom|webworker|scripthost)\b/.test(name));
  if (named !== undefined && named.length > 0) return named;
  const whole = ts.getDefaultLibFileName(options);
  // Without `full` it is the language alone; the oldest ones are named otherwise.
  if (whole === 'lib.d.ts') return ['lib.es5.d.ts'];
  return [whole === 'lib.es6.d.ts' ? 'lib.es2015.d.ts' : whole.replace('.full.', '.')];
}
