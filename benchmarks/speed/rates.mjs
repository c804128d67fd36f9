import { spawnSync } from 'node:child_process';
import { realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { median } from '../statistics.mjs';

const here = path.join(import.meta.dirname, '..');
const packages = path.join(here, '../packages');
/** Of each case: candidates in the batch, and guard steps that a test may take. */
const LIMITS = { most: 400, maxSteps: 10_000, verifications: 8 };

/** Candidates a second: of each case, and of all together, which weighs each case by its time. */
export async function ratesOf(runner, { cases, rounds, root, project, version }) {
  const bundled = await bundle();
  const expectAt = expectOf(runner);
  const asked = { runner, root: project, cases, rounds, bundled, packages, version, ...LIMITS };
  const probed = lines(path.join(bundled, 'probe-rates.mjs'), path.join(root, `${runner}-probe.json`), asked);
  const measured = probed.filter(({ skipped }) => skipped === undefined);
  for (const { name, skipped } of probed) if (skipped !== undefined) console.log(`  ${name} left out: ${skipped}`);
  const esbuild = createRequire(path.join(packages, 'testkit/package.json')).resolve('esbuild');
  const told = { runner, root: project, cases: measured, rounds, maxSteps: LIMITS.maxSteps, esbuild, expectAt };
  const bare = new Map(
    lines(path.join(bundled, 'bare-loop.mjs'), path.join(root, `${runner}-bare.json`), told).map((each) => [
      each.name,
      each,
    ]),
  );
  const rows = measured.map(({ name, way, candidates, times, startMs, search, verified }) => {
    const own = bare.get(name);
    return {
      name,
      way,
      candidates: candidates.length,
      differ: own.differ,
      probeMs: median(times.slice(1).map(({ ms }) => ms)),
      bareMs: median(own.times.slice(1).map(({ ms }) => ms)),
      probeCpuMs: median(times.slice(1).map(({ cpuMs }) => cpuMs)),
      bareCpuMs: median(own.times.slice(1).map(({ cpuMs }) => cpuMs)),
      // From nothing: the test file loaded, the unchanged module tried, the batch compiled.
      coldProbeMs: startMs - times.slice(1).reduce((sum, { ms, compileMs }) => sum + ms + compileMs, 0),
      coldBareMs: own.times[0].ms + own.times[0].compileMs,
      search,
      verified,
    };
  });
  const sum = (of) => rows.reduce((total, each) => total + of(each), 0);
  const candidates = sum((each) => each.candidates);
  const rate = (of) => candidates / (sum(of) / 1000);
  const searched = rows.filter(({ search }) => search !== null);
  return {
    rows,
    total: {
      cases: rows.length,
      candidates,
      probe: rate(({ probeMs }) => probeMs),
      bare: rate(({ bareMs }) => bareMs),
      // Of seconds of the processor: other work on the machine hardly changes them.
      probeCpu: rate(({ probeCpuMs }) => probeCpuMs),
      bareCpu: rate(({ bareCpuMs }) => bareCpuMs),
      coldProbe: rate(({ coldProbeMs }) => coldProbeMs),
      coldBare: rate(({ coldBareMs }) => coldBareMs),
      search:
        searched.reduce((total, { search }) => total + search.candidates, 0) /
        (searched.reduce((total, { search }) => total + search.durationMs, 0) / 1000),
      verified: sum(({ verified }) => verified.runs) / (sum(({ verified }) => verified.ms) / 1000),
    },
  };
}

/** Core and adapters as one file each, from their sources. */
async function bundle() {
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

/** The runner's own `expect`, outside of it. */
function expectOf(runner) {
  const own = createRequire(realpathSync(path.join(here, 'node_modules', runner, 'package.json')));
  if (runner === 'vitest') return path.join(path.dirname(own.resolve('@vitest/expect/package.json')), 'dist/index.js');
  const core = createRequire(own.resolve('@jest/core'));
  const circus = createRequire(createRequire(core.resolve('jest-config')).resolve('jest-circus/package.json'));
  return createRequire(circus.resolve('@jest/expect')).resolve('expect');
}

/** Runs a program of ours with a question, which it reads from `file`; it answers with one JSON value a line. */
function lines(program, file, question) {
  writeFileSync(file, JSON.stringify(question));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, file], {
    encoding: 'utf8',
    maxBuffer: 1e9,
    cwd: here,
  });
  if (status !== 0) throw new Error(`${path.basename(program)} failed:\n${stderr.slice(-4000)}`);
  return stdout.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
}
