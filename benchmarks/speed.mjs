// How fast candidates are judged, against a plain loop and a mutation tester, and how time grows:
//   node benchmarks/speed.mjs [--runner vitest|jest] [--only rates,mutants,growth] [--cases n] [--rounds n] [--json file] [--html page]
// Tables on the terminal; figures of one run of this program alone can be compared.
import { spawnSync } from 'node:child_process';
import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { growthPage } from './plots/growth-page.mjs';
import { byLength, byTargets } from './speed/growth.mjs';
import { mutantRate } from './speed/mutants.mjs';
import { sampleCases } from './speed/sample.mjs';
import { writeProject } from './speed/write-project.mjs';
import { median } from './statistics.mjs';

const here = import.meta.dirname;
const packages = path.join(here, '../packages');
const { values } = parseArgs({
  options: {
    runner: { type: 'string' },
    only: { type: 'string', default: 'rates,mutants,growth' },
    cases: { type: 'string', default: '24' },
    rounds: { type: 'string', default: '5' },
    lengths: { type: 'string', default: '50,200,1000,5000' },
    targets: { type: 'string', default: '1,5,20,50' },
    json: { type: 'string', default: path.join(here, 'results/speed.json') },
    html: { type: 'string', default: path.join(here, 'results/speed.html') },
  },
});
const parts = values.only.split(',');
const runners = values.runner === undefined ? ['vitest', 'jest'] : [values.runner];
const numbers = (text) => text.split(',').map(Number);
const rounds = Number(values.rounds);
/** Of each case: candidates in the batch, and guard steps that a test may take. */
const LIMITS = { most: 400, maxSteps: 10_000, verifications: 8 };

const load = createRequire(path.join(here, 'package.json'));
const versions = { vitest: load('vitest/package.json').version, jest: load('jest/package.json').version };
const root = realpathSync(mkdtemp());
const results = {
  node: process.version,
  cpu: `${os.availableParallelism()} × ${os.cpus()[0]?.model ?? 'unknown'}`,
  versions,
  loadBefore: os.loadavg(),
  runners: {},
};
try {
  const cases = sampleCases(here, Number(values.cases));
  for (const runner of runners) results.runners[runner] = await measure(runner, cases);
} finally {
  rmSync(root, { recursive: true, force: true });
}
results.loadAfter = os.loadavg();
for (const [file, text] of [
  [values.json, `${JSON.stringify(results, undefined, 2)}\n`],
  [values.html, growthPage(results)],
]) {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  writeFileSync(file, text);
  console.log(`written: ${path.relative(process.cwd(), file)}`);
}

async function measure(runner, cases) {
  console.log(`\n${runner} ${versions[runner]}, load ${load1()}`);
  const project = path.join(root, runner);
  const all = {};
  writeProject(
    project,
    here,
    filesOf(cases, ({ source }) => source, runner),
  );
  if (parts.includes('rates')) {
    all.rates = ratesOf(runner, project, cases);
    printRates(all.rates);
  }
  if (parts.includes('mutants')) {
    const own = path.join(root, `${runner}-mutants`);
    writeProject(
      path.join(own, 'stryker'),
      here,
      filesOf(cases, ({ fixed }) => fixed, runner),
    );
    const tools = path.join(here, 'results/.stryker');
    const babel = ['@babel/core', '@babel/preset-env', '@babel/preset-typescript'];
    const own2 = Object.fromEntries(babel.map((name) => [name, load(`${name}/package.json`).version]));
    all.mutants = await mutantRate({ runner, root: own, tools, versions: { ...versions, ...own2 } });
    const { mutants, timeouts, perSecond, perSecondWithStart, workers, version } = all.mutants;
    console.log(
      `Stryker ${version}, ${workers} workers: ${mutants} mutants (${timeouts} out of time), ${perSecond.toFixed(1)} a second, ${perSecondWithStart.toFixed(1)} with its start, load ${load1()}`,
    );
    if (all.rates !== undefined) {
      console.log(
        `probe / mutants: ${(all.rates.total.probe / perSecond).toFixed(0)}, verifications / mutants: ${(all.rates.total.verified / perSecond).toFixed(2)}`,
      );
    }
  }
  if (parts.includes('growth')) {
    const setting = { runner, root, here };
    all.byLength = byLength(setting, numbers(values.lengths));
    all.byTargets = byTargets(setting, numbers(values.targets));
    printGrowth('lines', all.byLength);
    printGrowth('targets', all.byTargets);
  }
  return all;
}

/** Candidates a second: of each case, and of all together, which weighs each case by its time. */
function ratesOf(runner, project, cases) {
  const bundled = bundle();
  const expectAt = expectOf(runner);
  const asked = { runner, root: project, cases, rounds, bundled, packages, version: versions[runner], ...LIMITS };
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

function printRates({ rows, total }) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  console.log(`${'case'.padEnd(width)}  candidates   probe/s    loop/s  ratio  way`);
  for (const { name, candidates, probeMs, bareMs, way, differ } of rows) {
    const [probe, bare] = [candidates / (probeMs / 1000), candidates / (bareMs / 1000)];
    const cells = [
      String(candidates).padStart(10),
      probe.toFixed(0).padStart(8),
      bare.toFixed(0).padStart(8),
      (probe / bare).toFixed(2).padStart(5),
    ];
    console.log([name.padEnd(width), ...cells, way, ...(differ > 0 ? [`${differ} verdicts differ`] : [])].join('  '));
  }
  const { probe, bare, probeCpu, bareCpu, coldProbe, coldBare, search, verified } = total;
  console.log(`all: probe ${probe.toFixed(0)} a second, loop ${bare.toFixed(0)}, ratio ${(probe / bare).toFixed(2)}`);
  console.log(
    `by processor time: probe ${probeCpu.toFixed(0)} a second, loop ${bareCpu.toFixed(0)}, ratio ${(probeCpu / bareCpu).toFixed(2)}`,
  );
  console.log(
    `from cold: probe ${coldProbe.toFixed(0)}, loop ${coldBare.toFixed(0)}; whole search ${search.toFixed(0)} a second; fresh verifications ${verified.toFixed(1)} a second; load ${load1()}`,
  );
}

function printGrowth(key, rows) {
  console.log(`${key.padStart(8)}  healed  first diff     healing`);
  for (const row of rows) {
    const first = row.firstDiffMs === null ? '–' : `${(row.firstDiffMs / 1000).toFixed(2)} s`;
    console.log(
      `${String(row[key]).padStart(8)}  ${String(row.healed).padStart(6)}  ${first.padStart(10)}  ${`${(row.healMs / 1000).toFixed(2)} s`.padStart(10)}  load ${load1()}`,
    );
  }
}

function filesOf(cases, sourceOf, runner) {
  return Object.fromEntries(
    cases.flatMap(({ name, module, test, tests, ...each }) => [
      [`src/${name}/${module}`, sourceOf(each)],
      [`src/${name}/${test}`, runner === 'vitest' ? tests : tests],
    ]),
  );
}

/** Core and adapters as one file each, from their sources. */
function bundle() {
  const { buildSync } = createRequire(path.join(packages, 'testkit/package.json'))('esbuild');
  const out = path.join(here, '.tmp-speed');
  for (const entry of ['probe-rates', 'bare-loop', 'jest-host', 'vitest-probe']) {
    buildSync({
      entryPoints: [path.join(here, 'speed', `${entry}.mjs`)],
      outfile: path.join(out, `${entry}.mjs`),
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      conditions: ['@testheal/source'],
      external: ['vitest', 'vitest/*', 'jiti'],
      banner: {
        js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
      },
      logLevel: 'warning',
    });
  }
  return out;
}

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

function load1() {
  return os.loadavg()[0].toFixed(1);
}

/** Inside the package, so that the runners resolve. */
function mkdtemp() {
  const folder = path.join(here, `.tmp-speed-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}
