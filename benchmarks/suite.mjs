// Heals the cases of a suite in both runners, and prints what came of each case, each kind and all:
//   node benchmarks/suite.mjs <suite> [--json file] [--runner vitest|jest] [--filter text] [--jobs n] [--timeout seconds]
//     [--seed n] [--runs n] [--heal-timeout seconds]
// The results of each runner are written to benchmarks/results/ as well.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { totalsOf } from 'testheal';

const here = import.meta.dirname;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    runner: { type: 'string' },
    filter: { type: 'string' },
    jobs: { type: 'string', default: '1' },
    timeout: { type: 'string', default: '180' },
    seed: { type: 'string' },
    runs: { type: 'string' },
    'heal-timeout': { type: 'string' },
  },
});
const [suite] = positionals;
if (suite === undefined || positionals.length > 1) {
  console.error('Name one suite: node benchmarks/suite.mjs quixbugs');
  process.exit(2);
}
const { runner: only, json, ...passed } = values;
const runners = only === undefined ? ['vitest', 'jest'] : [only];

const results = new Map();
for (const runner of runners) {
  console.log(`\n${runner}\n`);
  const file = path.join(here, 'results', `${suite}-${runner}.json`);
  heal(runner, file);
  results.set(runner, JSON.parse(readFileSync(file, 'utf8')));
}
for (const [runner, { cases }] of results) printKinds(runner, cases);
const file = path.resolve(json ?? path.join(here, 'results', `${suite}.json`));
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(together(), undefined, 2)}\n`);
console.log(`results: ${path.relative(process.cwd(), file)}`);

function heal(runner, output) {
  const options = Object.entries(passed).flatMap(([name, value]) => [`--${name}`, value]);
  const args = ['bench', '--suite', suite, '--runner', runner, '--json', output, ...options];
  const bin = path.join(here, 'node_modules', '.bin', 'heal');
  const { status, signal } = spawnSync(bin, args, { cwd: here, stdio: 'inherit' });
  if (status !== 0) process.exit(signal === null ? status : 130);
}

/** What holds in every run of every runner, what holds in each, and all cases. */
function together() {
  const cases = [...results].flatMap(([runner, { cases: own }]) => own.map((one) => ({ runner, ...one })));
  return {
    suite,
    node: process.version,
    cpu: os.cpus()[0]?.model ?? 'unknown',
    commit: spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: here, encoding: 'utf8' }).stdout.trim(),
    totals: totalsOf(cases),
    runners: Object.fromEntries([...results].map(([runner, { totals, runs }]) => [runner, { totals, runs }])),
    cases,
  };
}

/** One line a kind, the first folder of a case's path: how many heal, and how many first patches are correct. */
function printKinds(runner, cases) {
  const nested = cases.filter(({ case: name }) => name.includes('/'));
  const kinds = [...new Set(nested.map(kindOf))];
  const width = Math.max(runner.length, ...kinds.map((kind) => kind.length), 'all'.length);
  console.log(`\n${runner.padEnd(width)}  cases         healed  first correct    any correct`);
  for (const kind of kinds) {
    printCounts(
      kind.padEnd(width),
      cases.filter((one) => kindOf(one) === kind),
    );
  }
  printCounts('all'.padEnd(width), cases);
  console.log('');
}

function printCounts(name, cases) {
  const { cases: count, healed, firstPatchCorrect, anyPatchCorrect } = totalsOf(cases);
  const shares = [share(healed, count), share(firstPatchCorrect, count), share(anyPatchCorrect, count)];
  console.log([name, String(count).padStart(5), ...shares].join('  '));
}

function share(number, of) {
  return `${number}${of === 0 ? '' : ` (${Math.round((100 * number) / of)} %)`}`.padStart(13);
}

function kindOf({ case: name }) {
  return name.split('/', 1)[0];
}
