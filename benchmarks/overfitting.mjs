// How often the first patch is right, by its cost and by how many candidates passed, from the JSON of `heal bench` or of
// suite.mjs; several files are counted together:
//   node benchmarks/overfitting.mjs <file.json ...> [--runner vitest|jest] [--html page.html]
// Each case counts once, with its first seed in one runner: other runs of it are no new evidence.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { wilsonInterval } from 'testheal';

import { overfittingPage } from './plots/overfitting-page.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runner: { type: 'string', default: 'vitest' }, html: { type: 'string' } },
});
if (positionals.length === 0) {
  console.error('Name the JSON files of a bench: node benchmarks/overfitting.mjs benchmarks/results/quixbugs.json');
  process.exit(2);
}

const patches = positionals.flatMap(firstPatches);
const tables = [
  { title: 'all', rows: rowsOf([['', 0, Infinity]], () => 0) },
  {
    title: 'cost of the first patch',
    rows: rowsOf(
      [
        ['below 1.25', 0, 1.25],
        ['1.25 to 2', 1.25, 2],
        ['2 to 3', 2, 3],
        ['3 and more', 3, Infinity],
      ],
      ({ firstPatchCost }) => firstPatchCost,
    ),
  },
  {
    title: 'candidates that passed',
    rows: rowsOf(
      [
        ['1', 0, 2],
        ['2 to 5', 2, 6],
        ['6 to 20', 6, 21],
        ['more than 20', 21, Infinity],
      ],
      ({ plausible }) => plausible,
    ),
  },
  {
    title: 'label',
    rows: ['plausible', 'suspicious'].map((label) => row(label, (one) => one.patches[0].label === label)),
  },
];
const source = `${positionals.map((file) => path.basename(file)).join(', ')}: ${patches.length} first patches in ${values.runner}`;
console.log(`${source}\n`);
for (const table of tables) printTable(table);
if (values.html !== undefined) {
  mkdirSync(path.dirname(path.resolve(values.html)), { recursive: true });
  writeFileSync(values.html, overfittingPage(source, tables));
  console.log(`page: ${values.html}`);
}

/** One result for each healed case of a file that says what is correct. */
function firstPatches(file) {
  const { runner, cases } = JSON.parse(readFileSync(file, 'utf8'));
  const byCase = new Map();
  for (const one of cases) {
    if ((one.runner ?? runner) !== values.runner || byCase.has(one.case)) continue;
    byCase.set(one.case, one);
  }
  return [...byCase.values()].filter(({ healed, firstPatchCorrect }) => healed && firstPatchCorrect !== null);
}

/** `buckets`: name, from, to, which is not in it. */
function rowsOf(buckets, valueOf) {
  return buckets.map(([name, from, to]) => row(name, (one) => valueOf(one) >= from && valueOf(one) < to));
}

function row(name, isIn) {
  const own = patches.filter(isIn);
  const right = own.filter((one) => one.firstPatchCorrect).length;
  return { name, right, wrong: own.length - right, interval: wilsonInterval(right, own.length) };
}

function printTable({ title, rows }) {
  const width = Math.max(title.length, ...rows.map(({ name }) => name.length));
  console.log(`${title.padEnd(width)}  right  wrong  share right  95 % interval`);
  for (const { name, right, wrong, interval } of rows) {
    const count = right + wrong;
    const share = count === 0 ? '–' : percent(right / count);
    const bounds = count === 0 ? '–' : interval.map(percent).join(' to ');
    const cells = [String(right).padStart(5), String(wrong).padStart(5), share.padStart(11), bounds.padStart(13)];
    console.log([name.padEnd(width), ...cells].join('  '));
  }
  console.log('');
}

function percent(share) {
  return `${Math.round(100 * share)} %`;
}
