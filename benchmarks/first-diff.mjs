// From the end of the runner's own run to the first patch that has passed its tests, and the guards that reach its target, in a
// fresh worker: on the example projects as they are, and with `--each` on each of their test files alone. Prints one JSON line
// a run, a summary a runner, and ends with 1 when the median over all runs is above the limit. Wants a quiet machine.
//   node benchmarks/first-diff.mjs [--rounds 5] [--each] [--limit 1500]
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installAsPublished, programOf } from './install-as-published.mjs';
import { median } from './statistics.mjs';
import { timedRun } from './timed-run.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    each: { type: 'boolean', default: false },
    limit: { type: 'string', default: '1500' },
  },
});
const root = path.resolve(import.meta.dirname, '..');
const PROJECTS = [
  { runner: 'vitest', folder: 'vitest-shop', args: ['run'] },
  { runner: 'jest', folder: 'jest-clinic', args: ['--silent'] },
];

const all = [];
for (const project of PROJECTS) {
  const copy = path.join(root, 'examples', `.tmp-first-diff-${project.folder}-${process.pid}`);
  const example = path.join(root, 'examples', project.folder);
  const modules = path.join(example, 'node_modules');
  cpSync(example, copy, { recursive: true, filter: (file) => file !== modules });
  installAsPublished(copy, modules);
  try {
    const files = values.each ? readdirSync(path.join(copy, 'test')).toSorted() : [undefined];
    const records = [];
    for (let round = 1; round <= Number(values.rounds); round++) {
      for (const file of files) {
        const record = { ...project, round, file, ...(await measure(copy, project, file)) };
        records.push(record);
        console.log(JSON.stringify(record, ['runner', 'round', 'file', 'firstDiffMs', 'wallMs', 'userMs']));
      }
    }
    console.log(JSON.stringify(summaryOf(project.runner, records)));
    all.push(...records);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
const summary = summaryOf('all', all);
console.log(JSON.stringify({ ...summary, limitMs: Number(values.limit) }));
if (summary.missing > 0 || summary.medianFirstDiffMs > Number(values.limit)) process.exitCode = 1;

async function measure(cwd, { runner, args }, file) {
  rmSync(path.join(cwd, '.heal'), { recursive: true, force: true });
  const program = programOf(cwd, `@testheal/${runner}`, `${runner}-heal`);
  const { wallMs, userMs } = await timedRun(
    process.execPath,
    [program, ...args, ...(file === undefined ? [] : [`test/${file}`])],
    { cwd },
  );
  const report = JSON.parse(readFileSync(path.join(cwd, '.heal', 'report.json'), 'utf8'));
  return { firstDiffMs: report.firstDiffMs ?? null, wallMs, userMs };
}

function summaryOf(runner, records) {
  const times = records.flatMap(({ firstDiffMs }) => firstDiffMs ?? []);
  return {
    runner,
    runs: records.length,
    missing: records.length - times.length,
    medianFirstDiffMs: times.length === 0 ? null : median(times),
    medianUserMs: median(records.map(({ userMs }) => userMs)),
  };
}
