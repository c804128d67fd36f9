// Heals the fault cases in both runners and prints what came of each case, each kind and all:
//   node benchmarks/faults.mjs [--runner vitest|jest] [--filter text] [--jobs n] [--timeout seconds]
//     [--heal-timeout seconds]
// The results of the runners are written to benchmarks/results/.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const here = import.meta.dirname;
const { values } = parseArgs({
  options: {
    runner: { type: 'string' },
    filter: { type: 'string' },
    jobs: { type: 'string', default: '2' },
    timeout: { type: 'string', default: '180' },
    'heal-timeout': { type: 'string' },
  },
});
const { runner: only, ...passed } = values;
const runners = only === undefined ? ['vitest', 'jest'] : [only];

const results = new Map();
for (const runner of runners) {
  console.log(`\n${runner}\n`);
  const file = path.join(here, 'results', `faults-${runner}.json`);
  heal(runner, file);
  results.set(runner, JSON.parse(readFileSync(file, 'utf8')));
}
for (const [runner, { cases }] of results) printKinds(runner, cases);
for (const runner of runners) console.log(`${runner}: ${path.join('benchmarks', 'results', `faults-${runner}.json`)}`);

function heal(runner, file) {
  const options = Object.entries(passed).flatMap(([name, value]) => [`--${name}`, value]);
  const args = ['bench', '--dir', 'faults', '--runner', runner, '--json', file, ...options];
  const bin = path.join(here, 'node_modules', '.bin', 'heal');
  const { status, signal } = spawnSync(bin, args, { cwd: here, stdio: 'inherit' });
  if (status !== 0) process.exit(signal === null ? status : 130);
}

/** One line a kind, the first folder of a case's path: how many heal, and how many first patches are correct. */
function printKinds(runner, cases) {
  const kinds = [...new Set(cases.map(kindOf))];
  const width = Math.max(...kinds.map((kind) => kind.length), 'all'.length);
  console.log(`\n${runner.padEnd(width)}  cases         healed  first correct`);
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
  const healed = cases.filter((one) => one.healed).length;
  const correct = cases.filter((one) => one.firstPatchCorrect === true).length;
  const cells = [String(cases.length).padStart(5), share(healed, cases.length), share(correct, healed)];
  console.log([name, ...cells].join('  '));
}

function share(number, of) {
  return `${number}${of === 0 ? '' : ` (${Math.round((100 * number) / of)} %)`}`.padStart(13);
}

function kindOf({ case: name }) {
  return name.split('/', 1)[0];
}
