import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

/**
 * Writes `playScenario` with all of its imports, core's included, as one file of plain JavaScript that a runner's worker
 * can load. Scenarios and outcomes are plain JSON, so a test sends the one in and reads the other.
 */
export async function bundleScenarioPlayer(outfile: string, format: 'esm' | 'cjs' = 'esm'): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL('play-scenario.ts', import.meta.url))],
    outfile,
    format,
    bundle: true,
    platform: 'node',
    target: 'node20',
    conditions: ['@testheal/source'],
    plugins: [importParser],
    logLevel: 'warning',
  });
}

/** Core requires the parser from where it lies itself, which a bundle does not. */
const importParser: Plugin = {
  name: 'import-parser',
  setup(bundler) {
    bundler.onResolve({ filter: /\/babel-parser\.ts$/ }, ({ resolveDir }) =>
      bundler.resolve('@babel/parser', { kind: 'import-statement', resolveDir }),
    );
  },
};
