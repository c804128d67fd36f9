import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const here = path.join(import.meta.dirname, '..');
export const packages = path.join(here, '../packages');

/** Core and adapters as one file each, from their sources. */
export async function bundle() {
  const { build } = createRequire(path.join(packages, 'testkit/package.json'))('esbuild');
  const out = path.join(here, '.tmp-speed');
  for (const entry of ['probe-rates', 'bare-loop', 'jest-host', 'vitest-probe']) {
    await build({
      entryPoints: [path.join(here, 'speed', `${entry}.mjs`)],
      outfile: path.join(out, `${entry}.mjs`),
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      conditions: ['@testheal/source'],
      external: ['vitest', 'vitest/*', 'jiti'],
      plugins: [importParser],
      banner: {
        js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
      },
      logLevel: 'warning',
    });
  }
  return out;
}

/** Core requires the parser from where it lies itself, which a bundle does not. */
const importParser = {
  name: 'import-parser',
  setup(build) {
    build.onResolve({ filter: /\/babel-parser\.ts$/ }, ({ resolveDir }) =>
      build.resolve('@babel/parser', { kind: 'import-statement', resolveDir }),
    );
  },
};

/** Runs a program of ours with a question, which it reads from `file`; it answers with one JSON value a line. */
export async function lines(program, file, question) {
  writeFileSync(file, JSON.stringify(question));
  const child = spawn(process.execPath, [program, file], { cwd: here, stdio: ['ignore', 'pipe', 'pipe'] });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text));
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (status !== 0) throw new Error(`${path.basename(program)} failed:\n${stderr.slice(-4000)}`);
  return stdout.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
}
