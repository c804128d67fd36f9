// How fast candidates are judged, against a plain loop and a mutation tester, and how time grows:
//   node benchmarks/speed.mjs [--runner vitest|jest] [--only rates,mutants,growth] [--cases n] [--candidates n] [--json file] [--html page]
// Tables on the terminal; figures of one run of this program alone can be compared.
import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { growthPage } from './plots/growth-page.mjs';
import { byLength, byTargets } from './speed/growth.mjs';
import { mutantRate } from './speed/mutants.mjs';
import { load1, printGrowth, printMutants, printRates } from './speed/print.mjs';
import { ratesOf } from './speed/rates.mjs';
import { sampleCases } from './speed/sample.mjs';
import { writeProject } from './speed/write-project.mjs';

const here = import.meta.dirname;
const { values } = parseArgs({
  options: {
    runner: { type: 'string' },
    only: { type: 'string', default: 'rates,mutants,growth' },
    cases: { type: 'string', default: '24' },
    candidates: { type: 'string', default: '3000' },
    lengths: { type: 'string', default: '50,200,1000,5000' },
    targets: { type: 'string', default: '1,5,20,50' },
    json: { type: 'string', default: path.join(here, 'results/speed.json') },
    html: { type: 'string', default: path.join(here, 'results/speed.html') },
  },
});
const parts = values.only.split(',');
const runners = values.runner === undefined ? ['vitest', 'jest'] : [values.runner];
const numbers = (text) => text.split(',').map(Number);
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
    filesOf(cases, ({ source }) => source),
  );
  if (parts.includes('rates')) {
    all.rates = await ratesOf(runner, {
      cases,
      each: Number(values.candidates),
      root,
      project,
      version: versions[runner],
    });
    printRates(all.rates);
  }
  if (parts.includes('mutants')) {
    const own = path.join(root, `${runner}-mutants`);
    writeProject(
      path.join(own, 'stryker'),
      here,
      filesOf(cases, ({ fixed }) => fixed),
    );
    const tools = path.join(here, 'results/.stryker');
    const babel = ['@babel/core', '@babel/preset-env', '@babel/preset-typescript'];
    const transforms = Object.fromEntries(babel.map((name) => [name, load(`${name}/package.json`).version]));
    all.mutants = await mutantRate({ runner, root: own, tools, versions: { ...versions, ...transforms } });
    printMutants(all.mutants, all.rates);
  }
  if (parts.includes('growth')) {
    const setting = { runner, root, here };
    all.byLength = await byLength(setting, numbers(values.lengths));
    all.byTargets = await byTargets(setting, numbers(values.targets));
    printGrowth('lines', all.byLength);
    printGrowth('targets', all.byTargets);
  }
  return all;
}

function filesOf(cases, sourceOf) {
  return Object.fromEntries(
    cases.flatMap(({ name, module, test, tests, ...each }) => [
      [`src/${name}/${module}`, sourceOf(each)],
      [`src/${name}/${test}`, tests],
    ]),
  );
}

/** Inside the package, so that the runners resolve. */
function mkdtemp() {
  const folder = path.join(here, `.tmp-speed-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}
