// Heals the example projects and prints one JSON line a fault and a summary a project:
//   node benchmarks/examples.mjs [--rounds 3]
// `correct` is judged by the hidden tests, apart from `healed`.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '1' } } });
const root = path.resolve(import.meta.dirname, '..');
const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim();
const projects = [
  {
    folder: 'vitest-shop',
    heal: ['vitest-heal', 'run'],
    hidden: ['vitest', 'run', '--config', 'vitest.hidden.config.ts', '--reporter=json'],
  },
  {
    folder: 'jest-clinic',
    heal: ['jest-heal', '--silent'],
    hidden: ['jest', '--testMatch', '<rootDir>/hidden/**/*.hidden.test.ts', '--json'],
  },
];

for (const project of projects) {
  const records = [];
  for (let round = 1; round <= Number(values.rounds); round++) records.push(...measure(project, round));
  for (const record of records) console.log(JSON.stringify(record));
  console.log(JSON.stringify(summaryOf(project.folder, records)));
}

function measure({ folder, heal, hidden }, round) {
  const source = path.join(root, 'examples', folder);
  const copy = path.join(root, 'examples', `.tmp-bench-${folder}-${process.pid}`);
  cpSync(source, copy, { recursive: true });
  try {
    run(copy, heal);
    const report = JSON.parse(readFileSync(path.join(copy, '.heal', 'report.json'), 'utf8'));
    for (const { file, patches } of report.targets) {
      if (patches.length > 0) writeInto(path.join(copy, file), patches[0].healedSource);
    }
    const judged = run(copy, hidden).stdout;
    const wrong = JSON.parse(judged.slice(judged.indexOf('{'))).testResults.filter((file) => file.status !== 'passed');
    const wrongModules = new Set(wrong.map((file) => path.basename(file.name).split('.')[0]));
    return report.targets.map((target) => recordOf(folder, round, target, wrongModules));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function recordOf(folder, round, target, wrongModules) {
  const { search } = target;
  return {
    bug: `${folder}/${path.basename(target.file)}`,
    round,
    seed: 1,
    verdict: target.status,
    label: target.label ?? null,
    correct: target.status === 'healed' && !wrongModules.has(path.basename(target.file).split('.')[0]),
    way: search.way,
    candidates: search.candidates,
    candidatesPerSecond: search.candidatesPerSecond,
    firstPlausibleMs: search.firstPlausibleMs ?? null,
    probeMs: search.probeMs,
    verifyMs: search.verifyMs,
    commit,
    node: process.version,
    cpu: os.cpus()[0]?.model ?? 'unknown',
  };
}

function summaryOf(folder, records) {
  const median = (key) => records.map((record) => record[key]).toSorted((a, b) => a - b)[records.length >> 1];
  return {
    suite: folder,
    faults: records.length,
    healed: records.filter((record) => record.verdict === 'healed').length,
    correctFirst: records.filter((record) => record.correct).length,
    medianProbeMs: median('probeMs'),
    medianVerifyMs: median('verifyMs'),
    medianCandidates: median('candidates'),
  };
}

function run(cwd, [bin, ...args]) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1' };
  return spawnSync(path.join(cwd, 'node_modules', '.bin', bin), args, { cwd, env, encoding: 'utf8', maxBuffer: 1e9 });
}

function writeInto(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
