// What each part of the search is worth: heals the cases of a suite with all of it, then without one part after the other:
//   node benchmarks/ablation.mjs [--suite web] [--runner vitest] [--filter text] [--parts a,b] [--budget candidates] [--jobs n]
//     [--json file] [--html page]
// All with the same budget of candidates and a time that does not end it first, so that other work on the machine changes the times
// alone. `same` counts the cases with the same first patch as with all parts.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { SEARCH_PARTS, chartPage, escapeHtml, tableHtml, wilsonInterval } from 'testheal';

import { median } from './statistics.mjs';

const here = import.meta.dirname;

const { values } = parseArgs({
  options: {
    suite: { type: 'string', default: 'web' },
    runner: { type: 'string', default: 'vitest' },
    filter: { type: 'string' },
    parts: { type: 'string', default: SEARCH_PARTS.filter((part) => part !== 'search').join(',') },
    budget: { type: 'string', default: '4000' },
    jobs: { type: 'string', default: '1' },
    json: { type: 'string' },
    html: { type: 'string' },
  },
});
const name = `ablation-${values.suite}-${values.runner}`;
const json = path.resolve(values.json ?? path.join(here, 'results', `${name}.json`));
const html = path.resolve(values.html ?? path.join(here, 'results', `${name}.html`));
const work = path.join(here, 'results', `.ablation-${process.pid}.json`);

const whole = heal();
const rows = [rowOf('all of it', whole)];
console.log(line(['without', 'healed', 'first right', 'same', 'candidates', 'first at', 'load']));
console.log(lineOf(rows[0]));
for (const part of values.parts.split(',')) {
  rows.push(rowOf(part, heal(part)));
  console.log(lineOf(rows.at(-1)));
}
rmSync(work, { force: true });
write(json, `${JSON.stringify({ ...values, node: process.version, rows }, undefined, 2)}\n`);
write(html, page());

function heal(part) {
  const args = [
    'bench',
    '--suite',
    values.suite,
    '--runner',
    values.runner,
    ...(values.filter === undefined ? [] : ['--filter', values.filter]),
    '--jobs',
    values.jobs,
  ];
  const budget = ['--heal-max-candidates', values.budget, '--heal-timeout', '300', '--timeout', '400'];
  const without = part === undefined ? [] : ['--without', part];
  const bin = path.join(here, 'node_modules/.bin/heal');
  const run = spawnSync(bin, [...args, ...budget, ...without, '--json', work], {
    cwd: here,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (run.status !== 0) {
    console.error(run.stderr);
    process.exit(run.status ?? 1);
  }
  return JSON.parse(readFileSync(work, 'utf8'));
}

function rowOf(part, { cases, totals }) {
  const before = new Map(whole.cases.map((one) => [one.case, firstDiff(one)]));
  const searched = cases.filter(({ candidates }) => candidates !== null);
  return {
    part,
    cases: totals.cases,
    healed: totals.healed,
    firstPatchCorrect: totals.firstPatchCorrect,
    same: cases.filter((one) => firstDiff(one) === before.get(one.case)).length,
    medianCandidates: searched.length === 0 ? null : median(searched.map(({ candidates }) => candidates)),
    candidates: searched.reduce((sum, one) => sum + one.candidates, 0),
    medianFirstMs: totals.medianFirstMs,
    durationMs: totals.durationMs,
    load: os.loadavg()[0],
    lost: cases.filter((one) => !one.healed && before.get(one.case) !== undefined).map((one) => one.case),
  };
}

function firstDiff(one) {
  return one.patches[0]?.diff;
}

function lineOf({ part, cases, healed, firstPatchCorrect, same, medianCandidates, medianFirstMs, load }) {
  const first = medianFirstMs === null ? '–' : `${(medianFirstMs / 1000).toFixed(1)} s`;
  return line([
    part,
    `${healed} of ${cases}`,
    firstPatchCorrect,
    same,
    medianCandidates ?? '–',
    first,
    load.toFixed(1),
  ]);
}

function line([head, ...cells]) {
  return [head.padEnd(20), ...cells.map((cell) => String(cell).padStart(11))].join('  ');
}

function page() {
  const chart = (title, key) => ({
    title,
    shares: rows.map((row) => ({
      name: row.part,
      hits: row[key],
      count: row.cases,
      interval: wilsonInterval(row[key], row.cases),
    })),
  });
  const head = ['without', 'healed', 'first right', 'same first patch', 'median candidates', 'all candidates', 'load'];
  return chartPage({
    title: 'Ablation',
    text: escapeHtml(
      `Suite ${values.suite} in ${values.runner}, ${values.budget} candidates a case; the lines are 95 % intervals after Wilson.`,
    ),
    charts: [chart('healed', 'healed'), chart('first patch right', 'firstPatchCorrect')],
    after: tableHtml([
      head,
      ...rows.map((row) =>
        [
          row.part,
          row.healed,
          row.firstPatchCorrect,
          row.same,
          row.medianCandidates ?? '–',
          row.candidates,
          row.load.toFixed(1),
        ].map(String),
      ),
    ]),
  });
}

function write(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`written: ${path.relative(process.cwd(), file)}`);
}
